import { useState } from 'react';
import type { EntrantsView } from '../../../../electron/contract/views.ts';
import { type Sending, useQuery } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';
import './TonightSection.css';

type Row = EntrantsView['entrants'][number];

interface Props {
  readonly entrant: Row;
  readonly sending: Sending;
}

/** What becomes of a person in the course of the evening: going, resting, sitting down late, being stood in for. Each acts at once. */
export function TonightSection({ entrant, sending }: Props) {
  const { t } = useTexts();
  const { view } = useTournament();
  const { person, presence, seat, pauses } = entrant;
  const playing = view.phase === 'session' ? view.session : null;
  const coming = view.next.action === 'draw' || view.next.action === 'release' ? view.next.session : playing === null ? null : playing + 1;
  // Who rests in the session that plays can be told back as well; he sits down below.
  const resting = [playing !== null && pauses.includes(playing) ? playing : null, coming].filter(
    (session) => session !== null && session <= view.settings.formatSettings.sessions,
  );
  const gone = presence === 'left' || presence === 'noShow';
  const leave = (why: 'good' | 'noShow'): void => {
    const plain = { type: 'setPresence', person, presence: why === 'good' ? 'left' : 'noShow' } as const;
    void sending.send(seat ? { type: 'leave', person, why } : plain);
  };
  return (
    <section className="tonight">
      {seat && (
        <p className="soft small">
          {t('desk.registration.sitsAt', { table: seat.table, seat: seat.seat + 1 })}
          {seat.standsInFor && `, ${t('desk.person.standsInFor', { name: seat.standsInFor })}`}
        </p>
      )}
      {presence === 'present' &&
        resting.map(
          (session) =>
            session !== null && (
              <Tick
                key={session}
                checked={pauses.includes(session)}
                onChange={(pause) => void sending.send({ type: 'pause', person, session, pause })}
              >
                {t('desk.person.pause', { session })}
              </Tick>
            ),
        )}
      {!gone && (
        <div className="tonight-buttons">
          {presence === 'present' && (
            <Button size="small" onPress={() => leave('good')}>
              {t('desk.person.leave')}
            </Button>
          )}
          {playing !== null && seat && seat.standsInFor === null && presence === 'present' && (
            <Button size="small" onPress={() => void sending.send({ type: 'pause', person, session: playing, pause: true })}>
              {t('wrong.stops', { session: playing })}
            </Button>
          )}
          {(seat || presence === 'expected') && (
            <Button size="small" onPress={() => leave('noShow')}>
              {t('desk.person.noShow')}
            </Button>
          )}
        </div>
      )}
      {playing !== null && !seat && (presence === 'present' || presence === 'standby') && (
        <SitDown entrant={entrant} sending={sending} session={playing} />
      )}
      {playing !== null && seat !== null && seat.standIn !== null && (
        <div className="tonight-buttons">
          <span>{t('wrong.standIn', { name: seat.standIn })}</span>
          <Button size="small" onPress={() => void sending.send({ type: 'sitDown', person, session: playing, table: seat.table })}>
            {t('wrong.standIn.back')}
          </Button>
        </div>
      )}
      {playing !== null && seat && seat.standIn === null && <Substitute entrant={entrant} sending={sending} />}
    </section>
  );
}

/** Tables that take somebody now, the one that misses least first. */
function SitDown({ entrant, sending, session }: Props & { readonly session: number }) {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const { view } = useQuery('placesForLate', { tournament: id, person: entrant.person });
  if (!view || view.tables.length === 0) return null;
  return (
    <div>
      <p className="field-label">{t('desk.person.move')}</p>
      <ul className="tonight-tables">
        {view.tables.map((place) => (
          <li key={place.table}>
            <Button
              size="small"
              blocked={place.refused && refusal(place.refused)}
              onPress={() => void sending.send({ type: 'sitDown', person: entrant.person, session, table: place.table })}
            >
              {t('desk.table', { table: place.table })}
            </Button>
            <span className="soft small">
              {place.refused
                ? refusal(place.refused)
                : t('desk.person.fromGame', { game: place.from, between: place.between.map(({ name }) => name) })}
            </span>
          </li>
        ))}
      </ul>
      {view.wait && !view.wait.divisible && (
        <p className="warn small">{t('desk.person.waitOdd', { session: view.wait.session, people: view.wait.people })}</p>
      )}
    </div>
  );
}

/** Somebody without a seat plays on for this person. */
function Substitute({ entrant, sending }: Props) {
  const { t } = useTexts();
  const { id } = useTournament();
  const { view } = useQuery('entrants', { tournament: id });
  const [by, setBy] = useState('');
  const [points, setPoints] = useState<'absent' | 'substitute'>('absent');
  const free =
    view?.entrants.filter(
      (one) => !one.seat && (one.presence === 'present' || one.presence === 'standby') && one.person !== entrant.person,
    ) ?? [];
  const { seat } = entrant;
  if (free.length === 0 || !seat || seat.standsInFor !== null) return null;
  return (
    <div className="tonight-substitute">
      <Field label={t('desk.person.substitute')}>
        {(ids) => (
          <select {...ids} className="input" value={by} onChange={(event) => setBy(event.target.value)}>
            <option value="">{t('desk.person.nobody')}</option>
            {free.map((one) => (
              <option key={one.person} value={one.person}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {by !== '' && (
        <>
          <Segments
            label={t('desk.person.pointsFor')}
            value={points}
            segments={[
              { value: 'absent', label: t('desk.person.pointsAbsent', { name: entrant.name }) },
              { value: 'substitute', label: t('desk.person.pointsSubstitute') },
            ]}
            onChange={setPoints}
          />
          <span>
            <Button
              size="small"
              onPress={() =>
                void sending.send({ type: 'substitute', session: seat.session, table: seat.table, person: entrant.person, by, points })
              }
            >
              {t('desk.person.substituteNow')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
