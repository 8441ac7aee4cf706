import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './api/connect.ts';
import { I18n } from './i18n/I18n.tsx';
import { HallApp } from './screens/hall/HallApp.tsx';
import { followHall } from './screens/hall/hallFeed.ts';
import './theme/fonts.css';
import './theme/tokens.css';

const { api } = connect('hall');
const feed = followHall({
  ask: async () => {
    const answer = await api.query('hall', {});
    return answer.ok ? answer.value : undefined;
  },
  onChange: api.onChange,
  now: () => performance.now(),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('hall.html has no #root');
createRoot(root).render(
  <StrictMode>
    <I18n>
      <HallApp feed={feed} />
    </I18n>
  </StrictMode>,
);
