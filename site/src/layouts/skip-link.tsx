import type { ReactNode } from 'react';
import * as styles from './skip-link.module.css';

/** First Tab stop: skips the navigation. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}
