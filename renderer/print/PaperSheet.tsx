import type { ReactNode } from 'react';
import { longDate } from '../i18n/format.ts';
import { useTexts } from '../i18n/I18n.tsx';
import './papers.css';
import './print.css';

/** The evening as it stands at the head of every paper. */
export interface PaperEvent {
  readonly name: string;
  readonly date: string;
  readonly place: string;
}

interface Props {
  readonly event: PaperEvent | null;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly landscape?: boolean;
  /** A line at the left of the foot. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One A4 sheet: what it is, whose evening it belongs to, its content, its page number. */
export function PaperSheet({ event, title, sub, page, pages, landscape, note, children }: Props) {
  const { t, language } = useTexts();
  return (
    <section className={landscape ? 'paper-sheet paper-land' : 'paper-sheet'} lang={language === 'en' ? 'en' : 'de'}>
      <header className="paper-head">
        <div>
          <h1>{title}</h1>
          {sub && <p className="paper-sub">{sub}</p>}
        </div>
        {event && (
          <div className="paper-where">
            <b>{event.name}</b>
            {event.place !== '' && <span>{event.place}</span>}
            <span>{longDate(language, event.date)}</span>
          </div>
        )}
      </header>
      {children}
      <footer className="paper-foot">
        <span>{note}</span>
        <span>{t('print.page', { page: page + 1, pages })}</span>
      </footer>
    </section>
  );
}
