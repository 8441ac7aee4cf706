import type { EntrantsView } from '../../../../electron/contract/views.ts';
import { Card } from '../../../components/Card.tsx';
import { Tally } from '../../../components/marks/Tally.tsx';
import { money } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { countSizes } from './people.ts';
import './Side.css';

const SHOWN = 6;

/** What follows from who is there: tables, who is missing, the money. */
export function Side({ entrants, onOpen }: { readonly entrants: EntrantsView | undefined; readonly onOpen: (person: string) => void }) {
  const { t, language } = useTexts();
  const { view } = useTournament();
  const { counts, sizes, settings, next } = view;
  const missing = entrants?.entrants.filter((one) => one.presence === 'expected') ?? [];
  const owing = entrants?.entrants.filter((one) => one.presence === 'present' && !one.paid) ?? [];
  const coming = counts.present + counts.expected;
  return (
    <div className="side">
      {next.action === 'draw' && (
        <Card title={t('desk.registration.tablesNow')}>
          <Tally count={counts.present} of={coming} label={t('desk.registration.presentOf', { present: counts.present, coming })} />
          <p className={sizes ? 'soft small' : 'warn small'}>
            {sizes
              ? t('desk.registration.sizes', { people: counts.present, ...countSizes(sizes) })
              : t('desk.registration.noSizes', { people: counts.present })}
          </p>
        </Card>
      )}
      {view.freePlaces !== null && (
        <p className={view.freePlaces === 0 ? 'warn small' : 'soft small'}>{t('desk.registration.free', { count: view.freePlaces })}</p>
      )}
      {missing.length > 0 && (
        <Card title={t('desk.registration.missingList')}>
          <ul className="side-list">
            {missing.slice(0, SHOWN).map((one) => (
              <li key={one.person}>
                <button type="button" className="side-person" onClick={() => onOpen(one.person)}>
                  {one.name}
                </button>
              </li>
            ))}
          </ul>
          {missing.length > SHOWN && <p className="muted small">{t('desk.more', { count: missing.length - SHOWN })}</p>}
        </Card>
      )}
      {settings.feeCents > 0 && (
        <Card title={t('desk.registration.cashTitle')}>
          <p className="side-cash">
            <span>
              {counts.paid} × {money(language, settings.feeCents)}
            </span>
            <b>{money(language, counts.cashCents)}</b>
          </p>
          {owing.length > 0 && (
            <p className="soft small">
              {owing.length <= 3
                ? t('desk.registration.owing', { people: owing.map((one) => one.name), count: owing.length })
                : t('desk.registration.owingMany', { count: owing.length })}
            </p>
          )}
        </Card>
      )}
    </div>
  );
}
