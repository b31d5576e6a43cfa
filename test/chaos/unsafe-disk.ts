import fs from "node:fs";

/** Loaded into a shop's process ahead of it, this lies about every sync: what the check of power cuts must catch. */
fs.fdatasync = ((_file: number, done: fs.NoParamCallback) =>
  void setImmediate(done, null)) as unknown as typeof fs.fdatasync;
