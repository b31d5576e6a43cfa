// Runs in a thread of its own, for the length of its process: see checkpoints.ts. JavaScript, since a thread that has to
// strip types takes twice the memory.
const { parentPort, workerData } = require("node:worker_threads");
const SqliteDatabase = require("better-sqlite3");

const sqlite = new SqliteDatabase(workerData);
sqlite.pragma("synchronous = NORMAL");
const reader = new SqliteDatabase(workerData);

// Whoever writes first once the whole log is copied begins it anew, and waits for the sync of its head.
const steps = {
  // Nobody does while somebody reads.
  copy() {
    if (!reader.inTransaction) reader.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
    sqlite.pragma("wal_checkpoint(PASSIVE)");
  },
  // By a commit that changes nothing. It stays to be copied, so that the next one goes on behind it.
  beginAgain() {
    if (reader.inTransaction) reader.exec("COMMIT");
    sqlite.pragma("wal_checkpoint(PASSIVE)");
    sqlite.pragma(`user_version = ${sqlite.pragma("user_version", { simple: true })}`);
  },
};

parentPort.on("message", (message) => {
  if (message === "close") {
    reader.close();
    sqlite.close();
    parentPort.close();
    return;
  }
  let failed = null;
  try {
    steps[message]();
  } catch (error) {
    failed = String(error.code);
  }
  parentPort.postMessage(failed);
});
