import { FEATURES } from '@app/contracts/plans';
import { COMPARED_CHECKS, COMPARED_FEATURES } from '@app/contracts/billing/plan-comparison';

it('the comparison names every feature that the engine checks', () => {
  expect(FEATURES.filter((feature) => !COMPARED_CHECKS.has(feature))).toEqual([]);
});

it('a dearer plan has what a cheaper one has, and nothing unfinished is said to be there', () => {
  const RANK = { no: 0, extra: 1, coming: 2, yes: 2 };
  for (const { words, standings } of COMPARED_FEATURES) {
    const ranks = standings.map((one) => RANK[one]);
    expect([words, ranks]).toEqual([words, [...ranks].sort()]);
  }
  const unfinished = COMPARED_FEATURES.filter(({ words }) => /\.(?:shops|googleBusiness)$/.test(words));
  expect(unfinished.length).toBe(2);
  for (const { standings } of unfinished) expect(standings).not.toContain('yes');
});
