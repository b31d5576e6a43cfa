/**
 * Loaded into the bot's process before the bot: ends it when the process at the other end of its standard input is
 * gone. A demo that is killed outright gets no chance to end its bot, which would ask a dead address for updates for
 * ever.
 */
process.stdin.on("close", () => process.exit(1));
process.stdin.resume();
// Waiting for the end of it must not keep a bot alive that has nothing else to do.
process.stdin.unref();
