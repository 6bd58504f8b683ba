import type { ReactNode } from 'react';
import * as styles from './skip-link.module.css';

/** The first thing that Tab finds: past the navigation, to what the page is about. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}
