import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from './choices.module.css';

export interface ChoicesProps {
  legend: ReactNode;
  /** Beside each other: short ones. */
  row?: boolean;
  /** `Choice`s, and the error. */
  children: ReactNode;
  'aria-describedby'?: string | undefined;
}

/** Radio buttons, of which one is chosen. */
export const Choices = ({ legend, row, children, ...rest }: ChoicesProps) => (
  <fieldset className={cx(styles.choices, row && styles.row)} {...rest}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

export interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A radio button with its label. */
export const Choice = ({ children, ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="radio" {...input} />
    {children}
  </label>
);
