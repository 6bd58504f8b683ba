import fc from 'fast-check';
import { BADGES, BADGE_FIGURES } from '@app/contracts/badges';
import type { Badge } from '@app/contracts/badges';
import { CRITERIA, FIGURES, badgeCatalogue, decideBadges, earnedBadges, evidenceFor } from './model.ts';
import type { Figures } from './model.ts';

/** Figures that just meet every condition of a badge. */
const meeting = (badge: Badge): Figures =>
  Object.fromEntries(CRITERIA[badge].map(({ figure, atLeast, atMost }) => [figure, atLeast ?? atMost ?? 0]));

const anyFigures = fc.record(
  Object.fromEntries(BADGE_FIGURES.map((name) => [name, fc.double({ min: 0, max: 400, noNaN: true })])),
  { requiredKeys: [] },
) as fc.Arbitrary<Figures>;

it.each([...BADGES])('%s is won exactly at its thresholds, not below', (badge) => {
  const figures = meeting(badge);
  expect(earnedBadges(figures)).toContain(badge);
  for (const { figure, atLeast } of CRITERIA[badge]) {
    const worse = (figures[figure] ?? 0) + (atLeast === undefined ? 0.001 : -0.001);
    expect(earnedBadges({ ...figures, [figure]: worse })).not.toContain(badge);
    const { [figure]: _unknown, ...rest } = figures;
    expect(earnedBadges(rest)).not.toContain(badge);
  }
});

it('a company without figures earns no badges and loses those it held', () => {
  expect(earnedBadges({})).toEqual([]);
  expect(decideBadges(['trusted'], {})).toEqual({ won: [], lost: ['trusted'] });
});

it('after a decision exactly the earned badges are held, and a second decision changes nothing', () => {
  fc.assert(
    fc.property(fc.subarray([...BADGES]), anyFigures, (held, figures) => {
      const { won, lost } = decideBadges(held, figures);
      const after = [...held.filter((badge) => !lost.includes(badge)), ...won];
      expect([...after].sort()).toEqual([...earnedBadges(figures)].sort());
      expect(decideBadges(after, figures)).toEqual({ won: [], lost: [] });
    }),
  );
});

it('the evidence of a badge is the figures of its conditions', () => {
  const figures = { ...meeting('trusted'), average_year: 4.9 };
  expect(evidenceFor('trusted', figures)).toEqual(meeting('trusted'));
});

it('the catalogue is complete, and every figure is used by a condition', () => {
  const { items } = badgeCatalogue();
  expect(items.map(({ badge }) => badge)).toEqual([...BADGES]);
  const used = new Set(items.flatMap(({ conditions }) => conditions.map(({ figure }) => figure)));
  expect([...used].sort()).toEqual([...BADGE_FIGURES].sort());
  for (const condition of items.flatMap(({ conditions }) => conditions)) {
    expect(condition).toMatchObject(FIGURES[condition.figure]);
    expect([condition.atLeast, condition.atMost].filter((bound) => bound !== null)).toHaveLength(1);
  }
});
