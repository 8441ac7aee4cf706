import { useTexts } from '../../../i18n/I18n.tsx';
import { WhatIfPage } from '../../../rules/WhatIfPage.tsx';
import { Screen } from '../frame/Screen.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { HelpFoot } from './HelpFoot.tsx';
import './help.css';

/** What to do when something goes wrong. */
export function WhatIfScreen() {
  const { t } = useTexts();
  const title = t('whatIf.title');
  return (
    <Screen title={title} name={title} buttons={<PrintLink paper="whatIf" />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled by keys */}
      <section className="help-page" aria-label={title} tabIndex={0}>
        <WhatIfPage />
      </section>
      <HelpFoot sentence={t('help.whatIf.foot')} />
    </Screen>
  );
}
