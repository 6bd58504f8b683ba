import type { Locale } from '@app/contracts/common';
import { formatGrade, formatHours, formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, cx } from '../../ui/index.ts';
import { shareOf } from './progress.ts';
import type { Condition } from './progress.ts';
import * as styles from './badges.module.css';

/** A figure in its unit. Grades have two decimals, so that 4.46 does not look like the 4.5 that is missing. */
function amount(locale: Locale, unit: Condition['unit'], value: number): string {
  switch (unit) {
    case 'grade':
      return Number.isInteger(value * 10) ? formatGrade(locale, value) : formatNumber(locale, cut(value, 2));
    case 'share':
    case 'ratio':
      return formatPercent(locale, cut(value, 2));
    case 'hours':
      return formatHours(locale, cut(value, 1));
    default:
      return formatNumber(locale, cut(value, 1));
  }
}

/** Cut, not rounded: a condition that is not met must not look met. */
const cut = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.trunc(value * factor + 1e-9) / factor;
};

/** Each condition with the company's figure, and a bar for how far it is. */
export function ConditionList({ conditions }: { conditions: readonly Condition[] }) {
  const { t, locale } = useT('panel');
  const limit = ({ unit, atLeast, atMost }: Condition): string => {
    if (unit === 'yes') return t('badges.needed');
    return [
      atLeast !== null && t('badges:criteria.atLeast', { value: amount(locale, unit, atLeast) }),
      atMost !== null && t('badges:criteria.atMost', { value: amount(locale, unit, atMost) }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  const value = ({ unit, value: own }: Condition): string => {
    if (own === null) return t('badges.unknown');
    return unit === 'yes' ? t(own >= 1 ? 'badges.yes' : 'badges.no') : amount(locale, unit, own);
  };
  return (
    <ul className={styles.conditions}>
      {conditions.map((condition) => (
        <li key={condition.figure} className={cx(!condition.met && styles.missing)}>
          <span className={styles.mark}>
            <Icon name={condition.met ? 'check' : 'close'} size={16} />
          </span>
          <span>
            {t(`badges:figures.${condition.figure}`)}: <strong>{value(condition)}</strong>{' '}
            <span className={styles.quiet}>({limit(condition)})</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ inlineSize: `${Math.floor(shareOf(condition) * 100)}%` }} />
            </span>
            <span className={styles.hidden}>{t(condition.met ? 'badges.met' : 'badges.notMet')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
