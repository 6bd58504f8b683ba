import type { ReviewSource } from '@app/contracts/reviews';
import * as styles from './source-mark.module.css';

/** Of the source's own name, so that each is told from the others at a glance; its logo is its own. */
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
 * The symbol of where an external review stands: one or two letters on a round, or a globe for a source without a name.
 * A decoration beside the name; where that is not written, the label says it.
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
