import fc from 'fast-check';
import type { CompanyProfile } from '@app/contracts/companies';
import { SPLIT_MAX_SHARE } from '@app/contracts/inviting/splitter';
import { API_ROOT } from '../../http/paths.ts';
import { widgetTest } from './testing.ts';
import type { WidgetShop, WidgetTest } from './testing.ts';

const GRADES = [1, 1, 2, 3, 4, 4, 5, 5, 5];
const RUNS = 15;

let test: WidgetTest;
let shop: WidgetShop;
let widget: string;
let code: string;
beforeAll(async () => {
  test = await widgetTest();
  shop = await test.shop();
  await shop.reviewed(GRADES.map((grade) => ({ grade })));
  widget = await shop.create('carousel');
  const { browser, panel } = shop.merchant;
  code = (await browser.post(`${panel}/entry-codes`).send({ kind: 'qr', label: 'Door' }).expect(201)).body.code;
});
afterAll(() => test.close());

const profile = async (): Promise<CompanyProfile> =>
  (await test.program().get(`${API_ROOT}/companies/${shop.merchant.company.slug}`).expect(200)).body;

const settings = fc
  .array(fc.record({ site: fc.integer({ min: 0, max: 6 }), share: fc.integer({ min: 1, max: SPLIT_MAX_SHARE }) }), {
    maxLength: 4,
  })
  .filter((sites) => sites.reduce((sum, { share }) => sum + share, 0) <= SPLIT_MAX_SHARE)
  .filter((sites) => new Set(sites.map(({ site }) => site)).size === sites.length);

it('no setting of the splitter changes a grade, and every site of now and before is told with its numbers', async () => {
  const { grades } = await profile();
  const drawn = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(settings, fc.integer({ min: 0, max: 3 }), async (sites, visits) => {
      const { browser, panel } = shop.merchant;
      const body = sites.map(({ site, share }) => ({
        name: `Site ${site}`,
        url: `https://site-${site}.example/r`,
        share,
      }));
      await browser.put(`${panel}/splitter`).send({ sites: body }).expect(200);
      for (let visit = 0; visit < visits; visit += 1) {
        const form = await test.browser().get(`${API_ROOT}/entries/${code}`).expect(200);
        const name: string = form.body.elsewhere?.name ?? 'here';
        if (sites.length > 0) drawn.set(name, (drawn.get(name) ?? 0) + 1);
        else expect(name).toBe('here');
      }
      const shown = await profile();
      expect(shown.grades).toEqual(grades);
      const { rating } = await test.read(widget);
      expect(rating.count).toBe(grades.count);
      expect(Math.abs((rating.average ?? 0) - (grades.average ?? 0))).toBeLessThanOrEqual(0.05 + 1e-9);
      const expected = new Map(
        [...drawn].filter(([name]) => name !== 'here').map(([name, total]) => [name, { share: 0, total }]),
      );
      for (const { name, share } of body) expected.set(name, { share, total: drawn.get(name) ?? 0 });
      const told = new Map(shown.splitter?.sites.map(({ name, share, total }) => [name, { share, total }]));
      expect(told).toEqual(expected);
      if (expected.size > 0) expect(shown.splitter?.here.total).toBe(drawn.get('here') ?? 0);
    }),
    { seed: 7, numRuns: RUNS },
  );
});
