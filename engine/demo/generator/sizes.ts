import type { Random } from './random.ts';

/** Reviews of the merchant whose panel the demo opens, in a demo of 40,000; a small demo gives them at most a third. */
const MERCHANT_REVIEWS = 600;
const MERCHANT_MOST = 0.3;
/** The three best known companies' shares of all reviews, in a demo large enough for them. */
const GIANTS = [0.058, 0.047, 0.039];
const GIANTS_FROM = 50;
/** Spread of the others: half lie within a factor of 2.8 of the middle. */
const SIGMA = 1.15;

/** How many reviews each company has: few have very many, most have some dozens. The first is the merchant. Sums to `total`. */
export function reviewCounts(companies: number, total: number, random: Random): number[] {
  const merchant = companies === 1 ? total : Math.min(MERCHANT_REVIEWS, Math.round(total * MERCHANT_MOST));
  const giants = companies >= GIANTS_FROM ? GIANTS.map((share) => Math.round(share * total)) : [];
  const weights = Array.from({ length: companies - 1 - giants.length }, () => Math.exp(SIGMA * random.normal()));
  const left = total - merchant - giants.reduce((sum, count) => sum + count, 0);
  return [merchant, ...random.shuffle([...giants, ...apportion(weights, left)])];
}

/** The middle of local companies' reviews, and how few and how many one of them has. */
const LOCAL = { middle: 6, least: 2, most: 60 };

/** How many reviews each local company has: some. */
export function localReviewCounts(companies: number, random: Random): number[] {
  const draw = (): number => Math.round(LOCAL.middle * Math.exp(0.8 * random.normal()));
  return Array.from({ length: companies }, () => Math.min(LOCAL.most, Math.max(LOCAL.least, draw())));
}

/** Whole numbers in proportion to the weights that sum to `total` exactly (largest remainder). */
export function apportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((all, count) => all + count, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
