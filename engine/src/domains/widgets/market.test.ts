import { sql } from 'drizzle-orm';
import { defaultSettings } from '@app/contracts/widgets/widgets';
import { eventually } from '../../../../tests/support/eventually.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { widgetTest } from './testing.ts';
import type { WidgetShop, WidgetTest } from './testing.ts';

let test: WidgetTest;
let shop: WidgetShop;
let market: string;
beforeAll(async () => {
  test = await widgetTest();
  shop = await test.shop();
  market = await shop.market({ code: 'de', name: 'Teehaus Deutschland' });
  await shop.reviewed([{ grade: 5 }, { grade: 4 }, { grade: 1, marketId: market }, { grade: 2, marketId: market }]);
});
afterAll(() => test.close());

const whole = { rating: { average: 3, count: 4 }, heading: 'Customer reviews' };

it('a widget of a market has its reviews, its rating and its name, and leads to its view of the profile', async () => {
  const id = await shop.create('rating-list');
  expect(await test.read(id)).toMatchObject(whole);
  await shop.set(id, { market });
  const data = await test.read(id, { locale: 'en' });
  expect(data).toMatchObject({ rating: { average: 1.5, count: 2 }, heading: 'Customer reviews · Teehaus Deutschland' });
  expect(data.reviews.map(({ grade }) => grade)).toEqual([2, 1]);
  expect(data.texts.count).toBe('2 reviews · Teehaus Deutschland');
  expect(new URL(data.company.profileUrl).search).toBe('?market=de');
  expect(data.reviews.every(({ url }) => !url.includes('market'))).toBe(true);
  await shop.set(id, { market: 'main', minGrade: 5 });
  const main = await test.read(id, { locale: 'de' });
  expect(main).toMatchObject({ rating: { average: 4.5, count: 2 }, heading: 'Nur Bewertungen mit der Note 5 · Polen' });
  expect(main.reviews.map(({ grade }) => grade)).toEqual([5]);
});

it.each(['badge', 'trust-page', 'product-reviews', 'product-stars'] as const)(
  'a widget of the kind %s has no market',
  async (kind) => {
    const settings = { ...defaultSettings(kind), market };
    const id = await shop.create(kind);
    const refused = await shop.merchant.browser.put(`${shop.widgets}/${id}`).send({ name: 'A', settings, domains: [] });
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'settings.market' })]);
  },
);

it('a market that is archived, or a plan without markets, gives the whole company back', async () => {
  const id = await shop.create('carousel');
  await shop.set(id, { market });
  const archive = (archived: boolean) =>
    shop.merchant.browser.put(`${shop.merchant.panel}/markets/${market}/archived`).send({ archived }).expect(200);
  await archive(true);
  expect(await test.read(id)).toMatchObject(whole);
  await archive(false);
  expect((await test.read(id)).rating.count).toBe(2);
});

it('a market of a plan that has ended gives the whole company back, under words that name no market', async () => {
  const ended = await test.shop();
  const id = await ended.create('tab');
  const only = await ended.market({ code: 'de', name: 'Teehaus Deutschland' });
  await ended.reviewed([{ grade: 5 }, { grade: 1, marketId: only }]);
  await ended.set(id, { market: only });
  expect((await test.read(id, { locale: 'en' })).texts.count).toBe('1 review · Teehaus Deutschland');
  await test.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${ended.companyId}, 'trustPro', 'paid', now() + interval '30 days')`);
  // Kept answers are purged by the company's tag, as after any change of it.
  await test.app.db.tx((tx) => notifyCaches(tx, ended.companyId));
  const data = await eventually('an answer of the whole company', async () => {
    const now = await test.read(id, { locale: 'en' });
    return now.rating.count === 2 ? now : undefined;
  });
  expect(data).toMatchObject({ rating: { average: 3, count: 2 }, heading: 'Customer reviews' });
  expect(data.texts.count).toBe('2 reviews');
  expect(JSON.stringify(data)).not.toContain('Deutschland');
  expect(new URL(data.company.profileUrl).search).toBe('');
});

it('settings saved before there were markets are of all of them', async () => {
  const id = await shop.create('certificate');
  await test.app.db.queries.execute(sql`update engine.widgets set settings = settings - 'market' where id = ${id}`);
  expect((await test.read(id)).settings.market).toBeNull();
});
