import { useId } from 'react';
import type { AskedFeature } from '@app/contracts/product-features';
import { focusFirstInput } from '../../lib/focus.ts';
import { useT } from '../../lib/i18n.ts';
import { ScaleEnds, ScaleRadio, VisuallyHidden, cx } from '../../ui/index.ts';
import * as styles from './features.module.css';

const POSITIONS = [1, 2, 3, 4, 5] as const;

/** Feature → position from 1 to 5; what is left out has not been said. */
export type Positions = Readonly<Record<string, number>>;

export interface FeaturesInputProps {
  features: readonly AskedFeature[];
  value: Positions;
  onChange(positions: Positions): void;
}

/**
 * A line for each feature, from one end to the other, with five places on it. Groups of radio buttons and no range
 * inputs: nothing has been said until somebody chooses, and it can be taken back.
 */
export function FeaturesInput({ features, value, onChange }: FeaturesInputProps) {
  return (
    <div className={styles.features}>
      {features.map((feature) => (
        <Line
          key={feature.id}
          feature={feature}
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
}: {
  feature: AskedFeature;
  position: number | null;
  onChange(position: number | null): void;
}) {
  const { t } = useT('invitation');
  const id = useId();
  const end = (place: number) => (place === 1 ? `: ${low}` : place === POSITIONS.length ? `: ${high}` : '');
  return (
    <div className={styles.feature}>
      <fieldset>
        <legend className={styles.legend}>{name}</legend>
        <div className={styles.line}>
          {POSITIONS.map((place) => (
            <label key={place} className={cx(styles.place, place === position && styles.chosen)}>
              <ScaleRadio name={id} checked={place === position} onChange={() => onChange(place)} />
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
      {position !== null && (
        <button
          type="button"
          className={styles.takeBack}
          onClick={(event) => {
            focusFirstInput(event.currentTarget, 'div');
            onChange(null);
          }}
        >
          {t('edit.details.clear')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
