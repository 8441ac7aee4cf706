import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { ACTION_GROUPS, useAllActions } from '../actions.tsx';
import './KeysHelp.css';

/** Every key that acts here, from the same list the palette has. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const actions = useAllActions()().filter((action) => action.shortcut !== undefined);
  return (
    <Dialog
      wide
      title={t('desk.keys')}
      onClose={onClose}
      onSubmit={onClose}
      buttons={
        <Button kind="primary" submit shortcut="enter" autoFocus>
          {t('desk.close')}
        </Button>
      }
    >
      <div className="keys-help">
        {ACTION_GROUPS.map((group) => {
          const mine = actions.filter((action) => action.group === group);
          if (mine.length === 0) return null;
          return (
            <section key={group}>
              <h3>{t(`desk.group.${group}`)}</h3>
              <dl className="keys-help-list">
                {mine.map((action) => (
                  <div key={action.id}>
                    <dt>
                      <Kbd keys={action.shortcut ?? ''} />
                    </dt>
                    <dd>{action.label}</dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
