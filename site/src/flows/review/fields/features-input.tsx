import { useId } from 'react';
import type { AskedFeature } from '@app/contracts/product-features';
import { ScaleEnds, ScaleRadio, VisuallyHidden, cx } from '../../../ui/index.ts';
import { ClearButton } from '../../clear-button.tsx';
import * as styles from './features-input.module.css';

const POSITIONS = [1, 2, 3, 4, 5] as const;

/** Feature → position from 1 to 5; unanswered ones are missing. */
export type Positions = Readonly<Record<string, number>>;

export interface FeaturesInputProps {
  features: readonly AskedFeature[];
  value: Positions;
  onChange(positions: Positions): void;
  /** Prefix of the inputs' names, for a form that is sent without scripts. */
  name?: string;
}

/**
 * A scale of five places per feature. Radio buttons instead of range inputs: they start unanswered, and answers can be
 * cleared.
 */
export function FeaturesInput({ features, value, onChange, name }: FeaturesInputProps) {
  return (
    <div className={styles.features}>
      {features.map((feature) => (
        <Line
          key={feature.id}
          feature={feature}
          {...(name !== undefined && { field: `${name}.${feature.id}` })}
          position={value[feature.id] ?? null}
          onChange={(position) => {
            const { [feature.id]: _, ...others } = value;
            onChange(position === null ? others : { ...others, [feature.id]: position });
          }}
        />
      ))}
    </div>
  );
}

function Line({
  feature: { name, low, high },
  position,
  onChange,
  field,
}: {
  feature: AskedFeature;
  position: number | null;
  onChange(position: number | null): void;
  field?: string;
}) {
  const id = useId();
  const end = (place: number) => (place === 1 ? `: ${low}` : place === POSITIONS.length ? `: ${high}` : '');
  return (
    <div className={styles.feature}>
      <fieldset>
        <legend className={styles.legend}>{name}</legend>
        <div className={styles.line}>
          {POSITIONS.map((place) => (
            <label key={place} className={cx(styles.place, place === position && styles.chosen)}>
              <ScaleRadio
                name={field ?? id}
                value={place}
                checked={place === position}
                onChange={() => onChange(place)}
              />
              <span className={styles.dot} aria-hidden="true" />
              <VisuallyHidden>
                {place} / {POSITIONS.length}
                {end(place)}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <ScaleEnds low={low} high={high} />
      </fieldset>
      {position !== null && <ClearButton onClear={() => onChange(null)}>{name}</ClearButton>}
    </div>
  );
}
