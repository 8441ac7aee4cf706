import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Role } from '../contract/contract.ts';
import type { Place } from './displays.ts';

const whole = z.number().int();
const placeSchema = z.object({
  box: z.object({ x: whole, y: whole, width: whole.min(1), height: whole.min(1) }),
  filling: z.enum(['no', 'maximized', 'fullScreen']),
});
const arrangements = z.record(z.string(), placeSchema);
const fileSchema = z.object({ desk: arrangements, hall: arrangements });

/** Where the windows were last, for each arrangement of screens (`arrangementOf`). */
export interface Places {
  recall(role: Role, arrangement: string): Place | null;
  remember(role: Role, arrangement: string, place: Place): void;
}

/** Keeps the places in a file of its own: they belong to this computer and not to the tournament. A file that cannot be read or written only costs the memory. */
export function createPlaces(file: string): Places {
  const known = read(file);
  return {
    recall: (role, arrangement) => known[role][arrangement] ?? null,
    remember(role, arrangement, place) {
      known[role][arrangement] = place;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(`${file}.new`, JSON.stringify(known, null, 1));
        renameSync(`${file}.new`, file);
      } catch {
        // The windows then open in their first place next time.
      }
    },
  };
}

function read(file: string): z.infer<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { desk: {}, hall: {} };
  }
}
