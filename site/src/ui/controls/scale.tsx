import type { InputHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import * as styles from './scale.module.css';

/** Visually hidden radio button that fills its label, a point of a scale. The label must be positioned. */
export function ScaleRadio(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles.radio} />;
}

export interface ScaleEndsProps {
  low: string;
  high: string;
  /** Language of the labels, if not the page's. */
  lowLang?: string | undefined;
  highLang?: string | undefined;
  className?: string;
}

/** Labels below the ends of a scale, hidden from screen readers, to whom the points tell them. */
export function ScaleEnds({ low, high, lowLang, highLang, className }: ScaleEndsProps) {
  return (
    <div className={cx(styles.ends, className)} aria-hidden="true">
      <span lang={lowLang}>{low}</span>
      <span lang={highLang}>{high}</span>
    </div>
  );
}
