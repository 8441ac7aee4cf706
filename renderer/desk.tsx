import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClientProvider } from './api/ClientContext.tsx';
import { makeClient } from './api/client.ts';
import { connect } from './api/connect.ts';
import { Announcer } from './components/Announcer.tsx';
import { I18n } from './i18n/I18n.tsx';
import { Actions } from './screens/desk/actions.tsx';
import { Desk } from './screens/desk/Desk.tsx';
import { Notices } from './screens/desk/Notices.tsx';
import './theme/base.css';
import './theme/fonts.css';
import './theme/scale.css';
import { startTheme } from './theme/theme.ts';
import './theme/tokens.css';

startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ClientProvider client={makeClient(connect('desk'))}>
      <I18n>
        <div className="desk">
          <Announcer>
            <Notices>
              <Actions>
                <Desk />
              </Actions>
            </Notices>
          </Announcer>
        </div>
      </I18n>
    </ClientProvider>
  </StrictMode>,
);
