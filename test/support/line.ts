import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a server that can be cut, so that nobody listens at its near end, and joined again. */
export interface NetworkLine extends AsyncDisposable {
  /** The same URL at the near end of the line. */
  near(url: string): string;
  cut(): Promise<void>;
  repair(): Promise<void>;
}

export async function layLine(farPort: number): Promise<NetworkLine> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(farPort, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => sockets.delete(socket) && other.destroy());
      socket.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    near(url) {
      const moved = new URL(url);
      moved.port = String(port);
      return moved.href.replace(/\/$/, "");
    },
    cut,
    async repair() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    [Symbol.asyncDispose]: cut,
  };
}
