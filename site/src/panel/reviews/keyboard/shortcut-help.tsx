import { useT } from '../../../lib/texts/i18n.ts';
import { Checkbox } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import * as styles from './keyboard.module.css';

/** Keys and what they do; texts: `panel:reviews.keys.<action>`. */
const KEYS = [
  ['next', ['j', '↓']],
  ['previous', ['k', '↑']],
  ['open', ['Enter']],
  ['close', ['Esc']],
  ['answer', ['a']],
  ['pin', ['p']],
  ['report', ['r']],
  ['select', ['x']],
  ['search', ['/']],
  ['help', ['?']],
] as const;

export interface ShortcutHelpProps {
  on: boolean;
  onSwitch(on: boolean): void;
  onClose(): void;
}

/** Overlay with all keys of the page, and the switch for them. */
export function ShortcutHelp({ on, onSwitch, onClose }: ShortcutHelpProps) {
  const { t } = useT('panel');
  return (
    <Dialog title={t('reviews.keys.title')} close={t('common:actions.close')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([action, keys]) => (
          <div key={action} className={styles.row}>
            <dt>{t(`reviews.keys.${action}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{t('reviews.keys.send')}</dt>
          <dd>
            <kbd className={styles.key}>Ctrl</kbd>
            <kbd className={styles.key}>Enter</kbd>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t('reviews.keys.note')}</p>
      <Checkbox
        label={t('reviews.keys.switch')}
        checked={on}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </Dialog>
  );
}
