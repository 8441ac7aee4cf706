// A child that opens a database on an older Node dies without a word (better-sqlite3 13); say it instead. Import this first.
if (Number(process.versions.node.split('.')[0]) < 24) throw new Error(`This needs Node 24 or newer, not ${process.version}.`);
