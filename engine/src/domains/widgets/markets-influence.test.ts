import fc from 'fast-check';
import type { CompanyProfile, GradeReport } from '@app/contracts/companies';
import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { widgetTest } from './testing.ts';
import type { WidgetShop, WidgetTest } from './testing.ts';

const GRADES = [1, 1, 2, 3, 4, 4, 5, 5, 5];
const CODES = ['de', 'cz', 'hu'] as const;
const RUNS = 8;

let test: WidgetTest;
let shop: WidgetShop;
let widget: string;
beforeAll(async () => {
  test = await widgetTest();
  shop = await test.shop();
  await shop.reviewed(GRADES.map((grade) => ({ grade })));
  widget = await shop.create('carousel');
  for (const code of CODES) await shop.market({ code, name: `Tea ${code}` });
});
afterAll(() => test.close());

const at = () => `${API_ROOT}/companies/${shop.merchant.company.slug}`;
const profile = async (): Promise<CompanyProfile> => (await test.program().get(at()).expect(200)).body;
const gradesOf = async (market: string): Promise<GradeReport['grades']> =>
  (await test.program().get(`${at()}/grades`).query({ market }).expect(200)).body.grades;

/** For each review a market, or none; and which markets are archived. */
const settings = fc.record({
  of: fc.array(fc.constantFrom(null, ...CODES), { minLength: GRADES.length, maxLength: GRADES.length }),
  archived: fc.array(fc.boolean(), { minLength: CODES.length, maxLength: CODES.length }),
});

it('no market changes the rating of the profile or a widget, and the markets add up to it', async () => {
  const { grades } = await profile();
  const { browser, panel } = shop.merchant;
  const { items } = (await browser.get(`${panel}/markets`).expect(200)).body;
  const idOf = new Map<string, string>(items.map(({ code, id }: { code: string; id: string }) => [code, id]));
  const { rows } = await test.app.db.queries.execute<{ id: string }>(
    sql`select id from engine.reviews where company_id = ${shop.companyId} order by id`,
  );
  await fc.assert(
    fc.asyncProperty(settings, async ({ of, archived }) => {
      for (const [index, { id }] of rows.entries())
        await test.app.db.queries.execute(
          sql`update engine.reviews set market_id = ${idOf.get(of[index] ?? '') ?? null} where id = ${id}`,
        );
      for (const code of CODES)
        await browser
          .put(`${panel}/markets/${idOf.get(code)}/archived`)
          .send({ archived: false })
          .expect(200);
      const parts = await Promise.all(['main', ...CODES].map(gradesOf));
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(grades.count);
      for (const grade of [1, 2, 3, 4, 5] as const)
        expect(parts.reduce((sum, { distribution }) => sum + distribution[grade], 0)).toBe(grades.distribution[grade]);
      for (const [index, code] of CODES.entries())
        await browser
          .put(`${panel}/markets/${idOf.get(code)}/archived`)
          .send({ archived: archived[index] })
          .expect(200);
      const shown = await profile();
      expect(shown.grades).toEqual(grades);
      expect(shown.markets.map(({ code }) => code)).toEqual(
        archived.every(Boolean) ? [] : ['main', ...CODES.filter((_, index) => !archived[index])],
      );
      const { rating } = await test.read(widget);
      expect(rating.count).toBe(grades.count);
      expect(Math.abs((rating.average ?? 0) - (grades.average ?? 0))).toBeLessThanOrEqual(0.05 + 1e-9);
    }),
    { seed: 7, numRuns: RUNS },
  );
});
