import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Refused } from '../../../../electron/contract/views.ts';
import type { FormField } from '../../../api/types.ts';
import { Why } from '../../../components/Field.tsx';
import { shortcutOf } from '../../../components/keys.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { CallsField } from './CallsField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { CountGrid } from './CountGrid.tsx';
import { type FormRow, fieldOf, formRows } from './draft.ts';
import './EntryForm.css';
import { EyesField } from './EyesField.tsx';
import { type SeatSign, SeatsField } from './SeatsField.tsx';
import { TickField } from './TickField.tsx';
import type { Typing } from './useEntry.ts';

interface Props {
  readonly typing: Typing;
  readonly table: number;
  readonly seats: readonly SeatSign[];
  /** Shown beside its field after an attempt to save. */
  readonly refused: Refused | null;
  readonly title: string;
}

/** The form of a game, whatever the house: rows of fields as the program describes them, driven by single keys. */
export function EntryForm({ typing, table, seats, refused, title }: Props) {
  const { say, refusal } = useTexts();
  const box = useRef<HTMLElement>(null);
  const { form, focus, wentTo, press, waiting } = typing;

  // The focus follows what was typed; and where the thing that had it is gone, it comes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form may have other things in it
  useLayoutEffect(() => {
    const field = focus === null ? null : box.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(focus)}"]`);
    const has = document.activeElement;
    // While keys wait for their turn the focus stays where somebody may have taken it meanwhile.
    if (!field || field.contains(has) || waiting()) return;
    if (has && has !== document.body && !box.current?.contains(has) && has.isConnected && has.tagName !== 'H1') return;
    field.querySelector<HTMLElement>('input:checked, input:not([type=radio]), [tabindex="0"], input')?.focus();
  }, [focus, form]);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.target === document.body && !document.querySelector('dialog[open]')) handle(event);
    };
    const handle = (event: globalThis.KeyboardEvent): void => {
      if (!event.ctrlKey && !event.altKey && !event.metaKey && press(shortcutOf(event))) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [press]);

  if (!form) return null;
  const wrong = refused ? fieldOf(form, refused.field) : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.key === 'Tab' || event.key === ' ') return;
    const key = shortcutOf(event);
    const text = event.target instanceof HTMLInputElement && event.target.type === 'text';
    // Digits typed into the eyes are the field's own; everything else there is a key of the form. While earlier keys still wait for
    // their turn, digits queue up behind them: otherwise a fast 1 2 0 could become 102.
    if (text && !waiting() && (/^\d$/.test(key) || ['backspace', 'arrowleft', 'arrowright', 'arrowup', 'arrowdown'].includes(key))) return;
    if (key.startsWith('arrow') || key === 'escape') return;
    if (press(key)) event.preventDefault();
  };
  const onFocus = (event: FocusEvent): void => {
    const path = event.target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path !== undefined) wentTo(path);
  };
  const row = (one: FormRow) => (
    <div key={one.key} className="entry-row">
      <div className="entry-label" id={`row-${one.key}`}>
        {say(one.label)}
        {one.hint && <small>{say(one.hint)}</small>}
      </div>
      <div className="entry-control">
        {one.fields.every((field) => field.type === 'count') ? (
          <CountGrid fields={one.fields.filter((field) => field.type === 'count')} onSet={typing.set} />
        ) : (
          one.fields.map((field) => (
            <div key={field.path} className="entry-field" data-path={field.path}>
              <OneField field={field} typing={typing} table={table} seats={seats} alone={one.fields.length === 1} />
            </div>
          ))
        )}
        {refused && wrong && one.fields.includes(wrong) && <Why>{refusal(refused)}</Why>}
      </div>
    </div>
  );
  return (
    <section ref={box} className="card entry-form" aria-label={title} onKeyDown={onKeyDown} onFocus={onFocus}>
      {formRows(form).map(row)}
      {refused && !wrong && <div className="entry-row entry-row-refused">{<Why>{refusal(refused)}</Why>}</div>}
    </section>
  );
}

interface OneProps {
  readonly field: FormField;
  readonly typing: Typing;
  readonly table: number;
  readonly seats: readonly SeatSign[];
  readonly alone: boolean;
}

function OneField({ field, typing, table, seats, alone }: OneProps) {
  const set = (value: unknown): void => typing.set(field.path, value);
  switch (field.type) {
    case 'choice':
      return <ChoiceField field={field} named={!alone} onSet={set} />;
    case 'seats':
    case 'seat':
      return <SeatsField field={field} table={table} seats={seats} onSet={set} />;
    case 'calls':
      return <CallsField field={field} onSet={set} />;
    case 'eyes':
      return <EyesField field={field} onSet={set} />;
    case 'tick':
      return <TickField field={field} onSet={set} />;
    case 'count':
      return null;
  }
}
