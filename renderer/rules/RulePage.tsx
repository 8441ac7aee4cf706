import type { RulePageView } from '../../electron/contract/paperViews.ts';
import { lineWorth } from '../components/lineWorth.ts';
import { whole } from '../i18n/format.ts';
import { type Texts, useTexts } from '../i18n/I18n.tsx';
import './rules.css';

const PROSE = ['win', 'calls', 'solo', 'penalty', 'evening'] as const;
export const RULE_PARTS = ['rules', 'cases'] as const;

interface Props {
  readonly view: RulePageView;
  /** On paper: the rules on the front, options and worked cases on the back. Both without it. */
  readonly part?: (typeof RULE_PARTS)[number];
}

/**
 * The rules of a house as they are played tonight, on paper and on the screen: who wins, what counts, calls, solo, penalties, the
 * evening, the answers to the sheet's open questions, and games reckoned line by line. Takes its colours from around it.
 */
export function RulePage({ view, part }: Props) {
  return (
    <article className={part === 'cases' ? 'rule-page rule-page-cases' : 'rule-page'}>
      {part !== 'cases' && <Rules view={view} />}
      {part !== 'rules' && <OptionsInForce view={view} />}
      {part !== 'rules' && <WorkedCases view={view} />}
    </article>
  );
}

/** Texts `<prefix>.1`, `<prefix>.2` ... as far as there are any. */
function sentences({ knows, t }: Texts, prefix: string, facts: RulePageView['facts']): string[] {
  const found: string[] = [];
  for (let n = 1; ; n++) {
    const key = `${prefix}.${n}`;
    if (!knows(key)) return found;
    found.push(t(key, facts));
  }
}

function Rules({ view }: { readonly view: RulePageView }) {
  const texts = useTexts();
  const { t } = texts;
  const house = `house.${view.ruleSet}`;
  const prose = (section: (typeof PROSE)[number]) => {
    const shared = section === 'evening' ? sentences(texts, 'house.evening', view.facts) : [];
    return (
      <section key={section}>
        <h3>{t(`house.section.${section}`)}</h3>
        {[...shared, ...sentences(texts, `${house}.${section}`, view.facts)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
    );
  };
  const [win, ...others] = PROSE.map(prose);
  return (
    <div className="rule-columns">
      {win}
      <section>
        <h3>{t('house.section.value')}</h3>
        <table className="rule-values">
          <tbody>
            {sentences(texts, `${house}.value`, view.facts).map((row) => {
              const [what = '', points = ''] = row.split(' | ');
              return (
                <tr key={row}>
                  <th scope="row">{what}</th>
                  <td>{points}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {others}
    </div>
  );
}

function OptionsInForce({ view }: { readonly view: RulePageView }) {
  const { t, say } = useTexts();
  return (
    <section className="rule-options">
      <h3>{t('house.section.options')}</h3>
      {view.options.length === 0 && <p>{t('house.options.none')}</p>}
      <dl>
        {view.options.map(({ name, value, usual }) => (
          <div key={name}>
            <dt>{say(`option.${view.ruleSet}.${name}`)}</dt>
            <dd>
              {say(`option.${view.ruleSet}.${name}.${value}`)}
              {!usual && <b> ({t('house.options.house')})</b>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function WorkedCases({ view }: { readonly view: RulePageView }) {
  const { t, say, refusal } = useTexts();
  return (
    <section className="rule-cases">
      <h3>{t('house.section.cases')}</h3>
      <ol>
        {view.cases.map(({ result, refused }, i) => {
          const title = say(`house.${view.ruleSet}.case.${i + 1}`);
          return (
            <li key={title}>
              {result && (
                <table className="rule-lines">
                  <caption>{title}</caption>
                  <tbody>
                    {result.lines.map((line, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
                      <tr key={at}>
                        <td>{say(`line.${line.code}`, line.facts)}</td>
                        <td>{line.floor === undefined ? lineWorth(line) : t('house.case.atLeast', { floor: line.floor })}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
              {result && (
                <p className="rule-points">
                  {t('house.case.points', { points: result.points.map(whole).join(' \u00a0 ') })}{' '}
                  <small>({t('house.case.seats', { seats: result.points.length })})</small>
                </p>
              )}
              {refused && (
                <p>
                  {title} {refusal(refused)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
