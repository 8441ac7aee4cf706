import type { FinalReading } from '../../../../electron/contract/hallViews.ts';
import { Button } from '../../../components/Button.tsx';
import { type Texts, useTexts } from '../../../i18n/I18n.tsx';
import type { Action } from '../actions.tsx';

interface Props {
  readonly reading: FinalReading;
  /** The hall shows the final now. */
  readonly shown: boolean;
  /** So many people are read out then. */
  readonly onRead: (people: number) => void;
}

/** The final, read out from the last place to the first at the organizer's pace. */
export function HallReading({ reading: { people, read, next, back, toPodium }, shown, onRead }: Props) {
  const { t } = useTexts();
  if (!shown)
    return next && <p className="rail-showing">{`${t('desk.reading.count', { read, people })}. ${t('desk.reading.notShown')}`}</p>;
  return (
    <fieldset className="rail-reading">
      <legend className="field-label">{t('desk.reading')}</legend>
      <p className="rail-showing">{next ? t('desk.reading.count', { read, people }) : t('desk.reading.done')}</p>
      {next && (
        <Button shortcut="arrowright" onPress={() => onRead(next.read)}>
          {t('desk.reading.next', { place: next.place })}
        </Button>
      )}
      <div className="rail-buttons">
        {back !== null && (
          <Button size="small" shortcut="arrowleft" label={t('desk.reading.back')} onPress={() => onRead(back)}>
            {t('desk.reading.backShort')}
          </Button>
        )}
        {toPodium !== null && (
          <Button size="small" onPress={() => onRead(toPodium)}>
            {t('desk.reading.toPodium')}
          </Button>
        )}
        {next && toPodium === null && (
          <Button size="small" onPress={() => onRead(people)}>
            {t('desk.reading.all')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The same with keys and in the command field: the arrows read on and back. */
export function readingActions(t: Texts['t'], { people, next, back, toPodium }: FinalReading, onRead: (people: number) => void): Action[] {
  const done = t('desk.reading.done');
  return [
    {
      id: 'readNext',
      label: next ? t('desk.reading.next', { place: next.place }) : t('desk.reading'),
      group: 'hall',
      shortcut: 'arrowright',
      blocked: next ? null : done,
      perform: () => next && onRead(next.read),
    },
    {
      id: 'readBack',
      label: t('desk.reading.back'),
      group: 'hall',
      shortcut: 'arrowleft',
      blocked: back === null ? t('desk.reading.count', { read: 0, people }) : null,
      perform: () => back !== null && onRead(back),
    },
    ...(toPodium === null
      ? []
      : ([{ id: 'readToPodium', label: t('desk.reading.toPodium'), group: 'hall', perform: () => onRead(toPodium) }] satisfies Action[])),
    { id: 'readAll', label: t('desk.reading.all'), group: 'hall', blocked: next ? null : done, perform: () => onRead(people) },
  ];
}
