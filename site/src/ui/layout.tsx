import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import * as styles from './layout.module.css';

interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  children?: ReactNode;
}

/** The page's width with its side margins: `page` 1200 px, `narrow` for reading, `form` for short forms. */
export function Container({
  as: Tag = 'div',
  width = 'page',
  className,
  ...rest
}: BoxProps & { width?: 'page' | 'narrow' | 'form' }) {
  return <Tag {...rest} className={cx(styles.container, width !== 'page' && styles[width], className)} />;
}

type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;

/** Vertical stack. `gap` is in steps of 4 px. */
export function Stack({ as: Tag = 'div', gap = 4, className, ...rest }: BoxProps & { gap?: Gap }) {
  return <Tag {...rest} className={cx(styles.stack, styles[`gap${gap}`], className)} />;
}

/** Wrapping row. */
export function Row({ as: Tag = 'div', gap = 3, className, ...rest }: BoxProps & { gap?: Gap }) {
  return <Tag {...rest} className={cx(styles.row, styles[`gap${gap}`], className)} />;
}

export function Card({ as: Tag = 'div', raised, className, ...rest }: BoxProps & { raised?: boolean }) {
  return <Tag {...rest} className={cx(styles.card, raised && styles.raised, className)} />;
}

/** For screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: BoxProps) {
  return <Tag {...rest} className={cx(styles.hidden, className)} />;
}
