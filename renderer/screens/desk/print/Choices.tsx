import { useQuery } from '../../../api/ClientContext.tsx';
import { Field, TextField } from '../../../components/Field.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { CARD_PAPERS } from '../../../print/ScoreCards.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { hasSession, hasSize, type PaperChoices, type PaperName } from './papers.ts';

interface Props {
  readonly name: PaperName;
  readonly choices: PaperChoices;
  readonly onChange: (choices: PaperChoices) => void;
}

const LISTS = ['allTime', 'lastYears', 'championship'] as const;

/** What a paper leaves open: the session, the size, how many, for whom. */
export function Choices({ name, choices, onChange }: Props) {
  const { t } = useTexts();
  const { id, view } = useTournament();
  const { view: papers } = useQuery('papers', name === 'receipts' ? { tournament: id } : null);
  const { sessions } = view.settings.formatSettings;
  const change = (some: Partial<PaperChoices>): void => onChange({ ...choices, ...some });
  const shown = hasSession(name) || hasSize(name) || name === 'ranking' || name === 'receipts';
  if (!shown) return null;
  const last = name === 'blankCards' ? sessions : Math.max(1, view.session);
  return (
    <div className="print-choices">
      {hasSession(name) && (
        <div className="print-choice">
          <span>{t('print.session')}</span>
          <Segments
            label={t('print.session')}
            value={Math.min(choices.session, last)}
            segments={Array.from({ length: last }, (_, i) => ({ value: i + 1, label: String(i + 1) }))}
            onChange={(session) => change({ session })}
          />
        </div>
      )}
      {hasSize(name) && (
        <div className="print-choice">
          <span>{t('print.size')}</span>
          <Segments
            label={t('print.size')}
            value={choices.size}
            segments={CARD_PAPERS.map((size) => ({ value: size, label: t(`print.size.${size}`) }))}
            onChange={(size) => change({ size })}
          />
        </div>
      )}
      {name === 'blankCards' && (
        <>
          <TextField
            label={t('print.fours')}
            value={choices.fours}
            inputMode="numeric"
            maxLength={2}
            onChange={(fours) => change({ fours })}
          />
          <TextField
            label={t('print.fives')}
            value={choices.fives}
            inputMode="numeric"
            maxLength={2}
            onChange={(fives) => change({ fives })}
          />
        </>
      )}
      {name === 'ranking' && (
        <div className="print-choice">
          <span>{t('print.series')}</span>
          <Segments
            label={t('print.series')}
            value={choices.list}
            segments={LISTS.map((list) => ({ value: list, label: t('print.rankingTitle', { list }) }))}
            onChange={(list) => change({ list })}
          />
        </div>
      )}
      {name === 'receipts' && papers && papers.paid.length > 0 && (
        <Field label={t('print.person')}>
          {(ids) => (
            <select
              {...ids}
              className="input"
              value={choices.person ?? ''}
              onChange={(event) => change({ person: event.target.value || null })}
            >
              <option value="">{t('print.everybody')}</option>
              {papers.paid.map(({ person, name: whose, number }) => (
                <option key={person} value={person}>
                  {number} {whose}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {hasSize(name) && choices.size === 'twoA5' && <p className="soft small print-hint">{t('print.size.hint')}</p>}
    </div>
  );
}
