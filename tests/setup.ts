// better-sqlite3 13 crashes the process on an older Node when a database is opened; say it in words instead.
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(`The tests need Node 24 or newer, this is ${process.version}. Run them with "npm test".`);
}
