import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../controls/field.tsx';
import { GRADES, isCumulative, symbolShape, type GradeSymbol, type GradeValue } from './symbols.tsx';
import { VisuallyHidden } from '../layout.tsx';
import { ScaleRadio } from '../controls/scale.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './grade-input.module.css';

export interface GradeInputProps {
  /** Label above the symbols and name of the group. */
  legend: ReactNode;
  hideLegend?: boolean;
  value: GradeValue | null;
  onChange: (grade: GradeValue) => void;
  onBlur?: () => void;
  symbol?: GradeSymbol;
  /** `small`: for rows; the legend then includes the grade's word. */
  size?: 'small' | 'medium' | 'large';
  error?: ReactNode;
  name?: string;
  /** Submits its form after a choice by finger or mouse. Keys only choose: arrows pass over the other grades. */
  leadsOn?: boolean;
}

/** Long enough to see what was chosen. */
const LEAD_ON_MS = 250;

/** Five symbols as radio buttons: one Tab stop, arrows choose, every symbol has a label. */
export function GradeInput({
  legend,
  hideLegend,
  value,
  onChange,
  onBlur,
  symbol = 'stars',
  size = 'medium',
  error,
  name,
  leadsOn = false,
}: GradeInputProps) {
  const id = useId();
  const { t } = useT('common');
  const [pointed, setPointed] = useState<GradeValue | null>(null);
  const shown = pointed ?? value;
  const touched = useRef(false);
  const leading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leading.current), []);
  const leadOn = (form: HTMLFormElement | null) => {
    clearTimeout(leading.current);
    if (leadsOn && touched.current) leading.current = setTimeout(() => form?.requestSubmit(), LEAD_ON_MS);
  };

  const litClass = (grade: GradeValue) => {
    if (shown === null) return false;
    if (symbol === 'stars') return grade <= shown && styles.litStars;
    if (isCumulative(symbol)) return grade <= shown && styles.litHearts;
    return grade === shown && styles[`lit${grade}`];
  };

  return (
    <fieldset aria-describedby={error != null ? `${id}-error` : undefined} onBlur={onBlur}>
      <legend className={styles.legend}>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div
        className={cx(styles.options, size !== 'medium' && styles[size])}
        onPointerLeave={() => setPointed(null)}
        onPointerDown={() => (touched.current = true)}
        onKeyDown={() => (touched.current = false)}
      >
        {GRADES.map((grade) => {
          const lit = litClass(grade);
          return (
            <label
              key={grade}
              className={cx(styles.option, lit)}
              data-lit={lit ? '' : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(grade)}
            >
              <ScaleRadio
                name={name ?? `${id}-grade`}
                value={grade}
                checked={value === grade}
                onChange={() => onChange(grade)}
                onClick={(event) => leadOn(event.currentTarget.form)}
                aria-invalid={error != null || undefined}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                {symbolShape(symbol, grade)}
              </svg>
              <VisuallyHidden>{t('grades.option', { grade, word: t(`grades.words.${grade}`) })}</VisuallyHidden>
            </label>
          );
        })}
      </div>
      {size !== 'small' && (
        <p className={styles.word} aria-hidden="true">
          {shown === null ? '' : t(`grades.words.${shown}`)}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
