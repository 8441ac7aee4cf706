import type { PapersView } from '../../electron/contract/paperViews.ts';
import { Ring } from '../components/marks/Ring.tsx';
import { SUITS, Suit, type SuitName } from '../components/marks/Suit.tsx';
import { Underline } from '../components/marks/Underline.tsx';
import { longDate, money, units } from '../i18n/format.ts';
import { useTexts } from '../i18n/I18n.tsx';
import { fitName } from './fitName.ts';
import { PaperName } from './PaperName.tsx';
import { type PaperEvent, PaperSheet } from './PaperSheet.tsx';
import { evenPages } from './pages.ts';

interface Props {
  readonly event: PaperEvent;
  readonly view: PapersView;
}

/** What each place wins and who gets it; places nobody holds yet stay open. */
export function PrizeList({ event, view }: Props) {
  const { t, language } = useTexts();
  const rows = [
    ...view.awards.map((award) => ({ key: award.person, ...award, open: false })),
    ...view.prizes.places.slice(view.awards.length).map((prize, at) => ({
      key: `open${at}`,
      name: '',
      place: view.awards.length + at + 1,
      total: 0,
      cents: prize.cents,
      goods: prize.goods === '' ? [] : [prize.goods],
      among: 1,
      drawn: false,
      open: true,
    })),
  ];
  const pages = evenPages(rows, 24);
  return pages.map((shown, page) => (
    <PaperSheet
      key={shown[0]?.key ?? page}
      event={event}
      title={t('print.prizes')}
      sub={view.final ? t('print.prizesFinal') : t('print.prizesSoFar')}
      page={page}
      pages={pages.length}
      note={[
        view.awards.some(({ drawn }) => drawn) ? t('print.drawnSeed', { seed: String(view.prizes.seed) }) : '',
        view.leftCents > 0 ? t('print.leftCents', { money: money(language, view.leftCents) }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <table className="paper-list paper-prizes">
        <colgroup>
          <col style={{ width: '14mm' }} />
          <col />
          <col style={{ width: '22mm' }} />
          <col style={{ width: '70mm' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('print.place')}
            </th>
            <th scope="col">{t('print.name')}</th>
            <th scope="col" className="number">
              {t('print.points')}
            </th>
            <th scope="col">{t('print.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <td className="number paper-place">{row.place}</td>
              <th scope="row">{!row.open && <PaperName name={row.name} width={74} sizes={[12, 11, 10, 9]} />}</th>
              <td className="number">{!row.open && units(language, row.total, view.scale)}</td>
              <td>
                <b>{[...(row.cents > 0 ? [money(language, row.cents)] : []), ...row.goods].join(', ')}</b>
                {row.among > 1 && <small>{row.drawn ? t('print.drawn') : t('print.shared', { among: row.among })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  ));
}

const CORNERS: { readonly [corner in 'left-top' | 'right-top' | 'left-bottom' | 'right-bottom']: SuitName } = {
  'left-top': 'kreuz',
  'right-top': 'pik',
  'left-bottom': 'herz',
  'right-bottom': 'karo',
};

/** A certificate for each of the first places. */
export function Certificates({ event, view }: Props) {
  const { t, language } = useTexts();
  const { certificate } = view;
  const date = longDate(language, event.date).replace(/^\S+ /, '');
  const opening = certificate.opening || t('print.cert.opening', { tournament: event.name, date });
  return view.certified.map(({ person, name, place, total }) => {
    const fitted = fitName(name, 150, [34, 30, 26, 22]);
    return (
      <section key={person} className="paper-sheet paper-cert" lang={language === 'en' ? 'en' : 'de'}>
        {Object.entries(CORNERS).map(([corner, suit]) => (
          <Suit key={corner} name={suit} className={`paper-corner paper-${corner}`} />
        ))}
        <p className="paper-cert-title">
          <Underline>{certificate.title || t('print.cert.title')}</Underline>
        </p>
        <p className="paper-cert-text">{opening}</p>
        <p className="paper-cert-name" style={{ fontSize: `${fitted.size}pt` }}>
          {fitted.text}
        </p>
        <p className="paper-cert-text">{t('print.cert.among', { people: view.people, points: units(language, total, view.scale) })}</p>
        <p className="paper-cert-place">
          <Ring>{t('print.cert.place', { place })}</Ring>
        </p>
        <p className="paper-cert-text">{certificate.closing || t('print.cert.closing')}</p>
        <div className="paper-cert-signs">
          <span>{certificate.left || t('print.cert.left')}</span>
          <span>{certificate.right || event.place || t('print.cert.right')}</span>
        </div>
      </section>
    );
  });
}

interface ReceiptsProps extends Props {
  readonly feeCents: number;
  /** One person's, or everybody's who paid. */
  readonly person?: string | null;
}

const ON_A_SHEET = 4;

/** Receipts for the fee, four on a sheet to be cut. */
export function Receipts({ event, view, feeCents, person = null }: ReceiptsProps) {
  const { t, language } = useTexts();
  const paid = view.paid.filter((one) => person === null || one.person === person);
  const sheets = Array.from({ length: Math.ceil(paid.length / ON_A_SHEET) }, (_, i) => paid.slice(i * ON_A_SHEET, (i + 1) * ON_A_SHEET));
  return sheets.map((four) => (
    <section key={four[0]?.person} className="paper-sheet paper-receipts" lang={language === 'en' ? 'en' : 'de'}>
      {four.map(({ person: id, name, number }) => (
        <div key={id} className="paper-receipt">
          <h2>{t('print.receipt')}</h2>
          <p>{t('print.receiptNumber', { number })}</p>
          <p className="paper-receipt-sum">{money(language, feeCents)}</p>
          <p>
            {t('print.receiptFor', { tournament: event.name })}
            <br />
            {[longDate(language, event.date), event.place].filter(Boolean).join(', ')}
          </p>
          <p>{t('print.receiptFrom')}</p>
          <PaperName name={name} width={80} sizes={[14, 12, 11, 10]} />
          <p className="paper-receipt-sign">{t('print.receiptSign')}</p>
          <span className="paper-receipt-suits">
            {SUITS.map((suit) => (
              <Suit key={suit} name={suit} />
            ))}
          </span>
        </div>
      ))}
      <svg className="paper-cross" viewBox="0 0 2100 2965" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1050 80V2885M80 1482H2020" />
      </svg>
    </section>
  ));
}
