import { cx } from '../cx.ts';
import { symbolShape, type GradeSymbol, type GradeValue } from './symbols.tsx';
import { VisuallyHidden } from '../layout.tsx';
import { formatGrade, formatNumber, roundGrade } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './grade-display.module.css';

export interface GradeDisplayProps {
  /** 1 to 5, unrounded; null without reviews. */
  value: number | null;
  symbol?: GradeSymbol;
  size?: 'small' | 'medium' | 'large';
  /** Shows the number beside the symbols: to one decimal, or `whole` for a single review. */
  number?: boolean | 'whole';
}

/** A grade as symbols, filled to a tenth, with a text for screen readers. */
export function GradeDisplay({ value, symbol = 'stars', size = 'medium', number = false }: GradeDisplayProps) {
  const { t, locale } = useT('common');
  if (value === null) return <span className={styles.none}>{t('grades.none')}</span>;

  const rounded = roundGrade(value);
  const words = formatGrade(locale, value);
  return (
    <span className={cx(styles.grade, styles[size])}>
      {symbol === 'stars' || symbol === 'hearts' ? (
        <svg
          className={cx(styles.symbols, symbol === 'hearts' && styles.hearts)}
          viewBox="0 0 50 10"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.empty} width="50" height="10" />
          <rect className={styles.full} width={rounded * 10} height="10" />
        </svg>
      ) : (
        <OneSymbol symbol={symbol} grade={Math.round(rounded) as GradeValue} />
      )}
      {number && (
        <span className={styles.number} aria-hidden="true">
          {number === 'whole' ? formatNumber(locale, rounded) : words}
        </span>
      )}
      <VisuallyHidden>{t('grades.outOfFive', { grade: words })}</VisuallyHidden>
    </span>
  );
}

function OneSymbol({ symbol, grade }: { symbol: GradeSymbol; grade: GradeValue }) {
  return (
    <svg className={cx(styles.one, styles[`tone${grade}`])} viewBox="0 0 24 24" aria-hidden="true">
      {symbolShape(symbol, grade)}
    </svg>
  );
}
