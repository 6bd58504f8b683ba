import fc from 'fast-check';
import { EditSplitter, SPLIT_MAX_SHARE } from '@app/contracts/inviting/splitter';
import { TICKETS, publicSplitter, shareHere, siteOfTicket } from './model.ts';
import type { Drawable, SiteFacts } from './model.ts';

/** A generator with a seed (mulberry32): the same draws in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shares = fc
  .array(fc.integer({ min: 1, max: SPLIT_MAX_SHARE }), { maxLength: 5 })
  .filter((all) => all.reduce((sum, share) => sum + share, 0) <= SPLIT_MAX_SHARE);
const sites = (all: readonly number[]): Drawable[] => all.map((share, index) => ({ id: `site-${index}`, share }));

it('of the 100 tickets each site has exactly its share, and the rest stays', () => {
  fc.assert(
    fc.property(shares, (all) => {
      const chosen = sites(all);
      const drawn = Array.from({ length: TICKETS }, (_, ticket) => siteOfTicket(chosen, ticket));
      for (const { id, share } of chosen) expect(drawn.filter((one) => one === id)).toHaveLength(share);
      expect(drawn.filter((one) => one === null)).toHaveLength(shareHere(chosen));
      expect(shareHere(chosen)).toBeGreaterThanOrEqual(TICKETS - SPLIT_MAX_SHARE);
    }),
    { seed: 1, numRuns: 300 },
  );
});

it('the splitter sends customers of every grade away alike, whatever the shares are', () => {
  const random = seeded(20261128);
  const chosen = sites([30, 20]);
  const CUSTOMERS = 60_000;
  const of = new Map<number, { all: number; away: number }>();
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    // Most are content; what they will say is unknown to the draw, which gets a ticket and nothing else.
    const grade = random() < 0.7 ? 5 : 1 + Math.floor(random() * 4);
    const counted = of.get(grade) ?? { all: 0, away: 0 };
    counted.all += 1;
    if (siteOfTicket(chosen, Math.floor(random() * TICKETS)) !== null) counted.away += 1;
    of.set(grade, counted);
  }
  // Chi-squared with 5 degrees of freedom: one seed in a thousand passes 20.5, and this one is fixed.
  let chiSquared = 0;
  for (const { all, away } of of.values()) chiSquared += (away - all * 0.5) ** 2 / (all * 0.5 * 0.5);
  expect(of.size).toBe(5);
  expect(chiSquared).toBeLessThan(20.5);
});

it('the draw takes two arguments: the shares and a ticket', () => {
  expect(siteOfTicket).toHaveLength(2);
});

const facts: fc.Arbitrary<SiteFacts[]> = shares.chain((all) =>
  fc.tuple(...all.map((share) => fc.record({ share: fc.constantFrom(0, share), total: fc.nat(500) }))).map((given) =>
    given.map(({ share, total }, index) => ({
      id: `site-${index}`,
      name: `Site ${index}`,
      url: `https://www.site-${index}.example/reviews`,
      share,
      total,
      recent: Math.floor(total / 2),
    })),
  ),
);

it('whatever is set or was ever drawn is told to the public, with numbers that add up', () => {
  fc.assert(
    fc.property(facts, fc.nat(500), fc.boolean(), (all, stayed, inEffect) => {
      const told = publicSplitter(all, { recent: 0, total: stayed }, inEffect);
      const mustBeTold = all.filter(({ share, total }) => total > 0 || (inEffect && share > 0));
      expect(told?.sites.map(({ name }) => name).sort() ?? []).toEqual(mustBeTold.map(({ name }) => name).sort());
      if (!told) return;
      const parts = [...told.sites, told.here];
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(TICKETS);
      const drawn = all.reduce((sum, { total }) => sum + total, stayed);
      expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(drawn);
      for (const { host } of told.sites) expect(host).toMatch(/^site-\d\.example$/);
    }),
    { seed: 2, numRuns: 500 },
  );
});

const issues = (all: object[]) =>
  EditSplitter.safeParse({ sites: all }).error?.issues.map(({ path }) => path.join('.')) ?? [];
const one = (url: string, share = 10) => ({ name: 'Other', url, share });

it.each([
  'http://portal.example/reviews',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://127.0.0.1/reviews',
  'https://[::1]/reviews',
  'https://localhost/reviews',
  'https://user@portal.example/reviews',
  'https://portal.example:8443/reviews',
  '//portal.example/reviews',
  'portal.example',
])('the splitter refuses the address %s', (url) => {
  expect(issues([one(url)])).toContain('sites.0.url');
});

it('the splitter takes pages of public hosts, refuses one twice, and leaves a tenth of the customers here', () => {
  expect(issues([one('https://g.page/r/abc/review', 60), one('https://www.portal.example/p?shop=7', 30)])).toEqual([]);
  expect(issues([one('https://g.page/r/a'), one('https://g.page/r/a')])).toEqual(['sites.1.url']);
  expect(issues([one('https://g.page/r/a', 60), one('https://portal.example/b', 31)])).toEqual(['sites.1.share']);
  expect(issues([one('https://g.page/r/a', 0)])).toEqual(['sites.0.share']);
});
