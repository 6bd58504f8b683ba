import { sql } from 'drizzle-orm';
import { CompanyReviewsQuery } from '@app/contracts/reviews';
import { newId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/db.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/testing.ts';
import { companyProfile } from '../../directory/profile/profile.ts';
import { aReview } from '../testing/factory.ts';
import { MAX_SCANNED } from './list-filters.ts';
import { removePhoto, restorePhoto } from '../photos/photo-removal.ts';
import { productReviewPage, reviewPage } from './review-lists.ts';

let test: TestApp;
let companyId: string;
let slug: string;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ({ id: companyId, slug } = await test.app.db.tx((tx) => aCompany(tx, { timeZone: 'Pacific/Auckland' })));
});
afterAll(() => test.close());

const review = (given: Parameters<typeof aReview>[1] = {}) =>
  test.app.db.tx((tx) => aReview(tx, { companyId, ...given }));

const read = (query: Record<string, unknown>) =>
  reviewPage(test.app.db.queries, companyId, CompanyReviewsQuery.parse(query));
const bodies = async (query: Record<string, unknown>) => (await read(query)).items.map(({ body }) => body);

async function photoOf(reviewId: string, state: 'awaiting_approval' | 'approved' = 'approved'): Promise<string> {
  const id = newId();
  await test.app.db.queries.execute(sql`
    insert into engine.review_photos (id, company_id, review_id, uploaded_with, width, height, state, created_at)
    values (${id}, ${companyId}, ${reviewId}, ${newId()}, 40, 30, ${state}, now())`);
  return id;
}

describe('the search for words', () => {
  it.each([
    ['SZYBKA przesylka', 'Szybka przesyłka, polecam!'],
    ['polecam szybka', 'Szybka przesyłka, polecam!'],
    ['gross', 'Viel größer als gedacht, ganz GROSS.'],
    ['GRÖSSER', 'Viel größer als gedacht, ganz GROSS.'],
    ['ДОСТАВКА', 'Быстрая доставка, всё отлично.'],
    ['αποστολη', 'Γρήγορη αποστολή, όλα καλά.'],
    ['梱包', '梱包がとても丁寧でした。'],
    ['ｶﾞﾗｽ', 'ガラスのコップが割れていました。'],
    ['100%_\\', 'Costs 100%_\\ of what it is worth.'],
  ])('the words “%s” are found whatever their case, accents and order', async (words, body) => {
    for (const text of ['Something else that nobody looks for.', body]) await review({ body: text });
    expect(await bodies({ words })).toEqual([body]);
  });

  it.each([
    ['pl', 'paczka', 'Dwie paczki przyszły bez usterek.'],
    ['pl', 'obsługa', 'Dziękuję całej obsłudze sklepu.'],
    ['en', 'delivery', 'All of the deliveries came on time.'],
    ['ru', 'доставка', 'Спасибо за быструю доставку.'],
  ] as const)('in %s the word “%s” is found in other forms, which are marked', async (language, words, body) => {
    await review({ body, language });
    // The same letters in another language are other words.
    await review({ body: body.toUpperCase() + ' !', language: 'vi' });
    const { items } = await read({ words });
    expect(items.map((item) => item.body)).toEqual([body]);
    expect(items[0]?.found).toHaveLength(1);
    expect((await read({ words, page: 1 })).counted?.total).toBe(1);
  });

  it('words are searched in public texts only, not in erased ones', async () => {
    const { id } = await review({ body: 'A table with a wobble.' });
    await test.app.db.queries.execute(sql`
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at)
      values (${id}, 2, ${companyId}, 5, 'A chair that stands.', now())`);
    expect(await bodies({ words: 'chair' })).toEqual([]);
    await test.app.db.queries.execute(sql`update engine.review_revisions set body = '' where review_id = ${id}`);
    expect(await bodies({ words: 'wobble' })).toEqual([]);
  });

  it('pages of found reviews neither repeat nor omit any', async () => {
    for (let n = 0; n < 5; n++) await review({ body: `Tea number ${n}, very good.` });
    await review({ body: 'Coffee, which is not looked for.' });
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await read({ words: 'tea', limit: 2, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ body }) => body));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toHaveLength(5);
    expect(new Set(found).size).toBe(5);
  });
});

describe('the filter by period', () => {
  it('a period begins at midnight in the company’s time zone, as in the counts of its profile', async () => {
    const { rows } = await test.app.db.queries.execute<{ start: string }>(sql`
      select ((((engine.app_now() at time zone 'Pacific/Auckland')::date - interval '6 months')::date)::timestamp
        at time zone 'Pacific/Auckland')::text as start`);
    const start = new Date(rows[0]?.start ?? '');
    await review({ body: 'On the first day of it.', submittedAt: start });
    await review({ body: 'On the day before that.', submittedAt: new Date(start.getTime() - 1) });
    await review({ body: 'More than a year ago.', submittedAt: new Date(Date.now() - 400 * 86_400_000) });
    expect(await bodies({ period: '6m' })).toEqual(['On the first day of it.']);
    expect(await bodies({ period: '12m' })).toEqual(['On the first day of it.', 'On the day before that.']);
  });
});

describe('the filter by photos', () => {
  it('a review is listed with photos only while it has an approved one', async () => {
    const { id } = await review({ body: 'With a picture of it.' });
    await review();
    expect(await bodies({ photos: 'yes' })).toEqual([]);
    await photoOf(id, 'awaiting_approval');
    expect(await bodies({ photos: 'yes' })).toEqual([]);
    const photo = await photoOf(id);
    expect(await bodies({ photos: 'yes' })).toEqual(['With a picture of it.']);
    await test.app.db.tx((tx) => removePhoto(tx, photo, 'moderator'));
    expect(await bodies({ photos: 'yes' })).toEqual([]);
    await test.app.db.tx((tx) => restorePhoto(tx, photo));
    expect(await bodies({ photos: 'yes' })).toEqual(['With a picture of it.']);
  });

  it('a review whose photos are removed at the same time is not listed with photos', async () => {
    const { id } = await review();
    const photos = [await photoOf(id), await photoOf(id)];
    await Promise.all(photos.map((photo) => test.app.db.tx((tx) => removePhoto(tx, photo, 'reviewer'))));
    expect(await bodies({ photos: 'yes' })).toEqual([]);
  });
});

describe('the filter by subject', () => {
  it('reviews of products have a list of their own, of all products or of one', async () => {
    const products = await test.app.db.tx((tx) =>
      ensureProducts(
        tx,
        companyId,
        ['Tea', 'Cup'].map((name) => ({ externalId: name, name, url: null })),
        new Date(),
      ),
    );
    const [tea = '', cup = ''] = ['Tea', 'Cup'].map((name) => products.get(name));
    await review({ body: 'About the company itself.' });
    await review({ body: 'The tea is good.', productId: tea });
    await review({ body: 'The cup has a crack.', productId: cup, grade: 2 });
    expect(await bodies({})).toEqual(['About the company itself.']);
    expect(await bodies({ about: 'products' })).toEqual(['The cup has a crack.', 'The tea is good.']);
    expect(await bodies({ about: 'products', grade: 2 })).toEqual(['The cup has a crack.']);
    const { productReviews } = await companyProfile(test.app.db.queries, slug);
    expect(productReviews.map(({ body }) => body)).toEqual(['The cup has a crack.', 'The tea is good.']);
    const ofTea = await productReviewPage(
      test.app.db.queries,
      tea,
      CompanyReviewsQuery.parse({ period: '6m', words: 'tea' }),
    );
    expect(ofTea.items.map(({ body }) => body)).toEqual(['The tea is good.']);
  });
});

describe('the search in very many reviews', () => {
  const fill = async (tx: Tx, count: number) => {
    // Written as a bulk load: the triggers are tested elsewhere.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with review as (
        insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
        select uuidv7(), ${companyId}, ${newId()}, 'verified', 'published', 5, 'en', at, at
        from generate_series(1, ${count}::int) n cross join lateral (select now() - n * interval '1 minute' as at) times
        returning id, published_at),
      author as (insert into engine.review_authors (review_id, company_id, display_name)
        select id, ${companyId}, 'Anna K.' from review)
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at)
      select id, 1, ${companyId}, 5, 'The parcel came on time.', published_at from review`);
  };

  it('a search for words scans a limited number of reviews per request and returns a cursor', async () => {
    await test.app.db.tx((tx) => fill(tx, MAX_SCANNED + 10));
    await review({ body: 'Only here is a teapot.', submittedAt: new Date(Date.now() - 90 * 86_400_000) });
    const first = await read({ words: 'teapot' });
    expect(first.items).toEqual([]);
    expect(first.nextCursor).not.toBeNull();
    const second = await read({ words: 'teapot', cursor: first.nextCursor });
    expect(second.items.map(({ body }) => body)).toEqual(['Only here is a teapot.']);
    expect(second.nextCursor).toBeNull();
  });
});
