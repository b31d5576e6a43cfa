import fs from "node:fs";

/** Loaded into a shop's process ahead of it, this fails one sync on request, and none after it. */
const real = fs.fdatasync;
let isNext = false;
process.on("message", () => {
  isNext = true;
  process.send?.("armed");
});

fs.fdatasync = ((file: number, done: fs.NoParamCallback) => {
  if (!isNext) return real(file, done);
  isNext = false;
  done(Object.assign(new Error("EIO"), { code: "EIO" }));
}) as typeof fs.fdatasync;
