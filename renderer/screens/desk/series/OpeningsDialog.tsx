import { useState } from 'react';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Field, Why } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { OpeningsHave } from './OpeningsHave.tsx';
import type { OneSeries } from './SeriesScreen.tsx';

interface Props {
  readonly series: OneSeries;
  readonly seq: number;
  readonly onClose: () => void;
}

/** Points from before the program, typed or pasted; says of every line why it cannot be taken. */
export function OpeningsDialog({ series, seq, onClose }: Props) {
  const { t, refusal } = useTexts();
  const { send, busy, refused } = useSending(null, seq);
  const [text, setText] = useState('');
  const { view } = useQuery('readOpenings', { text });
  const read = view?.rows ?? [];
  const rows = read.flatMap(({ person, points, scale, evenings, year, problem }) =>
    person === null || problem ? [] : [{ person, points, scale, evenings, year }],
  );
  const problems = read.flatMap(({ line, problem }) => (problem ? [{ line, problem }] : []));
  const strangers = new Map(
    read.flatMap(({ given, family, problem }) =>
      problem?.code === 'importPersonUnknown' ? [[`${given} ${family}`.toLowerCase(), { given, family }] as const] : [],
    ),
  );
  const addPeople = async (): Promise<void> => {
    if (busy) return;
    for (const name of strangers.values())
      if (!(await send({ type: 'addPerson', person: crypto.randomUUID(), ...name, club: '', note: '' }))) return;
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file) setText(decode(await file.arrayBuffer()));
  };
  const take = async (): Promise<void> => {
    if (!busy && (await send({ type: 'setOpenings', series: series.series, rows }))) onClose();
  };
  const label = t('desk.series.openingsTake', { count: rows.length });
  return (
    <Dialog
      title={t('desk.series.openings')}
      wide
      onClose={onClose}
      buttons={
        <>
          <Button kind="primary" busy={busy} blocked={rows.length === 0 ? label : null} onPress={() => void take()}>
            {label}
          </Button>
          {strangers.size > 0 && (
            <Button busy={busy} onPress={() => void addPeople()}>
              {t('desk.series.addPeople', { count: strangers.size })}
            </Button>
          )}
          <Button kind="quiet" shortcut="escape" onPress={onClose}>
            {t('desk.cancel')}
          </Button>
        </>
      }
    >
      <Field label={t('desk.series.openingsField')} hint={t('desk.series.openingsHint')} refused={refused && refusal(refused)}>
        {(ids) => (
          <textarea
            {...ids}
            className="input openings-text"
            data-autofocus
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('desk.series.file')}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => void readFile(event.target.files?.[0])}
          />
        )}
      </Field>
      {problems.map(({ line, problem }) => (
        <Why key={line}>{t('desk.series.openingsLine', { line, problem: refusal(problem) })}</Why>
      ))}
      <OpeningsHave series={series} seq={seq} />
    </Dialog>
  );
}

/** The text of a file in UTF-8, or in what spreadsheets of old write where it is none. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
