import type { InputHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import * as styles from './scale.module.css';

/** A radio button that is its whole label, a point of a scale, and is not seen itself. The label is positioned. */
export function ScaleRadio(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles.radio} />;
}

export interface ScaleEndsProps {
  low: string;
  high: string;
  /** Where they are not in the page's language. */
  lowLang?: string | undefined;
  highLang?: string | undefined;
  className?: string;
}

/** The words under the ends of a scale, for the eyes: its points tell them to screen readers. */
export function ScaleEnds({ low, high, lowLang, highLang, className }: ScaleEndsProps) {
  return (
    <div className={cx(styles.ends, className)} aria-hidden="true">
      <span lang={lowLang}>{low}</span>
      <span lang={highLang}>{high}</span>
    </div>
  );
}
