import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { FieldError, ScaleEnds, ScaleRadio, VisuallyHidden } from '../../ui/index.ts';
import type { ShownText } from './localized-text.ts';
import * as flow from '../flow.module.css';
import * as styles from './points.module.css';

export interface PointsProps {
  legend: ReactNode;
  from: number;
  to: number;
  /** Labels of the ends; empty for none. */
  low: ShownText;
  high: ShownText;
  value: number | null;
  onChange(point: number): void;
  required?: boolean;
  error?: string | undefined;
}

/** A scale of whole points as radio buttons: one Tab stop, arrows choose. Eleven fit on a phone. */
export function Points({ legend, from, to, low, high, value, onChange, required, error }: PointsProps) {
  const id = useId();
  const points = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={flow.legend}>{legend}</legend>
      <div className={styles.scale} style={{ '--points': points.length } as CSSProperties}>
        <div className={styles.points}>
          {points.map((point) => {
            const end = point === from ? low : point === to ? high : null;
            return (
              <label key={point} className={styles.point}>
                <ScaleRadio
                  name={id}
                  value={point}
                  checked={point === value}
                  required={required}
                  aria-invalid={error !== undefined || undefined}
                  onChange={() => onChange(point)}
                />
                <span aria-hidden="true">{point}</span>
                <VisuallyHidden lang={end?.lang}>{end?.text ? `${point}: ${end.text}` : point}</VisuallyHidden>
              </label>
            );
          })}
        </div>
        {(low.text || high.text) && (
          <ScaleEnds className={styles.ends} low={low.text} high={high.text} lowLang={low.lang} highLang={high.lang} />
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
