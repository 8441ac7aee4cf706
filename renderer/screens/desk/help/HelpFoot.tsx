import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';

/** The way back to where one was, by Escape or by the button. */
export function HelpFoot({ sentence }: { readonly sentence: string }) {
  const { t } = useTexts();
  const back = (): void => history.back();
  useActions([{ id: 'back', label: t('help.back'), group: 'now', shortcut: 'escape', perform: back }]);
  return <Foot sentence={sentence} step={{ label: t('help.back'), shortcut: 'ctrl+enter', perform: back }} />;
}
