import path from 'node:path';
import { shootDesk } from './desk.ts';
import { shootHall } from './hall.ts';

/* npm run shots [-- part of a name]: every screen of desk and hall as a picture in build/shots, to be looked at. */
const folder = path.resolve(import.meta.dirname, '../../build/shots');
const only = process.argv[2];
if (!only?.startsWith('hall')) console.log(`${await shootDesk(folder, only)} pictures of the desk in ${folder}`);
if (!only?.startsWith('desk')) console.log(`${await shootHall(folder, only?.replace(/^hall-/, ''))} pictures of the hall in ${folder}`);
