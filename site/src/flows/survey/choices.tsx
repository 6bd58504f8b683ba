import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError, cx } from '../../ui/index.ts';
import type { ShownText } from './localized-text.ts';
import * as flow from '../flow.module.css';
import * as review from '../review/review.module.css';
import * as styles from './survey.module.css';

export interface ChoicesProps {
  legend: ReactNode;
  hint?: string;
  choices: readonly { id: string; words: ShownText }[];
  chosen: readonly string[];
  /** Whether several can be chosen. */
  several?: boolean;
  onChange(chosen: string[]): void;
  required?: boolean;
  error?: string | undefined;
}

/** Single or multiple choice. */
export function Choices({ legend, hint, choices, chosen, several = false, onChange, required, error }: ChoicesProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  const choose = (choice: string, on: boolean) => {
    const isOn = (one: string) => (one === choice ? on : several && chosen.includes(one));
    // In the order of the form.
    onChange(choices.map((one) => one.id).filter(isOn));
  };
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className={flow.legend}>{legend}</legend>
      {hint && (
        <p className={cx(flow.note, styles.hint)} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={review.choices}>
        {choices.map(({ id: choice, words }) => (
          <label key={choice} className={review.choice}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              value={choice}
              checked={chosen.includes(choice)}
              required={required && !several}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => choose(choice, event.target.checked)}
            />
            <span lang={words.lang}>{words.text}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
