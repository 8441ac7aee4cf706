import { useEffect, useState } from 'react';
import { ABOUT_FILE, type About as AboutProgram } from '../../../../electron/contract/about.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import './About.css';

/** Version, what is new, and the licence of everything that is in the program. */
export function About({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTexts();
  const about = useAbout();
  const changes = typeof about === 'object' ? about.changes[language === 'en' ? 'en' : 'de'] : [];
  return (
    <Dialog
      wide
      title="Turnierabend"
      onClose={onClose}
      onSubmit={onClose}
      note={t('about.updates')}
      buttons={
        <Button kind="primary" submit shortcut="enter" autoFocus>
          {t('desk.close')}
        </Button>
      }
    >
      {typeof about === 'string' ? (
        <p role="status">{t(about === 'loading' ? 'about.loading' : 'about.missing')}</p>
      ) : (
        <div className="about">
          <p className="about-version">{t('about.version', { version: about.version })}</p>
          {changes.map(({ version, changes: lines }) => (
            <section key={version}>
              <h3>{version === about.version ? t('about.changes') : t('about.changesOf', { version })}</h3>
              <ul className="about-changes">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h3>{t('about.licences')}</h3>
            <p>{t('about.licences.intro')}</p>
            {about.shipped.map(({ name, version, licence, text }) => (
              <details key={`${name} ${version}`} className="about-licence">
                <summary>
                  <b>{name}</b> {version} <span>{licence}</span>
                </summary>
                {/* Long ones are read with the arrow keys. */}
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
                <pre lang="en" tabIndex={0}>
                  {text}
                </pre>
              </details>
            ))}
          </section>
        </div>
      )}
    </Dialog>
  );
}

function useAbout(): AboutProgram | 'loading' | 'missing' {
  const [about, setAbout] = useState<AboutProgram | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      try {
        const answer = await fetch(`./${ABOUT_FILE}`);
        const found = answer.ok ? ((await answer.json()) as AboutProgram) : 'missing';
        if (!gone) setAbout(found);
      } catch {
        if (!gone) setAbout('missing');
      }
    };
    void read();
    return () => {
      gone = true;
    };
  }, []);
  return about;
}
