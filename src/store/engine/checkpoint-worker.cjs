// Runs in a thread of its own, for the length of its process: see checkpoints.ts. JavaScript, since a thread that has to
// strip types takes twice the memory.
const { parentPort, workerData } = require("node:worker_threads");
const SqliteDatabase = require("better-sqlite3");

const sqlite = new SqliteDatabase(workerData);
sqlite.pragma("synchronous = NORMAL");

parentPort.on("message", (message) => {
  if (message === "close") {
    sqlite.close();
    parentPort.close();
    return;
  }
  let failed = null;
  try {
    sqlite.pragma("wal_checkpoint(PASSIVE)");
  } catch (error) {
    failed = String(error.code);
  }
  parentPort.postMessage(failed);
});
