import { useState } from 'react';
import type { PapersView } from '../../../../electron/contract/paperViews.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { longDate, parseWhole } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useTournament } from '../TournamentContext.tsx';

/** The words of the certificates; what stays empty is worded by the program. */
export function CertificateForm() {
  const { id } = useTournament();
  const { view } = useQuery('papers', { tournament: id });
  return view ? <Form key={JSON.stringify(view.certificate)} view={view} /> : null;
}

function Form({ view }: { readonly view: PapersView }) {
  const { t, language, refusal } = useTexts();
  const { id, view: evening } = useTournament();
  const { execute, refused, busy } = useSending(id, view.seq);
  const [words, setWords] = useState(view.certificate);
  const [places, setPlaces] = useState(String(view.certificate.places));
  const { settings } = evening;
  const date = longDate(language, settings.date).replace(/^\S+ /, '');
  const usual = {
    title: t('print.cert.title'),
    opening: t('print.cert.opening', { tournament: settings.name, date }),
    closing: t('print.cert.closing'),
    left: t('print.cert.left'),
    right: settings.place || t('print.cert.right'),
  };
  const field = (name: keyof typeof usual, label: string) => (
    <TextField
      label={label}
      value={words[name]}
      placeholder={usual[name]}
      maxLength={120}
      onChange={(text) => setWords({ ...words, [name]: text })}
    />
  );
  const save = async (): Promise<void> => {
    await execute({ type: 'setCertificate', certificate: { ...words, places: parseWhole(places) ?? 0 } });
  };
  return (
    <Card title={t('print.cert.edit')}>
      <form
        className="print-cert"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {field('title', t('print.cert.editTitle'))}
        {field('opening', t('print.cert.editOpening'))}
        {field('closing', t('print.cert.editClosing'))}
        {field('left', t('print.cert.editLeft'))}
        {field('right', t('print.cert.editRight'))}
        <TextField label={t('print.cert.editPlaces')} value={places} inputMode="numeric" maxLength={3} onChange={setPlaces} />
        {refused && <Why>{refusal(refused)}</Why>}
        <span>
          <Button size="small" submit busy={busy}>
            {t('print.cert.save')}
          </Button>
        </span>
      </form>
    </Card>
  );
}
