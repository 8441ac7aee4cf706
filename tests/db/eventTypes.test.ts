import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { knownVersion } from '../../db/migrate.ts';
import { EVENT_VERSIONS } from '../../electron/core/tournament/eventVersions.ts';

/*
 * A program must refuse a file with events it does not know, not open it and stop in the middle of an evening. What it looks at is the
 * file's version (PRAGMA user_version). So whoever adds a kind of event, or changes the shape of one, adds a migration as well (it may do
 * nothing) and a line here. Lines of versions that were given out never change; until then the last one may.
 */
const EVENTS_OF_VERSION: { readonly [fileVersion: number]: string } = {
  40: '8d080cf7964e5038',
};

const fingerprint = (): string => {
  const kinds = Object.entries(EVENT_VERSIONS).map(([type, version]) => `${type}:${version}`);
  return createHash('sha256').update(kinds.toSorted().join(' ')).digest('hex').slice(0, 16);
};

test('a new kind of event, or a new shape, comes with a new version of the file', () => {
  expect(
    EVENTS_OF_VERSION[knownVersion()],
    `events changed: add a migration with a higher number, and its line "${fingerprint()}" to this file`,
  ).toBe(fingerprint());
});
