import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import * as styles from './layout.module.css';

interface MenuProps {
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  /** Instead of the usual panel, which hangs at the button. */
  panelClass?: string | undefined;
  onOpen?: () => void;
}

/** Disclosure that works without scripts; with them it closes on Escape and outside clicks. */
export function Menu({ label, children, className, panelClass = styles.panel, onOpen }: MenuProps) {
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
    <details
      className={cx(styles.menu, className)}
      ref={ref}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>{label}</summary>
      <div className={panelClass}>{children}</div>
    </details>
  );
}
