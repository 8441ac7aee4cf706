import { useState } from 'react';
import { TextField } from '../../../components/Field.tsx';
import { Tick } from '../../../components/Tick.tsx';
import { parseWhole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** What can be chosen for the evening at any time: a limit of people, and typing results twice. Saved at once. */
export function EveningOptions() {
  const { t, refusal } = useTexts();
  const { view, frame } = useTournament();
  const { options } = view;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (options.capacity === null ? '' : String(options.capacity));
  const wrong = frame.refused?.code === 'capacityWrong' ? refusal(frame.refused) : null;
  const saveCapacity = async (): Promise<void> => {
    if (typed === null) return;
    const capacity = typed.trim() === '' ? null : (parseWhole(typed) ?? 0);
    if (capacity === options.capacity || (await frame.send({ type: 'setOptions', options: { ...options, capacity } }))) setTyped(null);
  };
  return (
    <form
      className="card card-pad"
      onSubmit={(event) => {
        event.preventDefault();
        void saveCapacity();
      }}
    >
      <h2>{t('desk.setup.evening')}</h2>
      <TextField
        label={t('desk.setup.capacity')}
        hint={t('desk.setup.capacityHint')}
        value={shown}
        inputMode="numeric"
        refused={wrong}
        onChange={setTyped}
        onBlur={() => void saveCapacity()}
      />
      <Tick
        checked={options.doubleEntry}
        onChange={(doubleEntry) => void frame.send({ type: 'setOptions', options: { ...options, doubleEntry } })}
      >
        {t('desk.setup.double')}
      </Tick>
      <p className="field-hint">{t('desk.setup.doubleHint')}</p>
    </form>
  );
}
