import path from 'node:path';
import { shootDesk } from './desk.ts';

/* npm run shots [-- part of a name]: every screen as a picture in build/shots, to be looked at. */
const folder = path.resolve(import.meta.dirname, '../../build/shots');
console.log(`${await shootDesk(folder, process.argv[2])} pictures of the desk in ${folder}`);
