import type { Connection } from '../connection.ts';

/**
 * The journal: append-only, one row per event. `stream` is the tournament's id, NULL for the address book; `seq` counts 1, 2, 3 ...
 * within a stream; `time` is in milliseconds since 1970 (UTC); `payload` is the event without its type; `checksum` is the CRC-32 over
 * the row (db/row.ts), because SQLite itself does not notice a flipped bit inside a text.
 */
export function createJournal(db: Connection): void {
  db.exec(`
    CREATE TABLE journal (
      id INTEGER PRIMARY KEY,
      stream TEXT,
      seq INTEGER NOT NULL CHECK (seq >= 1),
      time INTEGER NOT NULL,
      actor TEXT NOT NULL,
      command_id TEXT NOT NULL,
      type TEXT NOT NULL,
      version INTEGER NOT NULL CHECK (version >= 1),
      payload TEXT NOT NULL CHECK (json_valid(payload)),
      checksum INTEGER NOT NULL
    ) STRICT;

    CREATE UNIQUE INDEX journal_place ON journal (stream, seq);
    -- NULLs are all different to a unique index, so the address book needs one of its own.
    CREATE UNIQUE INDEX journal_people_place ON journal (seq) WHERE stream IS NULL;
    CREATE INDEX journal_command ON journal (command_id);
    -- Finds the last word on a command (undone or redone) without reading the evening.
    CREATE INDEX journal_undo ON journal (stream, json_extract(payload, '$.commandId'), seq) WHERE type IN ('undone', 'redone');

    -- Also guards against INSERT OR REPLACE, which deletes without asking.
    CREATE TRIGGER journal_appends_only BEFORE INSERT ON journal
    WHEN new.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM journal WHERE stream IS new.stream)
      OR EXISTS (SELECT 1 FROM journal WHERE id = new.id)
    BEGIN SELECT raise(ABORT, 'the journal takes the next sequence number of its stream only'); END;

    CREATE TRIGGER journal_never_forgets BEFORE DELETE ON journal
    BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;

    -- The one exception: a person's name is erased on request. Everything else of the row stays as it was.
    CREATE TRIGGER journal_never_changes BEFORE UPDATE ON journal
    WHEN NOT (
      old.type IN ('personAdded', 'personChanged')
      AND new.id IS old.id AND new.stream IS old.stream AND new.seq IS old.seq AND new.time IS old.time AND new.actor IS old.actor
      AND new.command_id IS old.command_id AND new.type IS old.type AND new.version IS old.version
      AND json_extract(new.payload, '$.given', '$.family', '$.club', '$.note') IS '["","","",""]'
      AND json_remove(new.payload, '$.given', '$.family', '$.club', '$.note')
        IS json_remove(old.payload, '$.given', '$.family', '$.club', '$.note')
    )
    BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
  `);
}
