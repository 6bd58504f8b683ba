import { sql } from 'drizzle-orm';
import { LOCALES } from '@app/contracts/common';
import { WidgetData } from '@app/contracts/widgets/data';
import { WIDGET_TEXTS } from '@app/contracts/widgets/kinds';
import type { WidgetText } from '@app/contracts/widgets/kinds';
import { headingOf } from './data/words.ts';
import { widgetTest } from './testing.ts';
import type { WidgetShop, WidgetTest } from './testing.ts';

let test: WidgetTest;
beforeAll(async () => {
  test = await widgetTest();
});
afterAll(() => test.close());

const SAD = 'The parcel came late and nobody answered.';
const GLAD = 'Good tea, and a quick parcel.';

/** A shop with reviews in two languages and of every grade. */
async function reviewedShop(): Promise<WidgetShop> {
  const shop = await test.shop();
  await shop.reviewed([
    { grade: 1, body: SAD },
    { grade: 3, body: 'Neither good nor bad, in the end.', origin: 'external' },
    { grade: 4, body: 'Guter Tee, nur das Paket war offen.', language: 'de' },
    { grade: 5, body: GLAD, origin: 'unverified' },
  ]);
  return shop;
}

it('a widget has the public grade, its newest reviews with their origin, and all of its words', async () => {
  const shop = await reviewedShop();
  await test.app.db.queries.execute(
    sql`update engine.reviews set source = 'google' where company_id = ${shop.companyId} and origin = 'external'`,
  );
  const data = WidgetData.parse(await test.read(await shop.create('rating-list')));
  const profile = (await test.program().get(`/api/v1/companies/${shop.merchant.company.slug}`).expect(200)).body;
  expect(data).toMatchObject({ state: 'shown', locale: 'en', lang: 'en', heading: 'Customer reviews', product: null });
  expect(data.rating).toEqual({ average: 3, count: 4, distribution: [1, 0, 1, 1, 1], symbol: 'stars' });
  expect(Math.abs((data.rating.average ?? 0) - profile.grades.average)).toBeLessThanOrEqual(0.05);
  expect(data.reviews.map(({ grade, origin, originSource }) => [grade, origin, originSource?.name])).toEqual([
    [5, 'unverified', undefined],
    [4, 'verified', undefined],
    [3, 'external', 'Google'],
    [1, 'verified', undefined],
  ]);
  expect(data.reviews[0]?.evidence.join()).toMatch(/Review sent: \d/);
  expect(data.company.profileUrl).toMatch(new RegExp(`/en/reviews/${shop.merchant.company.slug}$`));
  expect(data.texts.count).toBe('4 reviews');
  expect(data.jsonLd).toBeNull();
});

describe('the words of a widget', () => {
  let id: string;
  beforeAll(async () => {
    id = await (await reviewedShop()).create('tab');
  });

  it.each(LOCALES)('the words of a widget are all there in %s', async (locale) => {
    const { texts, ...data } = await test.read(id, { locale });
    expect(data.locale).toBe(locale);
    expect(Object.keys(texts).toSorted()).toEqual([...WIDGET_TEXTS].toSorted());
    // What this company lacks has no words.
    expect(Object.keys(texts).filter((key) => texts[key as WidgetText] === '')).toEqual([
      'productCount',
      'coverageText',
    ]);
    expect(JSON.stringify(texts)).not.toMatch(/\{\{(?!(?:grade|number|count|author|language|name)\}\})/);
  });
});

it('readers get their language where there is one, and otherwise the company’s', async () => {
  const shop = await reviewedShop();
  const id = await shop.create('carousel');
  const localeFor = async (locale: string) => (await test.read(id, { locale })).locale;
  expect(await localeFor('de-AT')).toBe('de');
  expect(await localeFor('nb')).toBe('no');
  expect(await localeFor('xx')).toBe('en');
  await shop.set(id, { language: 'ja' });
  expect(await localeFor('de')).toBe('ja');
});

it('reviews of one language are shown under a heading that says so', async () => {
  const shop = await reviewedShop();
  const id = await shop.create('carousel');
  await shop.set(id, { reviewLanguages: ['de'], minGrade: 2 });
  const data = await test.read(id);
  expect(data.reviews.map(({ language }) => language)).toEqual(['de']);
  expect(data.heading).toBe('Reviews rated 2 to 5 (German)');
  expect(data.rating.count).toBe(4);
});

it('pinned reviews come first and are marked, where nothing is left out; otherwise the date alone decides', async () => {
  const shop = await reviewedShop();
  const [pinned = ''] = await shop.reviewed([{ grade: 2, body: SAD, submittedAt: new Date('2024-01-01') }]);
  await shop.merchant.browser.put(`${shop.merchant.panel}/reviews/${pinned}/pin`).expect((res) => {
    if (res.status >= 300) throw new Error(res.text);
  });
  const id = await shop.create('carousel');
  await shop.set(id, { count: 3 });
  expect((await test.read(id)).reviews.map((review) => review.pinned)).toEqual([true, false, false]);
  await shop.set(id, { count: 3, minGrade: 2 });
  expect((await test.read(id)).reviews.map(({ grade }) => grade)).toEqual([5, 4, 3]);
});

it('photos and answers are left out on wish', async () => {
  const shop = await reviewedShop();
  const [id = ''] = await shop.reviewed([{ body: GLAD }]);
  await test.app.db.queries.execute(
    sql`update engine.reviews set answer = 'Thank you.', answered_at = now() where id = ${id}`,
  );
  const widget = await shop.create('carousel');
  const answerOf = async () => (await test.read(widget)).reviews.find((review) => review.id === id)?.answer?.text;
  expect(await answerOf()).toBe('Thank you.');
  await shop.set(widget, { showAnswers: false });
  expect(await answerOf()).toBeUndefined();
});

it('a translation that was made before is shown on wish, with the author’s own text', async () => {
  const shop = await test.shop();
  const [id = ''] = await shop.reviewed([{ body: 'Guter Tee, schnelles Paket.', language: 'de' }]);
  await test.app.db.queries.execute(sql`
    insert into engine.review_translations (review_id, revision, language, company_id, body, provider, at)
    select id, revision, 'en', company_id, 'Good tea, quick parcel.', 'test', now() from engine.reviews where id = ${id}`);
  const widget = await shop.create('carousel');
  expect((await test.read(widget)).reviews[0]).toMatchObject({ text: 'Guter Tee, schnelles Paket.', original: null });
  await shop.set(widget, { text: 'translation' });
  expect((await test.read(widget)).reviews[0]).toMatchObject({
    text: 'Good tea, quick parcel.',
    language: 'en',
    translatedFrom: 'de',
    original: 'Guter Tee, schnelles Paket.',
  });
});

describe('a company that does not show its reviews', () => {
  const NOTHING = { rating: { average: null, count: 0 }, reviews: [], formUrl: null, coverage: null, badges: [] };
  const change = (shop: WidgetShop, columns: string) =>
    test.app.db.queries.execute(sql`update engine.companies set ${sql.raw(columns)} where id = ${shop.companyId}`);

  it.each([
    ['blocked', `state = 'blocked'`],
    ['hidden', `presentation = 'hidden'`],
  ])('a company that does not show its reviews is %s: no grade, no reviews, no form', async (state, columns) => {
    const shop = await reviewedShop();
    const id = await shop.create('carousel');
    await change(shop, columns);
    const data = await test.read(id);
    expect(data).toMatchObject({ state, ...NOTHING });
    expect(JSON.stringify(data)).not.toContain(SAD);
  });

  it('a company that does not show its reviews is not listed: there is no widget', async () => {
    const shop = await reviewedShop();
    const id = await shop.create('carousel');
    await change(shop, `state = 'unlisted'`);
    await test.program().get(`/api/v1/widgets/${id}`).expect(404);
  });

  it('a company that does not show its reviews is suspended: grade and link stay, cards and form do not', async () => {
    const shop = await reviewedShop();
    const id = await shop.create('carousel');
    await test.app.db.queries.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${shop.companyId}, 'trustPro', 'suspended', now() - interval '30 days')`);
    expect(await test.read(id)).toMatchObject({ ...NOTHING, state: 'suspended', rating: { average: 3, count: 4 } });
  });

  it('a company that does not show its reviews has none: it says so, and offers the form', async () => {
    const shop = await test.shop();
    const data = await test.read(await shop.create('carousel'));
    expect(data).toMatchObject({ ...NOTHING, state: 'empty', formUrl: expect.stringContaining('?code=') });
    expect(data.texts.empty).toBe('No reviews yet');
  });
});

it('the heading says in every language which grades are shown, and nothing where all are', () => {
  for (const locale of LOCALES) {
    const heading = (minGrade: number) => headingOf(locale, { minGrade, languages: undefined, market: undefined });
    const all = [1, 2, 3, 4, 5].map(heading);
    expect(new Set(all).size).toBe(5);
    for (const grade of [2, 3, 4, 5]) expect(heading(grade)).toContain(String(grade));
    expect(heading(1)).not.toMatch(/\d/);
  }
});
