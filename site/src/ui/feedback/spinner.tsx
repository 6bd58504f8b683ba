import { cx } from '../cx.ts';
import * as styles from './spinner.module.css';

/** Spinner. Needs a `label` if no text beside it says what is loading. */
export function Spinner({ size = 24, label }: { size?: number; label?: string }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Placeholder while loading. */
export function Skeleton({ shape = 'text', short }: { shape?: 'text' | 'heading' | 'block'; short?: boolean }) {
  return <span className={cx(styles.skeleton, styles[shape], short && styles.short)} aria-hidden="true" />;
}
