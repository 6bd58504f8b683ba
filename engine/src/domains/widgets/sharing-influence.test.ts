import fc from 'fast-check';
import type { Grade } from '@app/contracts/common';
import type { ProductPage } from '@app/contracts/products';
import { API_ROOT } from '../../http/paths.ts';
import { recountAggregates } from '../reviews/public.ts';
import { widgetTest } from './testing.ts';
import type { WidgetShop, WidgetTest } from './testing.ts';

const RUNS = 10;
let test: WidgetTest;
let shop: WidgetShop;
let source: WidgetShop;
let productId: string;
let sourceProductId: string;
let widget: string;
beforeAll(async () => {
  test = await widgetTest();
  shop = await test.shop();
  source = await test.shop({ name: 'Large shop', mainLanguage: 'en' });
  productId = await shop.product();
  sourceProductId = await source.product();
  await shop.reviewed([2, 4, 5].map((grade) => ({ grade, productId })));
  await shop.reviewed([3, 5].map((grade) => ({ grade })));
  widget = await shop.create('product-reviews');
});
afterAll(() => test.close());

const page = async (): Promise<ProductPage> =>
  (await test.program().get(`${API_ROOT}/products/${productId}`).expect(200)).body;
const grades = async () =>
  (await test.program().get(`${API_ROOT}/companies/${shop.merchant.company.slug}`).expect(200)).body.grades;

const steps = fc.record({
  reviews: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  command: fc.constantFrom('agree', 'end', 'nothing'),
});

it('no agreement changes a grade or count here, and whatever is shown of another shop names it', async () => {
  const [company, { grades: product }] = [await grades(), await page()];
  let open: string | null = null;
  let there = 0;
  const { merchant } = shop;
  await fc.assert(
    fc.asyncProperty(steps, async ({ reviews, command }) => {
      await source.reviewed(reviews.map((grade) => ({ grade: grade as Grade, productId: sourceProductId })));
      there += reviews.length;
      if (command === 'agree' && open === null) {
        const body = { productId, sourceProductId };
        const made = await merchant.browser.post(`${merchant.panel}/review-shares`).send(body).expect(201);
        open = made.body.id;
        const path = `${source.merchant.panel}/review-shares/${open}/answer`;
        await source.merchant.browser.put(path).send({ accept: true }).expect(200);
      }
      if (command === 'end' && open !== null) {
        await merchant.browser.delete(`${merchant.panel}/review-shares/${open}`).expect(204);
        open = null;
      }
      await test.app.db.tx((tx) => recountAggregates(tx, { companyId: shop.companyId }));
      expect(await grades()).toEqual(company);
      const shown = await page();
      expect(shown.grades).toEqual(product);
      const isShown = open !== null && there > 0;
      expect(shown.shared.map((one) => [one.company.name, one.grades.count])).toEqual(
        isShown ? [['Large shop', there]] : [],
      );
      const data = await test.read(widget, { product: productId });
      expect(data.rating.count).toBe(company.count);
      expect(data.product?.rating.count).toBe(product.count);
      expect(data.reviews).toHaveLength(product.count);
      expect(data.product?.shared.map(({ label }) => label)).toEqual(isShown ? ['From Large shop'] : []);
    }),
    { seed: 11, numRuns: RUNS },
  );
});
