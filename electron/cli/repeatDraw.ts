import { openDatabase } from '../../db/open.ts';
import { planInSlices } from '../application/planInSlices.ts';
import { createService } from '../application/service.ts';
import type { QueryInput, QueryView } from '../contract/contract.ts';
import { refusalText } from '../contract/texts/sentence.ts';
import type { Language } from '../contract/texts/text.ts';
import { err, ok, type Result } from '../core/result.ts';
import { openingSentence } from '../opening.ts';

/**
 * Draws a session of a database once more; nothing is written. Without tournament and session: the evening written to last, its latest
 * session. What is in the way is answered as a sentence.
 */
export async function repeatDraw(
  file: string,
  input: QueryInput<'repeatDraw'>,
  language: Language,
): Promise<Result<QueryView<'repeatDraw'>, string>> {
  const opened = openDatabase(file, { now: Date.now, access: 'read', whenMissing: 'refuse' });
  if (!opened.ok) return err(openingSentence(opened.error, file, language === 'en' ? 'en' : 'de'));
  try {
    const { journal } = opened.value;
    const service = createService({ journal, clock: { now: Date.now }, seed: () => 0, publish: () => undefined, planner: planInSlices });
    const answer = await service.query('desk', 'repeatDraw', input);
    // The service answers the view of the query's name.
    return answer.ok ? ok(answer.value as QueryView<'repeatDraw'>) : err(refusalText(language, answer.error));
  } finally {
    opened.value.close();
  }
}
