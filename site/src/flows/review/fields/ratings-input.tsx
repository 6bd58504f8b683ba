import type { RatingCriterion, Ratings } from '@app/contracts/reviews';
import { useT } from '../../../lib/texts/i18n.ts';
import { GradeInput } from '../../../ui/index.ts';
import { ClearButton } from '../../clear-button.tsx';
import type { GradeSymbol, GradeValue } from '../../../ui/index.ts';
import * as styles from '../review.module.css';

export interface RatingsInputProps {
  criteria: readonly RatingCriterion[];
  symbol: GradeSymbol;
  value: Ratings;
  onChange(ratings: Ratings): void;
}

/** A row of symbols per criterion. Each is optional and can be cleared. */
export function RatingsInput({ criteria, symbol, value, onChange }: RatingsInputProps) {
  const { t } = useT('reviews');
  const rows = criteria.map((criterion) => {
    const grade = (value[criterion] ?? null) as GradeValue | null;
    const name = t(`criteria.${criterion}`);
    return (
      <div key={criterion} className={styles.rating}>
        <GradeInput
          size="small"
          name={`ratings.${criterion}`}
          symbol={symbol}
          value={grade}
          onChange={(chosen) => onChange({ ...value, [criterion]: chosen })}
          legend={
            <>
              {name}
              {grade !== null && (
                <span className={styles.ratingWord} aria-hidden="true">
                  {' '}
                  {t(`common:grades.words.${grade}`)}
                </span>
              )}
            </>
          }
        />
        {grade !== null && <ClearButton onClear={() => onChange(without(value, criterion))}>{name}</ClearButton>}
      </div>
    );
  });
  return <div className={styles.ratings}>{rows}</div>;
}

function without(ratings: Ratings, criterion: RatingCriterion): Ratings {
  const others = { ...ratings };
  delete others[criterion];
  return others;
}
