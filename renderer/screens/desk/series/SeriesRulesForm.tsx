import { useState } from 'react';
import { useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { parseWhole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { ListName, OneSeries } from './SeriesScreen.tsx';

interface Props {
  readonly series: OneSeries;
  readonly list: ListName;
  readonly seq: number;
}

const COUNTS = ['tournament', 'places', 'total'] as const;

/** What an evening brings, and for the chosen list its years, the minimum of evenings and how many of the best count. */
export function SeriesRulesForm({ series, list, seq }: Props) {
  const { t, refusal } = useTexts();
  const { send, busy, refused } = useSending(null, seq);
  const rules = series.rules.lists[list];
  const [counts, setCounts] = useState(series.rules.counts);
  const [years, setYears] = useState(rules.years === null ? '' : String(rules.years));
  const [minimum, setMinimum] = useState(String(rules.minimumEvenings));
  const [best, setBest] = useState(rules.bestEvenings === null ? '' : String(rules.bestEvenings));
  const save = async (): Promise<void> => {
    if (busy) return;
    // What is no number goes as one that is refused, so that the sentence comes from the rules.
    const bestEvenings = best.trim() === '' ? null : (parseWhole(best) ?? 0);
    const own = { minimumEvenings: parseWhole(minimum) ?? -1, bestEvenings };
    const span = list === 'allTime' ? {} : { years: parseWhole(years) ?? 0 };
    const { lists } = series.rules;
    await send({
      type: 'changeSeries',
      series: series.series,
      rules: { counts, lists: { ...lists, [list]: { ...rules, ...own, ...span } } },
    });
  };
  return (
    <form
      className="card card-pad series-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{t('desk.series.rules')}</h2>
      <p className="field-label">{t('desk.series.counts')}</p>
      <Segments
        label={t('desk.series.counts')}
        value={counts}
        segments={COUNTS.map((value) => ({ value, label: t(`desk.series.counts.${value}`) }))}
        onChange={setCounts}
      />
      {list !== 'allTime' && <TextField label={t('desk.series.years')} value={years} inputMode="numeric" onChange={setYears} />}
      <TextField label={t('desk.series.minimum')} value={minimum} inputMode="numeric" onChange={setMinimum} />
      <TextField label={t('desk.series.bestOf')} hint={t('desk.series.bestHint')} value={best} inputMode="numeric" onChange={setBest} />
      {refused && <Why>{refusal(refused)}</Why>}
      <Button submit busy={busy}>
        {t('desk.series.save')}
      </Button>
    </form>
  );
}
