import type { Grade } from '@app/contracts/common';
import type { ReviewOrigin } from '@app/contracts/reviews';
import type { Random } from './random.ts';

/** How the dissatisfied part grades (mean 1.8): angry more often than lukewarm. */
const LOW: readonly (readonly [Grade, number])[] = [
  [1, 0.5],
  [2, 0.2],
  [3, 0.3],
];
const LOW_MEAN = 1.8;

/**
 * A grade with the expected value `quality`, in the J shape that real reviews have: mostly 5, some 4, few 3 and 2, and
 * again more 1.
 */
export function drawGrade(quality: number, random: Random): Grade {
  const fives = Math.min(0.98, Math.max(0.5, 0.5 + (0.48 * (quality - 3.2)) / 1.7));
  const highMean = 4 + fives;
  const low = Math.max(0.01, (highMean - quality) / (highMean - LOW_MEAN));
  if (random.chance(low)) return random.weighted(LOW);
  return random.chance(fives) ? 5 : 4;
}

export function drawOrigin(random: Random): ReviewOrigin {
  return random.weighted<ReviewOrigin>([
    ['verified', 86],
    ['unverified', 9],
    ['external', 5],
  ]);
}

/** Thumbs: most reviews have none, unhappy ones get more. */
export function drawHelpful(grade: Grade, random: Random): { up: number; down: number } {
  if (!random.chance(grade <= 3 ? 0.45 : 0.2)) return { up: 0, down: 0 };
  const up = Math.floor(-Math.log(1 - random.next()) * (grade <= 3 ? 3.5 : 2)) + 1;
  return { up, down: random.chance(0.15) ? random.int(1, 1 + Math.ceil(up / 3)) : 0 };
}
