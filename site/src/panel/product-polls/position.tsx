import { formatGrade } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './product-polls.module.css';

/** Positions of an answer, as the form draws them. */
const ENDS = { low: 1, high: 5 };

interface PositionProps {
  low: string;
  high: string;
  /** Mean of the answers; null without any. */
  position: number | null;
}

/** Where the answers stand between two ends, drawn and in words. */
export function Position({ low, high, position }: PositionProps) {
  const { t, locale } = useT('panel');
  if (position === null) return <span className={styles.quiet}>{t('productPolls.noAnswers')}</span>;
  const share = (position - ENDS.low) / (ENDS.high - ENDS.low);
  return (
    <span className={styles.position}>
      <span className={styles.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.mark} style={{ insetInlineStart: `${Math.round(share * 100)}%` }} />
      </span>
      <span className={styles.quiet}>
        {t('productPolls.position', { position: formatGrade(locale, position), low, high })}
      </span>
    </span>
  );
}
