import { buildChanged } from './bundle.ts';
import { detailOf } from './detailOf.ts';

try {
  const built = await buildChanged({ say: (line) => console.error(line) });
  console.error(built.length === 0 ? 'nothing changed' : `built ${built.join(', ')}`);
} catch (error) {
  console.error(detailOf(error));
  process.exitCode = 1;
}
