import type { ReactNode } from 'react';

/** Symbols a company can choose for grades. */
export const SYMBOLS = ['stars', 'hearts', 'smileys', 'thumbs', 'points'] as const;
export type GradeSymbol = (typeof SYMBOLS)[number];
export type GradeValue = 1 | 2 | 3 | 4 | 5;
export const GRADES: readonly GradeValue[] = [1, 2, 3, 4, 5];

/** Stars and hearts fill up to the chosen one; of others only the chosen one is highlighted. */
export const isCumulative = (symbol: GradeSymbol) => symbol === 'stars' || symbol === 'hearts';

const STAR = 'M12 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9L12 17.54 5.82 20.9l1.26-6.9L2 9.16l6.95-.93z';
const HEART = 'M12 21S2.5 15.4 2.5 8.9A5.1 5.1 0 0 1 12 6.3a5.1 5.1 0 0 1 9.5 2.6C21.5 15.4 12 21 12 21z';
const THUMB =
  'M2.5 10.5h4V21h-4zM8 21V10.2L11.9 2c1.7 0 2.9 1.2 2.9 2.8L14.2 9H19a2.5 2.5 0 0 1 2.4 3.1l-1.7 7A2.5 2.5 0 0 1 17.3 21z';
const MOUTHS = ['M8 17.2q4-4.4 8 0', 'M8 16.5q4-2.4 8 0', 'M8 15.5h8', 'M8 14.8q4 2.8 8 0', 'M7.5 14q4.5 5.6 9 0z'];
const THUMB_TURNS = [180, 135, 90, 45, 0];

/** Shape of a grade in a box of 24. Filled shapes use `currentColor`. */
export function symbolShape(symbol: GradeSymbol, grade: GradeValue): ReactNode {
  switch (symbol) {
    case 'stars':
      return <path fill="currentColor" d={STAR} />;
    case 'hearts':
      return <path fill="currentColor" d={HEART} />;
    case 'thumbs':
      return <path fill="currentColor" transform={`rotate(${THUMB_TURNS[grade - 1]} 12 12)`} d={THUMB} />;
    case 'smileys':
      return (
        <>
          <circle cx="12" cy="12" r="10.5" fill="currentColor" />
          <g className="face">
            <circle cx="8.5" cy="9.5" r="1.5" />
            <circle cx="15.5" cy="9.5" r="1.5" />
            <path d={MOUTHS[grade - 1]} fill="none" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
          </g>
        </>
      );
    case 'points':
      return (
        <>
          <circle cx="12" cy="12" r="10.5" fill="currentColor" />
          <text className="face" x="12" y="16.3" textAnchor="middle" fontSize="12" fontWeight="700">
            {grade}
          </text>
        </>
      );
  }
}
