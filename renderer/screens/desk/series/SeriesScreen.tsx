import { useState } from 'react';
import type { SeriesListView } from '../../../../electron/contract/rankingViews.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { OpeningsDialog } from './OpeningsDialog.tsx';
import { RankingTable } from './RankingTable.tsx';
import { SeriesEvenings } from './SeriesEvenings.tsx';
import { SeriesNameForm } from './SeriesNameForm.tsx';
import { SeriesRulesForm } from './SeriesRulesForm.tsx';
import './SeriesScreen.css';

export type OneSeries = SeriesListView['series'][number];
const LISTS = ['allTime', 'lastYears', 'championship'] as const;
export type ListName = (typeof LISTS)[number];

/** The club's series: their lists, what counts in them, and points from before the program. */
export function SeriesScreen() {
  const { t, refusal } = useTexts();
  const { view, refused } = useQuery('series', {});
  const [chosen, setChosen] = useState<string | null>(null);
  const [list, setList] = useState<ListName>('allTime');
  const [opening, setOpening] = useState(false);
  useActions([{ id: 'back', label: t('desk.setup.toStart'), group: 'go', shortcut: 'escape', perform: () => go({ at: 'start' }) }]);
  if (!view) return refused ? <p>{refusal(refused)}</p> : <Loading />;
  const one = view.series.find(({ series }) => series === chosen) ?? view.series[0];
  return (
    <Screen
      title={t('desk.series.title')}
      name={t('desk.series.title')}
      buttons={one && <Button onPress={() => setOpening(true)}>{t('desk.series.openings')}</Button>}
    >
      <div className="series-choices">
        {view.series.length > 1 && (
          <Segments
            label={t('desk.series.which')}
            value={one?.series}
            segments={view.series.map(({ series, name }) => ({ value: series, label: name }))}
            onChange={setChosen}
          />
        )}
        {one && (
          <Segments
            label={t('desk.series.list')}
            value={list}
            segments={LISTS.map((value) => ({ value, label: t('desk.hall.listOf', { list: value }) }))}
            onChange={setList}
          />
        )}
      </div>
      <div className="series">
        {one ? <RankingTable series={one} list={list} /> : <p className="soft">{t('desk.series.none')}</p>}
        <div className="series-side">
          {one && <SeriesRulesForm key={`${one.series}.${list}.${JSON.stringify(one.rules)}`} series={one} list={list} seq={view.seq} />}
          {one && <SeriesEvenings series={one} />}
          {one && <SeriesNameForm key={`${one.series}.${one.name}`} series={one} seq={view.seq} />}
          <NewSeries seq={view.seq} onMade={setChosen} />
        </div>
      </div>
      <Foot sentence={t('desk.series.sentence')} />
      {opening && one && <OpeningsDialog series={one} seq={view.seq} onClose={() => setOpening(false)} />}
    </Screen>
  );
}

function NewSeries({ seq, onMade }: { readonly seq: number; readonly onMade: (series: string) => void }) {
  const { t, refusal } = useTexts();
  const { send, busy, refused } = useSending(null, seq);
  const [name, setName] = useState('');
  const create = async (): Promise<void> => {
    const series = crypto.randomUUID();
    if (busy || !(await send({ type: 'createSeries', series, name, rules: {} }))) return;
    setName('');
    onMade(series);
  };
  return (
    <form
      className="card card-pad series-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{t('desk.series.new')}</h2>
      <TextField label={t('desk.series.name')} value={name} maxLength={100} refused={refused && refusal(refused)} onChange={setName} />
      <Button submit busy={busy}>
        {t('desk.series.create')}
      </Button>
    </form>
  );
}
