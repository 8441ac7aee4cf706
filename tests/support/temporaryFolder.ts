import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A fresh folder of the system's temporary ones; the test removes it. */
export const temporaryFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'turnierabend-'));
