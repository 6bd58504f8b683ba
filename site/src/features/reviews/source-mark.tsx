import type { ReviewSource } from '@app/contracts/reviews';
import * as styles from './source-mark.module.css';

/** Brand-like colours, to tell sources apart; logos are not used. */
const LETTERS: Record<Exclude<ReviewSource, 'other'>, string> = {
  google: 'G',
  trustpilot: 'Tp',
  facebook: 'F',
  booking: 'B',
  tripadvisor: 'Ta',
  ceneo: 'C',
  opineo: 'O',
  allegro: 'Al',
  amazon: 'Az',
  heureka: 'H',
};

/**
 * Symbol of a review's source: one or two letters in a circle, or a globe for an unnamed source. Decorative beside the
 * name; `label` says it where the name is not shown.
 */
export function SourceMark({ source, label }: { source: ReviewSource; label?: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-source={source}
    >
      <circle cx="10" cy="10" r="9.5" />
      {source === 'other' ? (
        <path d="M4.5 10h11M10 4.5c1.7 1.6 2.4 3.4 2.4 5.5s-.7 3.9-2.4 5.5c-1.7-1.6-2.4-3.4-2.4-5.5s.7-3.9 2.4-5.5zm0 0a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0-11z" />
      ) : (
        <text x="10" y="10" dy="0.36em">
          {LETTERS[source]}
        </text>
      )}
    </svg>
  );
}
