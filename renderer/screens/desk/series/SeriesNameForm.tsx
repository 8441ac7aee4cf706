import { useState } from 'react';
import { useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField, Why } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import type { OneSeries } from './SeriesScreen.tsx';

/** Another name for a series, or its end; one that tournaments belong to stays. */
export function SeriesNameForm({ series, seq }: { readonly series: OneSeries; readonly seq: number }) {
  const { t, refusal } = useTexts();
  const { send, busy, refused } = useSending(null, seq);
  const [name, setName] = useState(series.name);
  const [asking, setAsking] = useState(false);
  const rename = async (): Promise<void> => {
    if (!busy && name.trim() !== series.name) await send({ type: 'renameSeries', series: series.series, name });
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    await send({ type: 'removeSeries', series: series.series });
  };
  const ofName = refused?.field === 'name';
  return (
    <form
      className="card card-pad series-form"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <TextField label={t('desk.totals.name')} value={name} maxLength={120} refused={ofName ? refusal(refused) : null} onChange={setName} />
      <div className="series-buttons">
        <Button submit busy={busy}>
          {t('desk.series.rename')}
        </Button>
        <Button kind="bad" busy={busy} onPress={() => setAsking(true)}>
          {t('desk.series.remove')}
        </Button>
      </div>
      {refused && !ofName && <Why>{refusal(refused)}</Why>}
      {asking && (
        <Dialog
          title={t('desk.series.removeAsk', { name: series.name })}
          kind="alert"
          onClose={() => setAsking(false)}
          buttons={
            <>
              <Button kind="bad" onPress={() => void remove()}>
                {t('desk.series.remove')}
              </Button>
              <Button kind="quiet" shortcut="escape" autoFocus onPress={() => setAsking(false)}>
                {t('desk.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('desk.series.removeAbout')}</p>
        </Dialog>
      )}
    </form>
  );
}
