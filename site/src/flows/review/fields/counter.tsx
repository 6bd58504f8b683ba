import { useT } from '../../../lib/texts/i18n.ts';
import { cx } from '../../../ui/index.ts';
import * as styles from '../review.module.css';

/** Characters missing, left or over the limit; counted like the API, after trimming. */
export function Counter({ id, text, min, max }: { id: string; text: string; min: number; max: number }) {
  const { t } = useT('invitation');
  const used = text.trim().length;
  const words =
    used < min
      ? t('edit.words.needed', { count: min - used })
      : used > max
        ? t('edit.words.over', { count: used - max })
        : '';
  return (
    <p id={id} className={styles.counter}>
      <span className={cx(used > max && styles.over)}>{words}</span>
      <span>{t('edit.words.counter', { used, max })}</span>
    </p>
  );
}
