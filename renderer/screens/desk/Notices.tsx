import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { Executed } from '../../../electron/contract/contract.ts';
import type { Refused } from '../../../electron/contract/views.ts';
import { useAnnounce } from '../../components/Announcer.tsx';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { useTexts } from '../../i18n/I18n.tsx';

interface Value {
  readonly refused: Refused | null;
  /** Shows why something outside a form was refused, until it is put away or something goes well. Answers whether it went well. */
  report(executed: Executed): boolean;
  clear(): void;
}
const Context = createContext<Value | null>(null);

export function Notices({ children }: { readonly children: ReactNode }) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const announce = useAnnounce();
  const { refusal } = useTexts();
  const report = useCallback(
    (executed: Executed) => {
      setRefused(executed.ok ? null : executed.error);
      if (!executed.ok) announce(refusal(executed.error), 'assertive');
      return executed.ok;
    },
    [announce, refusal],
  );
  const clear = useCallback(() => setRefused(null), []);
  const value = useMemo(() => ({ refused, report, clear }), [refused, report, clear]);
  return <Context value={value}>{children}</Context>;
}

export function useNotices(): Value {
  const value = use(Context);
  if (!value) throw new Error('useNotices outside <Notices>');
  return value;
}

/** The refusal that belongs to no field. */
export function NoticeBanner() {
  const { refused, clear } = useNotices();
  const { t, refusal } = useTexts();
  if (!refused) return null;
  return (
    <Banner
      kind="loss"
      buttons={
        <Button size="small" onPress={clear}>
          {t('desk.close')}
        </Button>
      }
    >
      <b>{t('desk.notSaved')}</b> {refusal(refused)}
    </Banner>
  );
}
