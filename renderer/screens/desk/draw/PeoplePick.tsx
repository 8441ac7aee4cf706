import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { type Findable, findPeople, fold } from '../search.ts';

export interface Pickable extends Findable {
  readonly person: string;
  readonly name: string;
  readonly club: string;
}

interface Props {
  readonly everybody: readonly Pickable[];
  readonly picked: readonly Pickable[];
  readonly most: number;
  /** A club's name finds all its people at once. */
  readonly clubs: boolean;
  readonly onChange: (picked: readonly Pickable[]) => void;
}

interface Hit {
  readonly label: string;
  readonly more: string;
  readonly people: readonly Pickable[];
}

const SHOWN = 5;

/** People by two letters and Enter; those who were picked can be taken out again. Enter on an empty field is left to the form. */
export function PeoplePick({ everybody, picked, most, clubs, onChange }: Props) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const free = everybody.filter(({ person }) => !picked.some((one) => one.person === person));
  const hits: readonly Hit[] = [
    ...findPeople(typed, free).map((one) => ({ label: one.name, more: one.club, people: [one] })),
    ...(clubs
      ? clubsLike(typed, free).map(([club, people]) => ({ label: club, more: t('desk.wish.wholeClub', { count: people.length }), people }))
      : []),
  ].slice(0, SHOWN);
  const here = Math.min(at, Math.max(0, hits.length - 1));

  const take = (hit: Hit): void => {
    onChange([...picked, ...hit.people].slice(-most));
    setTyped('');
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hit = hits[here];
    if (event.key === 'ArrowDown') setAt(Math.min(hits.length - 1, here + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, here - 1));
    else if (event.key === 'Enter' && typed.trim() !== '') {
      if (hit) take(hit);
    } else if (event.key === 'Backspace' && typed === '' && picked.length > 0) onChange(picked.slice(0, -1));
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <Field label={t('desk.wish.people')} hint={t('desk.wish.peopleHint')}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-hits`}
            aria-activedescendant={hits.length > 0 ? `${id}-${here}` : undefined}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="wish-people">
        {picked.map((one) => (
          <Button
            key={one.person}
            size="small"
            label={t('desk.wish.takeOut', { name: one.name })}
            onPress={() => onChange(picked.filter(({ person }) => person !== one.person))}
          >
            {one.name} ×
          </Button>
        ))}
      </div>
      <div className="wish-hits" id={`${id}-hits`} role="listbox" aria-label={t('desk.wish.people')}>
        {hits.map((hit, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox it belongs to
          <div
            key={`${hit.people.length} ${hit.people[0]?.person}`}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === here}
            className="wish-hit"
            onClick={() => take(hit)}
          >
            <b>{hit.label}</b> <span className="muted small">{hit.more}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Clubs of at least two people whose name begins like what was typed. */
function clubsLike(typed: string, people: readonly Pickable[]): readonly (readonly [string, readonly Pickable[]])[] {
  const wanted = fold(typed).trim();
  if (wanted.length < 2) return [];
  const clubs = new Map<string, Pickable[]>();
  for (const one of people) {
    const words = fold(one.club);
    if (words.startsWith(wanted) || words.split(/\s+/).some((word) => word.startsWith(wanted)))
      clubs.set(one.club, [...(clubs.get(one.club) ?? []), one]);
  }
  return [...clubs].filter(([, members]) => members.length > 1);
}
