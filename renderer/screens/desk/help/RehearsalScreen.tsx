import { useEffect, useState } from 'react';
import type { SurroundingsView } from '../../../../electron/contract/surroundings.ts';
import type { MessageKey } from '../../../../electron/contract/texts/de.ts';
import type { Refused } from '../../../../electron/contract/views.ts';
import { useClient } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { Screen } from '../frame/Screen.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { HelpFoot } from './HelpFoot.tsx';
import './help.css';
import { CHECKS, type Check, foundIn } from './rehearsal.ts';

const EVERY_MS = 3_000;

/** Before the evening: what the shell sees of projector, printer and power, and what only the organizer can see. */
export function RehearsalScreen() {
  const { t, refusal } = useTexts();
  const { id } = useTournament();
  const client = useClient();
  const [around, setAround] = useState<SurroundingsView | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const stored = `turnierabend.rehearsal.${id}`;
  const [seen, setSeen] = useState<readonly string[]>(() => (localStorage.getItem(stored) ?? '').split(' '));
  useEffect(() => {
    const look = async (): Promise<void> => {
      const { view, refused: why } = await client.ask('surroundings', {});
      if (view) setAround(view);
      setRefused(view ? null : (why ?? null));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [client]);
  const tick = (check: Check): void => {
    const next = seen.includes(check) ? seen.filter((one) => one !== check) : [...seen, check];
    localStorage.setItem(stored, next.join(' '));
    setSeen(next);
  };
  const title = t('rehearsal.title');
  return (
    <Screen title={title} name={title} sub={t('rehearsal.sub')}>
      {refused && <p role="alert">{refusal(refused)}</p>}
      {!around && !refused && <Loading />}
      {around && (
        <ul className="rehearsal">
          {CHECKS.map((check) => (
            <Row key={check} check={check} around={around} seen={seen.includes(check)} onTick={() => tick(check)} />
          ))}
        </ul>
      )}
      <HelpFoot sentence={t('rehearsal.foot')} />
    </Screen>
  );
}

interface RowProps {
  readonly check: Check;
  readonly around: SurroundingsView;
  readonly seen: boolean;
  readonly onTick: () => void;
}

function Row({ check, around, seen, onTick }: RowProps) {
  const { t, say } = useTexts();
  const found = foundIn(around)[check];
  const what = t(`rehearsal.${check}`);
  const words = say(`rehearsal.${check}.${found}`, {
    screens: around.screens ?? 0,
    printers: around.printers ?? [],
    file: around.file,
  });
  const good = found === 'good' || found === 'later' || (found === 'eye' && seen);
  const state: MessageKey =
    found === 'eye' ? (seen ? 'rehearsal.state.seen' : 'rehearsal.state.eye') : good ? 'rehearsal.state.good' : 'rehearsal.state.bad';
  return (
    <li className="card rehearsal-row">
      <h2>{what}</h2>
      <p>{words}</p>
      <div className="rehearsal-end">
        {check === 'printer' && <PrintLink paper="cards" />}
        {found === 'eye' && (
          <Button size="small" pressed={seen} label={t('rehearsal.seen', { what })} onPress={onTick}>
            {t('rehearsal.state.seen')}
          </Button>
        )}
        {!(found === 'eye' && seen) && <Chip kind={good ? 'gain' : found === 'bad' ? 'warn' : 'neutral'}>{t(state)}</Chip>}
      </div>
    </li>
  );
}
