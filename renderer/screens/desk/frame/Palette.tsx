import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { ACTION_GROUPS, type Action, useAllActions } from '../actions.tsx';
import { fits } from '../search.ts';
import './Palette.css';

/** Everything that can be done now, found by typing. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const all = useAllActions();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const found = all()
    .filter((action) => action.id !== 'palette' && fits(typed, `${action.label} ${action.detail ?? ''}`))
    .sort((a, b) => ACTION_GROUPS.indexOf(a.group) - ACTION_GROUPS.indexOf(b.group));
  const chosen = found[Math.min(at, found.length - 1)];
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setAt(next);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const run = (action: Action | undefined): void => {
    if (!action || action.blocked) return;
    onClose();
    // After the dialog has given the focus back, so that what the action focuses keeps it.
    setTimeout(action.perform, 0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('desk.palette')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="palette-field">
        <Icon name="search" />
        <input
          className="palette-input"
          role="combobox"
          aria-label={t('desk.palette')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${found.indexOf(chosen)}` : undefined}
          placeholder={t('desk.palette.example')}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd keys="escape" />
      </div>
      <div className="palette-list" id={`${id}-list`} role="listbox" aria-label={t('desk.palette')} ref={list}>
        {ACTION_GROUPS.map((group) => {
          const actions = found.filter((action) => action.group === group);
          if (actions.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <div key={group} role="group" aria-label={t(`desk.group.${group}`)}>
              <p className="palette-group" aria-hidden="true">
                {t(`desk.group.${group}`)}
              </p>
              {actions.map((action) => (
                <Option
                  key={action.id}
                  id={`${id}-${found.indexOf(action)}`}
                  action={action}
                  chosen={action === chosen}
                  onPoint={() => setAt(found.indexOf(action))}
                  onPress={() => run(action)}
                />
              ))}
            </div>
          );
        })}
        {found.length === 0 && <p className="palette-none">{t('desk.palette.none')}</p>}
      </div>
      <p className="palette-foot">
        <Kbd keys="arrowup" />
        <Kbd keys="arrowdown" /> {t('desk.palette.choose')} <Kbd keys="enter" /> {t('desk.palette.run')}
      </p>
    </dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly action: Action;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onPress: () => void;
}

function Option({ id, action, chosen, onPoint, onPress }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox it belongs to
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={Boolean(action.blocked) || undefined}
      className="palette-option"
      onMouseMove={onPoint}
      onClick={onPress}
    >
      <span className="palette-label">
        {action.label}
        {action.detail && <span className="palette-detail">{action.detail}</span>}
      </span>
      {action.blocked ? <span className="palette-why">{action.blocked}</span> : action.shortcut && <Kbd keys={action.shortcut} />}
    </div>
  );
}
