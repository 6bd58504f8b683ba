import { eq, sql } from 'drizzle-orm';
import type { ReviewImport, ReviewImportPreview } from '@app/contracts/imports';
import { routes } from '../../entry/domains.ts';
import { requestLines, testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { jobRegistry, runJob } from '../../platform/queue/relay.ts';
import { outbox } from '../../platform/schema.ts';
import { jobs } from '../../entry/domains.ts';
import { companyProfile } from '../directory/profile/profile.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { recountAggregates } from '../reviews/public.ts';

const registry = jobRegistry(jobs);
const WORDS = ['tea', 'coffee', 'honey', 'bread', 'cheese', 'soap', 'lamp', 'chair', 'book', 'bag'];
/** Texts that do not count as near-duplicates. */
const textOf = (n: number) =>
  `${WORDS[n % 10]} ${n} was ${['lovely', 'fine', 'late', 'small', 'huge'][n % 5]} and ${WORDS[(n * 7) % 10]} number ${n * 31} came ${n % 3} days after I had ordered it`;

let test: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await testApi();
});
beforeEach(async () => {
  merchant = await test.merchant();
});
afterAll(() => test.close());

const plan = (name: string) =>
  test.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, ${name}, 'paid', engine.app_now() + interval '30 days')
    on conflict (company_id) do update set plan = excluded.plan`);

const post = (path: string, body: string, query = '', type = 'text/csv') =>
  merchant.browser
    .post(`${merchant.panel}/review-imports${path}${query}`)
    .set('Content-Type', type)
    .set('X-File-Name', encodeURIComponent('opinie z Google.csv'))
    .send(body);

/** Runs jobs, also those that they enqueue, until none is left. */
async function runAll(): Promise<void> {
  for (;;) {
    const rows = await test.app.db.queries.select().from(outbox).orderBy(outbox.id);
    if (rows.length === 0) return;
    for (const { id, job: name, data } of rows)
      await runJob(test.app, registry, { id, name, data, lastAttempt: true, attempts: 1 });
  }
}

async function upload(body: string, query = '?source=google', type = 'text/csv'): Promise<ReviewImport> {
  const { body: started } = (await post('', body, query, type).expect(202)) as { body: ReviewImport };
  await runAll();
  const { body: ended } = await merchant.browser.get(`${merchant.panel}/review-imports/${started.id}`).expect(200);
  return ended as ReviewImport;
}

interface ImportedReview extends Record<string, unknown> {
  state: string;
  origin: string;
  source: string;
  source_ref: string;
  source_url: string | null;
  grade: number;
  language: string;
  published_at: Date;
  author: string;
}
const importedReviews = async (): Promise<ImportedReview[]> =>
  (
    await test.app.db.queries.execute<ImportedReview>(sql`
      select r.state, r.origin, r.source, r.source_ref, r.source_url, r.grade, r.language, r.published_at, a.display_name as author
      from engine.reviews r join engine.review_authors a on a.review_id = r.id
      where r.company_id = ${merchant.company.id} and r.origin = 'external' order by r.published_at, r.id`)
  ).rows;

const header = 'Review id,Reviewer,Rating,Comment,Created at,Link';
const csv = (count: number, from = 0) =>
  [
    header,
    ...Array.from(
      { length: count },
      (_, n) => `g-${from + n},Reviewer${from + n} A,${1 + (n % 5)},${textOf(from + n)},2026-0${1 + (n % 9)}-11,`,
    ),
  ].join('\n');

it('a preview returns columns, proposed mapping and five rows, and stores nothing', async () => {
  const { body } = (await post(
    '/preview',
    csv(12).replace('g-3,Reviewer3 A,4', 'g-3,Reviewer3 A,9'),
    '?source=google',
  ).expect(200)) as {
    body: ReviewImportPreview;
  };
  expect(body).toMatchObject({
    format: 'csv',
    rows: 12,
    missing: [],
    columns: header.split(','),
    mapping: { id: 'Review id', author: 'Reviewer', grade: 'Rating', body: 'Comment', date: 'Created at', url: 'Link' },
  });
  expect(body.sample).toHaveLength(5);
  expect(body.sample[0]?.review).toMatchObject({ author: 'Reviewer0 A', grade: 1 });
  expect(body.sample[3]).toMatchObject({
    review: null,
    problem: { field: 'grade', code: 'import_grade', message: expect.stringContaining('9') },
  });
  const { body: list } = await merchant.browser.get(`${merchant.panel}/review-imports`).expect(200);
  expect(list).toEqual({ items: [] });
});

it('valid rows become external reviews with their date, source and link, the others are reported as problems', async () => {
  const rows = [
    header,
    `g-1,Anna Kowalska,5,"Świetna obsługa, paczka dotarła następnego dnia rano.",2026-03-31,https://maps.google.com/r/1`,
    `g-2,Jan W.,9,"Paczka przyszła na czas i nic nie było uszkodzone.",2026-04-01,`,
    `g-3,Ewa Z.,2,"Sprzedawca to zwykły skurwysyn, nikomu nie polecam.",2026-04-02,`,
    `g-4,Ola M.,4,"Dzwońcie do mnie na numer 601 234 567, opowiem resztę.",2026-04-03,`,
    `g-1,Anna Kowalska,1,"Zupełnie inny tekst, ale ten sam numer opinii u źródła.",2026-03-31,`,
    `g-6,Iza P.,3,"Było w porządku, ale czekałam dłużej niż obiecano.",2030-01-01,`,
  ];
  const ended = await upload(rows.join('\n'));
  expect(ended).toMatchObject({
    state: 'done',
    rows: 6,
    processed: 6,
    accepted: 3,
    rejected: 2,
    duplicates: 1,
    fileName: 'opinie z Google.csv',
  });
  expect(ended.problems).toMatchObject([
    { row: 3, field: 'grade', code: 'import_grade' },
    { row: 6, field: 'id', code: 'import_known' },
    { row: 7, field: 'date', code: 'import_future' },
  ]);
  expect(ended.problems.every(({ message }) => message.length > 20)).toBe(true);
  expect(await importedReviews()).toMatchObject([
    {
      state: 'published',
      source: 'google',
      source_ref: 'g-1',
      source_url: 'https://maps.google.com/r/1',
      language: 'pl',
      author: 'Anna Kowalska',
    },
    { state: 'held', source_ref: 'g-3' },
    { state: 'held', source_ref: 'g-4' },
  ]);
  expect(new Date((await importedReviews())[0]!.published_at).toISOString()).toBe('2026-03-30T22:00:00.000Z');
  const profile = await companyProfile(test.app.db.queries, merchant.company.slug);
  expect(profile.grades).toMatchObject({ count: 1, average: 5 });
  expect(profile.byOrigin).toEqual([{ origin: 'external', count: 1, average: 5 }]);
  expect(await test.app.db.tx((tx) => recountAggregates(tx, { companyId: merchant.company.id }))).toBe(0);
});

it('importing the same file again adds nothing, with ids or without', async () => {
  expect(await upload(csv(30))).toMatchObject({ accepted: 30, duplicates: 0 });
  expect(await upload(csv(30))).toMatchObject({ accepted: 0, duplicates: 30 });
  const withoutIds = csv(30, 100).replace('Review id', 'Nothing');
  expect(await upload(withoutIds)).toMatchObject({ accepted: 30 });
  expect(await upload(withoutIds)).toMatchObject({ accepted: 0, duplicates: 30 });
  expect(await importedReviews()).toHaveLength(60);
});

it('a review that the company already has, from here or another source, is not imported', async () => {
  const body = 'I bought pelargoniums here, they came fresh and well packed and are in bloom to this day.';
  await test.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, body, authorName: 'Anna K.' }));
  const rows = (ref: string) =>
    [
      header,
      `${ref}-1,Anna Kowalska,5,"${body.replace('fresh', 'fresh!!')}",2026-03-31,`,
      `${ref}-2,Barbara Nowak,5,"${body}",2026-03-31,`,
      `${ref}-3,Piotr,5,Super shop!!,2026-03-31,`,
      `${ref}-4,Celina A,4,"${textOf(1)}",2026-03-31,`,
      `${ref}-5,Celina A,4,"${textOf(1)}.",2026-04-30,`,
    ].join('\n');
  const first = await upload(rows('g'));
  expect(first.problems).toMatchObject([
    { row: 2, code: 'import_duplicate', params: { author: 'Anna Kowalska' } },
    { row: 6, code: 'import_duplicate' },
  ]);
  const second = await upload(rows('t'), '?source=trustpilot');
  expect(second).toMatchObject({ accepted: 0, duplicates: 5 });
});

it('a JSON file is imported with another scale, a given mapping and products', async () => {
  const reviews = [
    {
      who: { nick: 'Anna' },
      points: 9,
      text: textOf(3),
      on: '2026-03-31T10:00:00+02:00',
      sku: 'TEA-1',
      item: 'Green tea',
    },
    { who: { nick: 'Jan' }, points: 3, text: textOf(4), on: 1774960200 },
  ];
  const mapping = {
    author: 'who.nick',
    grade: 'points',
    body: 'text',
    date: 'on',
    product_id: 'sku',
    product_name: 'item',
  };
  const query = `?source=other&scale=10&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
  expect(await upload(JSON.stringify({ reviews }), query, 'application/json')).toMatchObject({
    format: 'json',
    accepted: 2,
    problems: [],
  });
  expect((await importedReviews()).map(({ grade }) => grade)).toEqual([5, 2]);
  const profile = await companyProfile(test.app.db.queries, merchant.company.slug);
  expect(profile.grades.count).toBe(1);
  expect(profile.popularProducts).toMatchObject([{ name: 'Green tea', count: 1 }]);
});

it.each([
  ['an empty file', '', '', 'import_empty'],
  ['truncated JSON', '[{"a":', '', 'import_json_unreadable'],
  ['no date column', 'author,grade,body\na,5,text', '', 'import_mapping_wrong'],
  ['an unknown column', csv(1), `?mapping=${encodeURIComponent('{"author":"Who"}')}`, 'import_mapping_wrong'],
])('an upload with %s is refused at once', async (_, body, query, code) => {
  const { body: problem } = await post('', body, query).expect(422);
  expect(problem).toMatchObject({ code, title: expect.any(String), detail: expect.any(String) });
});

it('imports need the Pro plan, also when the job runs', async () => {
  await plan('trustStart');
  for (const path of ['', '/preview']) {
    const { body } = await post(path, csv(1)).expect(402);
    expect(body).toMatchObject({ code: 'plan_lacks_feature', params: { feature: 'import', plan: 'trustPro' } });
  }
  await plan('trustPro');
  const { body: started } = await post('', csv(3)).expect(202);
  await plan('trustStart');
  await runAll();
  const { body } = await merchant.browser.get(`${merchant.panel}/review-imports/${started.id}`).expect(200);
  expect(body).toMatchObject({ state: 'failed', accepted: 0, problems: [{ row: 0, code: 'plan_lacks_feature' }] });
});

it('another company’s import is not found, and its reviews are not duplicates', async () => {
  const { id } = await upload(csv(2));
  const other = await test.merchant();
  for (const unknown of [id, newId()]) await other.browser.get(`${other.panel}/review-imports/${unknown}`).expect(404);
  await other.browser
    .get(`${merchant.panel}/review-imports/${id}`)
    .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(403));
  merchant = other;
  expect(await upload(csv(2))).toMatchObject({ accepted: 2, duplicates: 0 });
});

it('all import routes need a session', async () => {
  const own = routes.filter(({ spec }) => spec.path.includes('review-imports'));
  for (const [method, address] of requestLines(own, { companyId: merchant.company.id, importId: newId() })) {
    const { status } = await test.browser()[method](address);
    expect(status).toBe(401);
  }
});

it('a large file is imported in several runs of the job', async () => {
  const { body: started } = await post('', csv(1250)).expect(202);
  const runOnce = async () => {
    const [row] = await test.app.db.queries.select().from(outbox).where(eq(outbox.job, 'imports.import-reviews'));
    if (row) await runJob(test.app, registry, { ...row, name: row.job, lastAttempt: true, attempts: 1 });
    const { body } = await merchant.browser.get(`${merchant.panel}/review-imports/${started.id}`);
    return body as ReviewImport;
  };
  expect(await runOnce()).toMatchObject({ state: 'running', processed: 1000 });
  expect(await runOnce()).toMatchObject({ state: 'done', processed: 1250, accepted: 1250 });
  expect(await importedReviews()).toHaveLength(1250);
});
