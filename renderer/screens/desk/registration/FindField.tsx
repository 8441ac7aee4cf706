import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import '../../../components/Button.css';
import { Chip } from '../../../components/Chip.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { Swipe } from '../../../components/marks/Swipe.tsx';
import { money } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { hitIn } from '../search.ts';
import { useTournament } from '../TournamentContext.tsx';
import './FindField.css';
import { type Candidate, hits } from './people.ts';
import type { Arrivals } from './useArrivals.ts';

/** Two letters, Enter: the best hit is there. Shift+Enter: and has paid. Nobody fits: a new person. */
export function FindField({ arrivals, onNew }: { readonly arrivals: Arrivals; readonly onNew: (typed: string) => void }) {
  const { t, language } = useTexts();
  const { view } = useTournament();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = hits(typed, arrivals.everybody);
  const offersNew = typed.trim().length >= 2 && !/^\d+$/.test(typed.trim());
  const last = found.length - 1 + (offersNew ? 1 : 0);
  const here = Math.min(at, Math.max(0, last));
  const fee = view.settings.feeCents;
  useActions([
    { id: 'find', label: t('desk.registration.find'), group: 'person', shortcut: 'alt+f', perform: () => input.current?.focus() },
  ]);

  const take = async (one: Candidate, paid: boolean): Promise<void> => {
    const text = typed;
    setTyped('');
    setAt(0);
    input.current?.focus();
    // What was typed comes back if it was refused.
    if (!(await arrivals.arrive(one, paid))) setTyped((now) => (now === '' ? text : now));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'ArrowDown') setAt(Math.min(last, here + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, here - 1));
    else if (event.key === 'Escape' && typed !== '') {
      setTyped('');
      setAt(0);
    } else if (event.key === 'Enter' && last >= 0) {
      const one = found[here];
      if (one) void take(one, event.shiftKey && fee > 0);
      else {
        onNew(typed);
        setTyped('');
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="find">
      <div className="find-field">
        <Icon name="search" />
        <input
          ref={input}
          className="find-input"
          role="combobox"
          aria-label={t('desk.registration.find')}
          aria-expanded={last >= 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={last >= 0 ? `${id}-${here}` : undefined}
          placeholder={t('desk.registration.findExample')}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the screen is this field
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <span className="find-keys" aria-hidden="true">
          {t('desk.registration.letters')} <Kbd keys="enter" /> {t('desk.registration.isThere')}
          {fee > 0 && (
            <>
              {' '}
              <Kbd keys="shift+enter" /> {t('desk.registration.thereAndPaid')}
            </>
          )}
        </span>
      </div>
      <div className="find-hits" id={`${id}-hits`} role="listbox" aria-label={t('desk.registration.hits')}>
        {found.map((one, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox it belongs to
          <div
            key={one.person}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === here}
            className="find-hit"
            onMouseMove={() => setAt(i)}
            onClick={() => void take(one, false)}
          >
            <span className="find-number">{one.number ?? ''}</span>
            <span className="find-name">
              <Hit typed={typed} name={one.name} /> {one.club && <span className="muted">{one.club}</span>}
            </span>
            <State one={one} />
            {i === here && (
              <span className="find-buttons">
                {fee > 0 && (
                  <Press primary keys="shift+enter" onPress={() => void take(one, true)}>
                    {t('desk.registration.therePaid', { fee: money(language, fee) })}
                  </Press>
                )}
                <Press primary={fee === 0} keys="enter" onPress={() => void take(one, false)}>
                  {fee > 0 ? t('desk.registration.onlyThere') : t('desk.registration.there')}
                </Press>
              </span>
            )}
          </div>
        ))}
        {offersNew && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox it belongs to
          <div
            id={`${id}-${found.length}`}
            role="option"
            tabIndex={-1}
            aria-selected={here === found.length}
            className="find-hit"
            onMouseMove={() => setAt(found.length)}
            onClick={() => {
              onNew(typed);
              setTyped('');
            }}
          >
            <span className="find-number" />
            <span className="find-name find-new">{t('desk.registration.asNew', { typed: typed.trim() })}</span>
            {here === found.length ? <Kbd keys="enter" /> : <Kbd keys="arrowdown" />}
          </div>
        )}
      </div>
    </div>
  );
}

interface PressProps {
  readonly primary: boolean;
  readonly keys: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** What the pointer can press inside a hit; the keyboard has the keys printed on it, and an option may hold no button. */
const Press = ({ primary, keys, onPress, children }: PressProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: see above
  // biome-ignore lint/a11y/useKeyWithClickEvents: see above
  <span
    className={primary ? 'button button-primary button-small' : 'button button-small'}
    onClick={(event) => {
      event.stopPropagation();
      onPress();
    }}
  >
    {children} <Kbd keys={keys} />
  </span>
);

/** A name with the typed letters on a Leuchtstrich. */
function Hit({ typed, name }: { readonly typed: string; readonly name: string }) {
  const hit = hitIn(typed, name);
  if (!hit) return <b>{name}</b>;
  return (
    <b>
      {name.slice(0, hit[0])}
      <Swipe>{name.slice(...hit)}</Swipe>
      {name.slice(hit[1])}
    </b>
  );
}

function State({ one }: { readonly one: Candidate }) {
  const { t } = useTexts();
  if (!one.entrant) return <Chip>{t('desk.registration.fromBook')}</Chip>;
  if (one.entrant.presence === 'expected') return <Chip kind="warn">{t('desk.registration.isMissing')}</Chip>;
  if (one.entrant.presence === 'left') return <Chip>{t('desk.registration.hasLeft')}</Chip>;
  return <Chip kind="gain">{t('desk.registration.isHere')}</Chip>;
}
