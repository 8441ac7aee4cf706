import { buildChanged } from './bundle.ts';

const built = await buildChanged((line) => console.error(line));
console.error(built.length === 0 ? 'nothing changed' : `built ${built.join(', ')}`);
