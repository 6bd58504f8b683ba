import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './layout.module.css';

/** Disclosure that works without scripts; with them it closes on Escape and outside clicks. */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current;
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = ref.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details className={styles.menu} ref={ref}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
