import { sql } from 'drizzle-orm';
import type { CompanyReviewFilterInput, CompanyReviewPage } from '@app/contracts/company-reviews/list';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';
import { newId } from '../../../../kernel/ids.ts';
import { aReview } from '../../testing/factory.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(() => api.close());

type Given = NonNullable<Parameters<typeof aReview>[1]>;
type Asked = CompanyReviewFilterInput & { sort?: string; cursor?: string; limit?: number };
let minutes = 0;
/** Each later than the one before. */
const newReview = async (given: Given = {}): Promise<string> => {
  const submittedAt = new Date(Date.UTC(2026, 0, 1) + ++minutes * 60_000);
  return (await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, submittedAt, ...given }))).id;
};
const newProduct = async (): Promise<string> => {
  const id = newId();
  await api.app.db.queries.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at)
    values (${id}, ${merchant.company.id}, ${id}, ${`p-${id}`}, 'Tea', now())`);
  return id;
};
const change = (id: string, values: ReturnType<typeof sql>) =>
  api.app.db.queries.execute(sql`update engine.reviews set ${values} where id = ${id}`);
const list = async (query: Asked = {}): Promise<CompanyReviewPage> =>
  (await merchant.browser.get(`${merchant.panel}/reviews`).query(query).expect(200)).body;
const idsOf = async (query: Asked = {}) => (await list(query)).items.map(({ id }) => id);

/** Ids of all pages. */
async function idsOfAllPages(query: Asked): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: CompanyReviewPage = await list({ ...query, limit: 3, ...(cursor && { cursor }) });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

describe('filters of the company’s list of reviews', () => {
  it('several grades, origins, languages and states are alternatives, and all filters apply together', async () => {
    const polish = await newReview({ grade: 1, language: 'pl', origin: 'verified' });
    const german = await newReview({ grade: 2, language: 'de', origin: 'external' });
    const english = await newReview({ grade: 5, language: 'en', origin: 'unverified' });
    const talked = await newReview({ grade: 1, language: 'pl', state: 'in_mediation' });
    expect(await idsOf({ grade: '1,2' })).toEqual([talked, german, polish]);
    expect(await idsOf({ origin: 'external,unverified' })).toEqual([english, german]);
    expect(await idsOf({ language: 'de,en' })).toEqual([english, german]);
    expect(await idsOf({ state: 'in_mediation,withdrawn' })).toEqual([talked]);
    expect(await idsOf({ grade: '1,2', language: 'pl', state: 'published' })).toEqual([polish]);
    expect(await idsOf({ grade: '5', language: 'pl' })).toEqual([]);
  });

  it('reviews are filtered by product, pin, photos and how their answer fared', async () => {
    const productId = await newProduct();
    const [product, pinned, pictured, held, refused] = [
      await newReview({ productId }),
      await newReview(),
      await newReview(),
      await newReview(),
      await newReview(),
    ];
    await change(pinned, sql`pinned = true`);
    await change(pictured, sql`has_photos = true`);
    await change(held, sql`pending_answer = 'Well, then.', answer_held = true`);
    await change(refused, sql`answer_rejected = true`);
    expect(await idsOf({ productId })).toEqual([product]);
    expect(await idsOf({ productId, grade: '1' })).toEqual([]);
    expect(await idsOf({ pinned: 'yes' })).toEqual([pinned]);
    expect(await idsOf({ photos: 'yes' })).toEqual([pictured]);
    expect(await idsOf({ answer: 'held' })).toEqual([held]);
    expect(await idsOf({ answer: 'rejected' })).toEqual([refused]);
  });

  it('a filter follows when the review changes or leaves', async () => {
    const id = await newReview({ grade: 2 });
    await change(id, sql`grade = 4`);
    expect(await idsOf({ grade: '2' })).toEqual([]);
    expect(await idsOf({ grade: '4' })).toEqual([id]);
    await change(id, sql`state = 'deleted'`);
    expect(await idsOf()).toEqual([]);
  });

  it('days are those of the company’s time zone', async () => {
    await api.app.db.queries.execute(
      sql`update engine.companies set time_zone = 'Asia/Tokyo' where id = ${merchant.company.id}`,
    );
    const before = await newReview({ submittedAt: new Date('2026-03-09T14:59:59Z') });
    const within = await newReview({ submittedAt: new Date('2026-03-09T15:00:00Z') });
    const after = await newReview({ submittedAt: new Date('2026-03-10T15:00:00Z') });
    expect(await idsOf({ from: '2026-03-10', to: '2026-03-10' })).toEqual([within]);
    expect(await idsOf({ from: '2026-03-10' })).toEqual([after, within]);
    expect(await idsOf({ to: '2026-03-09' })).toEqual([before]);
  });

  it('a value that no filter knows is named', async () => {
    for (const [field, value] of [
      ['grade', '1,6'],
      ['state', 'screening'],
      ['language', 'pl,xx'],
      ['from', '2026-02-30'],
      ['sort', 'price'],
    ] as const) {
      const { body } = await merchant.browser
        .get(`${merchant.panel}/reviews`)
        .query({ [field]: value })
        .expect(422);
      expect(body.errors[0].path).toMatch(new RegExp(`^${field}`));
    }
  });
});

describe('the search for words', () => {
  it('the search for words finds the beginnings of words in text, name and order number, whatever their case and accents', async () => {
    const id = await newReview({ body: 'Szybka dostawa, świetna obsługa!', authorName: 'Żaneta Ł.' });
    await api.app.db.queries.execute(
      sql`update engine.review_authors set order_ref = 'PL-2024/00123' where review_id = ${id}`,
    );
    await newReview({ body: 'Nothing of the kind stands here.' });
    for (const words of ['swietna', 'OBSŁUGA dost', 'zaneta', '2024/00123', 'pl-2024', 'dostawa swietna'])
      expect([words, await idsOf({ words })]).toEqual([words, [id]]);
    for (const words of ['wietna', 'dostawa teapot', '0123', '!?'])
      expect([words, await idsOf({ words })]).toEqual([words, []]);
  });

  it('the search for words finds Japanese words of one or more characters anywhere in a text', async () => {
    const id = await newReview({ body: '東京駅まで配送が早いです。iPhone15の箱も綺麗', language: 'ja' });
    await newReview({ body: '京都から東の箱まで届きました。', language: 'ja' });
    for (const words of ['東京', '配送が早い', 'iphone15の箱', '早', 'ｉＰｈｏｎｅ'])
      expect([words, await idsOf({ words })]).toEqual([words, [id]]);
    expect(await idsOf({ words: '東京', language: 'pl' })).toEqual([]);
  });

  it('the search for words does not find a text that has been erased', async () => {
    const id = await newReview({ body: 'My secret is a teapot.' });
    expect(await idsOf({ words: 'teapot' })).toEqual([id]);
    await api.app.db.queries.execute(sql`update engine.review_revisions set body = '' where review_id = ${id}`);
    expect(await idsOf({ words: 'teapot' })).toEqual([]);
  });
});

describe('the order of the company’s list of reviews', () => {
  it('every sort pages through all reviews once, with equals newest first', async () => {
    const given = [3, 1, 5, 1, 4, 5, 2, 3] as const;
    const all: { id: string; grade: number; answered: boolean }[] = [];
    for (const [n, grade] of given.entries()) {
      const id = await newReview({ grade });
      const answered = n % 2 === 0;
      if (answered) await change(id, sql`answer = 'Thanks', answered_at = now()`);
      all.unshift({ id, grade, answered });
    }
    const ids = (rows: typeof all) => rows.map(({ id }) => id);
    expect(await idsOfAllPages({})).toEqual(ids(all));
    expect(await idsOfAllPages({ sort: 'oldest' })).toEqual(ids(all.toReversed()));
    expect(await idsOfAllPages({ sort: 'grade-low' })).toEqual(ids(all.toSorted((a, b) => a.grade - b.grade)));
    expect(await idsOfAllPages({ sort: 'grade-high' })).toEqual(ids(all.toSorted((a, b) => b.grade - a.grade)));
    expect(await idsOfAllPages({ sort: 'unanswered-first' })).toEqual(
      ids(all.toSorted((a, b) => Number(a.answered) - Number(b.answered))),
    );
    // Words leave the order as it is.
    expect(await idsOfAllPages({ sort: 'grade-low', words: 'review' })).toEqual(
      await idsOfAllPages({ sort: 'grade-low' }),
    );
  });

  it('a cursor of another filter or sort is refused', async () => {
    for (let n = 0; n < 3; n++) await newReview();
    const { nextCursor } = await list({ limit: 2, grade: '5' });
    for (const query of [{ grade: '4' }, { grade: '5', sort: 'oldest' }, {}])
      await merchant.browser
        .get(`${merchant.panel}/reviews`)
        .query({ ...query, cursor: nextCursor })
        .expect(400);
  });

  it('the first page tells how many there are', async () => {
    for (let n = 0; n < 3; n++) await newReview();
    expect((await list({ limit: 2 })).total).toEqual({ count: 3, more: false });
    expect((await list({ grade: '1' })).total).toEqual({ count: 0, more: false });
    const page = await list({ limit: 2, words: 'review' });
    expect(page.total).toEqual({ count: 2, more: true });
    expect((await list({ limit: 2, cursor: page.nextCursor ?? '', words: 'review' })).total).toBeNull();
  });
});

it('nothing but state and time can be learned of a held or rejected review', async () => {
  const productId = await newProduct();
  const hidden: string[] = [];
  for (const state of ['held', 'rejected'] as const) {
    const id = await newReview({ state, grade: 1, language: 'pl', body: 'Where is my teapot?', productId });
    await change(id, sql`pinned = true, has_photos = true, answer_rejected = true`);
    hidden.unshift(id);
  }
  expect(await idsOf({ from: '2026-01-01' })).toEqual(hidden);
  expect((await list({ state: 'held' })).total).toEqual({ count: 1, more: false });
  const asked: Asked[] = [
    { grade: '1' },
    { grade: '1,2,3,4,5' },
    { subject: 'products' },
    { origin: 'verified,unverified,external' },
    { language: 'pl' },
    { productId },
    { answered: 'no' },
    { answer: 'rejected' },
    { photos: 'yes' },
    { pinned: 'yes' },
    { words: 'teapot' },
    { words: 'anna' },
    { sort: 'grade-low' },
    { sort: 'grade-high' },
    { sort: 'unanswered-first' },
  ];
  for (const query of asked)
    for (const state of [undefined, 'held', 'held,rejected'])
      expect([query, (await list({ ...query, ...(state && { state }) })).items]).toEqual([query, []]);
  // Nor does the index hold more.
  const { rows } = await api.app.db.queries.execute(
    sql`select distinct product_id, words from engine.review_index where company_id = ${merchant.company.id}`,
  );
  expect(rows).toEqual([{ product_id: null, words: '' }]);
});
