import { useState } from 'react';
import type { EntrantsView } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { money, parseWhole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';
import './PersonDialog.css';
import { TonightSection } from './TonightSection.tsx';

type Row = EntrantsView['entrants'][number];

/** One person in this tournament: state at once, name and number when saved. */
export function PersonDialog({ entrant, onClose }: { readonly entrant: Row; readonly onClose: () => void }) {
  const { t, language, refusal } = useTexts();
  const { id, view } = useTournament();
  const { view: people } = useQuery('people', { tournament: id });
  const tournament = useSending(id, view.seq);
  const book = useSending(null, people?.seq ?? 0);
  const { person } = entrant;
  const known = people?.people.find((one) => one.person === person);
  const [given, setGiven] = useState(entrant.given);
  const [family, setFamily] = useState(entrant.family);
  const [club, setClub] = useState(entrant.club);
  const [note, setNote] = useState<string | null>(null);
  const [number, setNumber] = useState(String(entrant.number));
  const fee = view.settings.feeCents;
  const remark = note ?? known?.note ?? '';
  const renamed = given !== entrant.given || family !== entrant.family || club !== entrant.club || remark !== (known?.note ?? '');
  const save = async (): Promise<void> => {
    if (renamed) {
      const changed = await book.send({
        type: 'changePerson',
        person,
        given: given.trim(),
        family: family.trim(),
        club: club.trim(),
        note: remark.trim(),
      });
      if (!changed) return;
    }
    if (number.trim() !== String(entrant.number)) {
      if (!(await tournament.send({ type: 'setNumber', person, number: parseWhole(number) ?? 0 }))) return;
    }
    onClose();
  };
  const withdraw = async (): Promise<void> => {
    if (await tournament.send({ type: 'withdraw', person })) onClose();
  };
  const wrong = tournament.refused;
  return (
    <Dialog
      title={entrant.name}
      onClose={onClose}
      onSubmit={() => void save()}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={tournament.busy || book.busy}>
            {t('desk.save')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
          <span className="person-spring" />
          <Button kind="bad" blocked={entrant.seated ? t('desk.person.seated') : null} onPress={() => void withdraw()}>
            {t('desk.person.withdraw')}
          </Button>
        </>
      }
    >
      <div className="person-state">
        <Segments
          label={t('desk.registration.here')}
          value={entrant.presence}
          segments={[
            { value: 'expected', label: t('desk.presence.expectedLong') },
            { value: 'present', label: t('desk.presence.present') },
            { value: 'standby', label: t('desk.presence.standby') },
            { value: 'waiting', label: t('desk.presence.waiting') },
            ...(entrant.presence === 'left' || entrant.presence === 'noShow'
              ? [{ value: entrant.presence, label: t(`desk.presence.${entrant.presence}`) }]
              : []),
          ]}
          onChange={(presence) => void tournament.send({ type: 'setPresence', person, presence })}
        />
        {fee > 0 && (
          <Tick checked={entrant.paid} onChange={(paid) => void tournament.send({ type: 'setPaid', person, paid })}>
            {t('desk.person.paid', { fee: money(language, fee) })}
          </Tick>
        )}
      </div>
      {wrong && wrong.field !== 'number' && <Why>{refusal(wrong)}</Why>}
      <TonightSection entrant={entrant} sending={tournament} />
      <div className="person-fields">
        <TextField label={t('desk.person.given')} value={given} onChange={setGiven} />
        <TextField label={t('desk.person.family')} value={family} refused={book.refused && refusal(book.refused)} onChange={setFamily} />
      </div>
      <div className="person-fields">
        <TextField label={t('desk.person.club')} value={club} onChange={setClub} />
        <TextField
          label={t('desk.person.number')}
          value={number}
          inputMode="numeric"
          refused={wrong?.field === 'number' ? refusal(wrong) : null}
          onChange={setNumber}
        />
      </div>
      <TextField label={t('desk.person.note')} hint={t('desk.person.noteHint')} value={remark} onChange={setNote} />
      {entrant.seated && <p className="muted small">{t('desk.person.seated')}</p>}
    </Dialog>
  );
}
