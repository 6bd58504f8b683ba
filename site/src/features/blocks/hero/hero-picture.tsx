import { Icon } from '../../../ui/icons/icon.tsx';
import { Bar } from '../../../ui/feedback/bar.tsx';
import { GRADES } from '../../../ui/grades/symbols.tsx';
import { formatGrade, roundGrade } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import * as styles from './hero-picture.module.css';

/** Shares of the grades 1 to 5; their average is 4.8. */
const SHARES = [0.01, 0.01, 0.02, 0.09, 0.87];
const MEAN = SHARES.reduce((sum, share, index) => sum + share * (index + 1), 0);

/** A miniature profile made of our own components. Decorative: it has no text. */
export function HeroPicture() {
  const { locale } = useT('common');
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.card}>
        <div className={styles.top}>
          <span className={styles.number}>{formatGrade(locale, MEAN)}</span>
          <svg className={styles.stars} viewBox="0 0 50 10" preserveAspectRatio="none">
            <rect className={styles.empty} width="50" height="10" />
            <rect className={styles.full} width={roundGrade(MEAN) * 10} height="10" />
          </svg>
        </div>
        {GRADES.toReversed().map((grade) => (
          <div key={grade} className={styles.row}>
            <span>{grade}</span>
            <Bar share={SHARES[grade - 1] ?? 0} tone={grade} />
          </div>
        ))}
      </div>
      <div className={styles.review}>
        <div className={styles.head}>
          <span className={styles.avatar} />
          <span className={styles.lines}>
            <i className={styles.w40} />
            <i className={styles.w25} />
          </span>
          <span className={styles.shield}>
            <Icon name="shield" size={20} />
          </span>
        </div>
        <span className={styles.lines}>
          <i className={styles.w100} />
          <i className={styles.w90} />
          <i className={styles.w60} />
        </span>
      </div>
    </div>
  );
}
