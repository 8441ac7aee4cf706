import { useState } from 'react';
import type { Refused } from '../../../../electron/contract/views.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { money } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { splitName } from '../search.ts';
import { useTournament } from '../TournamentContext.tsx';
import type { Arrivals } from './useArrivals.ts';

interface Props {
  /** What stood in the big field. */
  readonly typed: string;
  readonly arrivals: Arrivals;
  readonly onClose: () => void;
}

/** Somebody who is not in the address book yet. */
export function NewPersonDialog({ typed, arrivals, onClose }: Props) {
  const { t, language, refusal } = useTexts();
  const { view } = useTournament();
  const fee = view.settings.feeCents;
  const [name, setName] = useState(() => splitName(typed));
  const [club, setClub] = useState('');
  const [presence, setPresence] = useState<'expected' | 'present'>('present');
  const [paid, setPaid] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const twin = arrivals.everybody.find(
    (one) => one.given.toLowerCase() === name.given.trim().toLowerCase() && one.family.toLowerCase() === name.family.trim().toLowerCase(),
  );
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const done = await arrivals.register(
      { given: name.given.trim(), family: name.family.trim(), club: club.trim(), note: '' },
      presence,
      paid,
    );
    setBusy(false);
    if (done.ok) onClose();
    else setRefused(done.error);
  };
  return (
    <Dialog
      title={t('desk.person.new')}
      onClose={onClose}
      onSubmit={() => void save()}
      note={t('desk.person.newNote')}
      buttons={
        <>
          <Button kind="primary" submit shortcut="enter" busy={busy}>
            {t('desk.person.register')}
          </Button>
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      <div className="person-fields">
        <TextField
          label={t('desk.person.given')}
          value={name.given}
          autoFocus={name.given === ''}
          onChange={(given) => setName({ ...name, given })}
        />
        <TextField
          label={t('desk.person.family')}
          value={name.family}
          autoFocus={name.given !== ''}
          refused={refused?.code === 'personNameMissing' ? refusal(refused) : null}
          onChange={(family) => setName({ ...name, family })}
        />
      </div>
      <TextField label={t('desk.person.club')} value={club} placeholder={t('desk.person.clubExample')} onChange={setClub} />
      <div className="person-state">
        <Segments
          label={t('desk.registration.here')}
          value={presence}
          segments={[
            { value: 'present', label: t('desk.presence.present') },
            { value: 'expected', label: t('desk.presence.expectedLong') },
          ]}
          onChange={setPresence}
        />
        {fee > 0 && (
          <Tick checked={paid} onChange={setPaid}>
            {t('desk.person.paid', { fee: money(language, fee) })}
          </Tick>
        )}
      </div>
      {twin && <p className="warn small">{t('desk.person.twin', { name: twin.name })}</p>}
      {refused && refused.code !== 'personNameMissing' && <Why>{refusal(refused)}</Why>}
    </Dialog>
  );
}
