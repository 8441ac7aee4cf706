import { type ReactNode, useState } from 'react';
import type { TournamentView } from '../../../../electron/contract/views.ts';
import { useConnected } from '../../../api/ClientContext.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { FootSlot } from './Foot.tsx';
import './Frame.css';
import { useActions } from '../actions.tsx';
import { NoticeBanner } from '../Notices.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { Palette } from './Palette.tsx';
import { TopBar } from './TopBar.tsx';
import { Undo } from './Undo.tsx';

interface Props {
  /** The tournament the desk is at, or null on the first page. */
  readonly view: TournamentView | null;
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

/** The four places that never move: top, main, the hall's rail, foot. */
export function Frame({ view, rail, children }: Props) {
  const { t } = useTexts();
  const connected = useConnected();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  useActions([
    { id: 'palette', label: t('desk.action.palette'), group: 'program', shortcut: 'ctrl+k', perform: () => setOpen('palette') },
    { id: 'keys', label: t('desk.action.keys'), group: 'program', shortcut: '?', perform: () => setOpen('keys') },
  ]);
  return (
    <div className={rail ? 'frame frame-with-rail' : 'frame'}>
      <TopBar view={view} onCommand={() => setOpen('palette')} />
      <FootSlot value={foot}>
        <main className="main" id="main">
          {!connected && <Banner kind="loss">{t('desk.connectionLost')}</Banner>}
          <NoticeBanner />
          {children}
        </main>
      </FootSlot>
      {rail}
      <footer className="foot">
        {view ? <Undo view={view} /> : <span />}
        <div className="foot-slot" ref={setFoot} />
      </footer>
      {open === 'palette' && <Palette onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysHelp onClose={() => setOpen(null)} />}
    </div>
  );
}
