import type { ReactNode } from 'react';
import type { Refused, TournamentView } from '../../../../electron/contract/views.ts';
import { useQuery } from '../../../api/ClientContext.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useNotices } from '../Notices.tsx';
import { go, Link } from '../Routing.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { Foot } from './Foot.tsx';

/** The next step of the evening, from whatever screen one is at. `sentence` stands there while nothing is in its way. */
export function NextFoot({ sentence }: { readonly sentence?: ReactNode }) {
  const { t, refusal } = useTexts();
  const { id, view, frame } = useTournament();
  const { report } = useNotices();
  const { next } = view;
  const { session } = next;
  const close = async (): Promise<void> => {
    if (!report(await frame.execute({ type: 'closeSession', session }))) return;
    const last = session >= view.settings.formatSettings.sessions;
    go(last ? { at: 'closing', tournament: id } : { at: 'draw', tournament: id });
  };
  switch (next.action) {
    case 'draw':
      return (
        <Foot
          sentence={next.blocked ? refusal(next.blocked) : (sentence ?? t('desk.next.drawReady', { session, count: view.counts.present }))}
          step={{
            label: t('desk.next.draw', { session }),
            shortcut: 'ctrl+enter',
            blocked: next.blocked && refusal(next.blocked),
            perform: () => go({ at: 'draw', tournament: id }),
          }}
        />
      );
    case 'release':
      return (
        <Foot
          sentence={t('desk.draw.unreleased')}
          step={{ label: t('desk.next.toDraw'), shortcut: 'ctrl+enter', perform: () => go({ at: 'draw', tournament: id }) }}
        />
      );
    case 'closeSession':
      return (
        <Foot
          sentence={next.blocked ? <Blocked refused={next.blocked} view={view} /> : (sentence ?? t('desk.next.allDone'))}
          step={{
            label: t('desk.next.closeSession', { session }),
            shortcut: 'ctrl+enter',
            blocked: next.blocked && refusal(next.blocked),
            busy: frame.busy,
            perform: () => void close(),
          }}
        />
      );
    case 'closeTournament':
      return (
        <Foot
          sentence={next.blocked ? refusal(next.blocked) : t('desk.next.sessionsDone')}
          step={{
            label: t('desk.next.toClosing'),
            shortcut: 'ctrl+enter',
            blocked: next.blocked && refusal(next.blocked),
            perform: () => go({ at: 'closing', tournament: id }),
          }}
        />
      );
    case 'none':
      return <Foot sentence={t('desk.next.closed')} />;
  }
}

/** Why the session cannot be closed yet; each table in the way is a link to it. */
function Blocked({ refused, view }: { readonly refused: Refused; readonly view: TournamentView }) {
  const { t, refusal, language } = useTexts();
  const { id } = useTournament();
  const { view: cards } = useQuery('tables', refused.code === 'tablesOpen' ? { tournament: id, session: view.session } : null);
  const open = cards?.tables.filter((table) => !table.closed) ?? [];
  if (open.length === 0) return <>{refusal(refused)}</>;
  if (open.length > 3) {
    const missing = open.reduce((sum, table) => sum + table.missing, 0);
    return <>{t('desk.next.manyOpen', { tables: open.length, missing })}</>;
  }
  const parts = new Intl.ListFormat(language === 'en' ? 'en' : 'de').formatToParts(open.map((table) => String(table.number)));
  return (
    <>
      {t('desk.next.stillOpen')}{' '}
      {parts.map((part, i) => {
        if (part.type === 'literal') return part.value;
        const table = open.find((one) => String(one.number) === part.value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
          <span key={i}>
            <Link to={{ at: 'table', tournament: id, session: view.session, table: Number(part.value) }}>
              {t('desk.table', { table: Number(part.value) })}
            </Link>{' '}
            {table && t('desk.next.missing', { missing: table.missing })}
          </span>
        );
      })}
      .
    </>
  );
}
