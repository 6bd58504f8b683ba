import { cx } from '../cx.ts';
import * as styles from './bar.module.css';

/** A horizontal bar filled to `share` (0 to 1). Decorative: the number stands beside it. */
export function Bar({ share, tone }: { share: number; tone?: 1 | 2 | 3 | 4 | 5 }) {
  const width = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return (
    <svg
      className={cx(styles.bar, tone && styles[`tone${tone}`])}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} width="100" height="8" />
      <rect className={styles.fill} width={width} height="8" />
    </svg>
  );
}
