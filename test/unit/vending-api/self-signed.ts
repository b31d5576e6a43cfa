import { generateKeyPairSync, sign } from "node:crypto";

/**
 * A certificate for `host` that signs itself, with its key, both PEM: made when it is needed, so that no key lies
 * about.
 */
export function createSelfSigned(host = "localhost"): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(oid("2a8648ce3d040302"));
  const name = sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(host)))));
  const validity = sequence(der(0x17, Buffer.from("200101000000Z")), der(0x17, Buffer.from("491231235959Z")));
  const altNames = sequence(oid("551d11"), der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(altNames)),
  );
  const signature = sign("sha256", body, privateKey);
  const cert = sequence(body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

/** One element of DER (X.690): tag, length, contents. */
function der(tag: number, contents: Uint8Array): Buffer {
  const { length } = contents;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), contents]);
}

function sequence(...parts: Uint8Array[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}
