import { useTexts } from '../i18n/I18n.tsx';
import './Kbd.css';
import { printed } from './keys.ts';

/** A key, printed on the thing it triggers. Read out by `aria-keyshortcuts` of that thing, so it is no text here. */
export function Kbd({ keys }: { readonly keys: string }) {
  const { language } = useTexts();
  return (
    <span aria-hidden="true">
      <kbd className="kbd" data-keys={printed(language, keys)} />
    </span>
  );
}
