import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PreviewView, Refused } from '../../../../electron/contract/views.ts';
import { useClient } from '../../../api/ClientContext.tsx';
import type { Entry, EntryForm, FormField } from '../../../api/types.ts';
import { useDraft } from '../useDraft.ts';
import { isComplete, isEntry, nextField, putPath, readPath } from './draft.ts';
import { pressKey } from './entryKeys.ts';

export interface EntryPlace {
  readonly tournament: string;
  readonly session: number;
  readonly table: number;
  readonly game: number;
  /** Who really dealt, where a correction changes it. */
  readonly dealer?: number;
}

export interface Typing {
  /** Form and reckoning of what is typed; the values typed last are already in it. */
  readonly form: EntryForm | undefined;
  readonly preview: PreviewView | undefined;
  /** Why there is no form at all (no connection). */
  readonly failed: Refused | null;
  /** The preview belongs to what stands in the form now. */
  readonly settled: boolean;
  readonly focus: string | null;
  setFocus(path: string | null): void;
  /** Somebody went to a field by mouse or Tab; keys typed before that still belong to the fields before. */
  wentTo(path: string): void;
  set(path: string, value: unknown): void;
  /** A key, in the words of `shortcutOf`. Answers whether it means something here. */
  press(key: string): boolean;
  /** Are keys still waiting for the answer to an earlier one? */
  waiting(): boolean;
  clear(): void;
}

interface Options {
  readonly place: EntryPlace;
  /** What the form begins with: an empty game, or the one to be corrected. */
  readonly initial: Entry;
  readonly seats: number;
  /** How much is known beside the draft (approvals): the form is asked for again when it changes. */
  readonly known?: number;
  readonly onSave: (preview: PreviewView) => void;
  readonly onBlocked: (reason: string) => void;
}

/**
 * A game being typed. Every change goes through the `preview` query, which answers the form and the reckoning; keys that come
 * before its answer wait in line, so that fast typing means the same as slow typing.
 */
export function useEntry({ place, initial, seats, known = 0, onSave, onBlocked }: Options): Typing {
  const client = useClient();
  const { tournament, session, table, game, dealer } = place;
  const [draft, setDraft, clearDraft] = useDraft<Entry>(`game.${tournament}.${session}.${table}.${game}`, initial, isEntry);
  const [preview, setPreview] = useState<PreviewView | undefined>(undefined);
  const [failed, setFailed] = useState<Refused | null>(null);
  const [focus, setFocusState] = useState<string | null>(null);
  const [settled, setSettled] = useState(false);
  const at = useRef({
    draft,
    view: undefined as PreviewView | undefined,
    asked: 0,
    pending: true,
    focus: null as string | null,
    advance: null as string | null,
    begun: false,
  });
  const queue = useRef<(string | { readonly wentTo: string })[]>([]);
  const handlers = useRef({ onSave, onBlocked });
  handlers.current = { onSave, onBlocked };

  const setFocus = useCallback((path: string | null) => {
    at.current.focus = path;
    setFocusState(path);
  }, []);

  const run = useRef<(view: PreviewView, key: string) => boolean>(() => false);
  const drain = useCallback(
    (view: PreviewView) => {
      while (!at.current.pending) {
        const next = queue.current.shift();
        if (next === undefined) return;
        if (typeof next === 'string') run.current(view, next);
        else setFocus(next.wentTo);
      }
    },
    [setFocus],
  );

  const answered = useCallback(
    (view: PreviewView | undefined, refused: Refused | undefined) => {
      at.current.pending = false;
      setSettled(true);
      setFailed(refused ?? null);
      if (!view) {
        // Keys are not kept for a form that may come back another one.
        queue.current = [];
        return;
      }
      at.current.draft = view.form.entry;
      at.current.view = view;
      const { advance, begun } = at.current;
      at.current.advance = null;
      at.current.begun = true;
      const done = view.form.fields.find((field) => field.path === advance);
      if (!begun) setFocus(nextField(view.form, null)?.path ?? view.form.fields[0]?.path ?? null);
      else if (done && isComplete(done)) setFocus(nextField(view.form, done.path)?.path ?? done.path);
      setPreview(view);
      drain(view);
    },
    [drain, setFocus],
  );

  const ask = useCallback(
    async (entry: Entry) => {
      const mine = ++at.current.asked;
      at.current.pending = true;
      setSettled(false);
      const { view, refused } = await client.ask('preview', {
        tournament,
        session,
        table,
        game,
        draft: entry,
        ...(dealer === undefined ? {} : { dealer }),
      });
      if (mine !== at.current.asked) return;
      // At once, not when there is time: a key that came before the answer is painted would find the focus of the question before.
      flushSync(() => answered(view, refused));
    },
    [client, tournament, session, table, game, dealer, answered],
  );

  const set = useCallback(
    (path: string, value: unknown) => {
      const next = putPath(at.current.draft, path, value);
      at.current.draft = next;
      at.current.advance = path;
      setDraft(next);
      void ask(next);
    },
    [ask, setDraft],
  );

  run.current = (view, key) => {
    const step = pressKey(view.form, at.current.focus, key, seats);
    if (step.do === 'save') handlers.current.onSave(view);
    else if (step.do === 'blocked') handlers.current.onBlocked(step.reason);
    else if (step.do === 'set') {
      setFocus(step.path);
      set(step.path, step.value);
    }
    return step.do !== 'none';
  };

  const press = useCallback((key: string) => {
    const { pending, view } = at.current;
    if (!pending && view && queue.current.length === 0) return run.current(view, key);
    if (!isFormKey(key)) return false;
    queue.current.push(key);
    return true;
  }, []);

  const wentTo = useCallback(
    (path: string) => {
      if (queue.current.length > 0) queue.current.push({ wentTo: path });
      else if (path !== at.current.focus) {
        // The answer to what was typed before does not lead away again.
        at.current.advance = null;
        setFocus(path);
      }
    },
    [setFocus],
  );

  const waiting = useCallback(() => queue.current.length > 0, []);

  // The first question, and again whenever the place is another one.
  const first = useRef(draft);
  first.current = draft;
  useEffect(() => {
    at.current = { ...at.current, draft: first.current, begun: false, advance: null };
    queue.current = [];
    void ask(first.current);
  }, [ask]);

  const knownBefore = useRef(known);
  useEffect(() => {
    if (knownBefore.current === known) return;
    knownBefore.current = known;
    void ask(at.current.draft);
  }, [ask, known]);

  const form = useMemo(() => preview && withTyped(preview.form, draft, settled), [preview, draft, settled]);
  return { form, preview, failed, settled, focus, setFocus, wentTo, set, press, waiting, clear: clearDraft };
}

/** Could this key mean something in a form? B and ? belong to the desk. */
const isFormKey = (key: string): boolean => /^(enter|backspace|(shift\+)?\d|[ac-zäöüß])$/.test(key);

/** The last known form with the values typed since then. */
function withTyped(form: EntryForm, draft: Entry, settled: boolean): EntryForm {
  return settled ? form : { ...form, fields: form.fields.map((field) => typedInto(field, readPath(draft, field.path))) };
}

function typedInto(field: FormField, typed: unknown): FormField {
  switch (field.type) {
    case 'seats':
      return Array.isArray(typed) ? { ...field, value: typed as readonly number[] } : field;
    case 'calls':
      return Array.isArray(typed) ? { ...field, value: typed as readonly string[] } : field;
    case 'eyes':
    case 'seat':
      return { ...field, value: typeof typed === 'number' ? typed : undefined };
    case 'count':
      return typeof typed === 'number' ? { ...field, value: typed } : field;
    case 'tick':
      return typeof typed === 'boolean' ? { ...field, value: typed } : field;
    case 'choice':
      return isChoiceValue(typed) ? { ...field, value: typed } : field;
  }
}

const isChoiceValue = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
