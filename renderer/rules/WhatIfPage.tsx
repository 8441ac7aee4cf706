import { useTexts } from '../i18n/I18n.tsx';
import './rules.css';

/** Troubles of a night, the most sudden first; texts `whatIf.<trouble>` and `whatIf.<trouble>.<n>`. */
export const TROUBLES = [
  'powerCut',
  'projectorMirrored',
  'projectorGone',
  'laptopAsleep',
  'windowGone',
  'printerGone',
  'wrongEntry',
  'cardLost',
  'someoneLeaves',
  'laptopBroken',
] as const;

/** What to do when something goes wrong, on paper beside the laptop and on the screen. Takes its colours from around it. */
export function WhatIfPage() {
  const { t, say, knows } = useTexts();
  return (
    <article className="rule-page">
      <p className="rule-lead">{t('whatIf.lead')}</p>
      <div className="rule-columns">
        {TROUBLES.map((trouble) => (
          <section key={trouble}>
            <h3>{t(`whatIf.${trouble}`)}</h3>
            <ol>
              {[1, 2, 3, 4]
                .map((n) => `whatIf.${trouble}.${n}`)
                .filter(knows)
                .map((key) => (
                  <li key={key}>{say(key)}</li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </article>
  );
}
