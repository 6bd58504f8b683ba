import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type { ReviewExport } from '@app/contracts/company-reviews/exports';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';
import { API_ROOT } from '../../../../http/paths.ts';
import { runOutbox } from '../../../../testing/jobs.ts';
import { aReview } from '../../testing/factory.ts';
import { sweepExports } from './exports.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(() => api.close());

const run = (statement: ReturnType<typeof sql>) => api.app.db.queries.execute(statement);
const newReview = async (given: Parameters<typeof aReview>[1] = {}): Promise<string> =>
  (await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, ...given }))).id;
const order = async (body: object, status = 202) =>
  (await merchant.browser.post(`${merchant.panel}/review-exports`).send(body).expect(status)).body;
const found = async (id: string): Promise<ReviewExport> =>
  (await merchant.browser.get(`${merchant.panel}/review-exports/${id}`).expect(200)).body;
const download = (url: string | null) => api.program().get(`${API_ROOT}${url}`).responseType('blob');

/** The finished export's file. */
async function exported(body: object): Promise<Buffer> {
  const { id } = await order(body);
  await runOutbox(api.app);
  const { state, url } = await found(id);
  expect(state).toBe('done');
  return (await download(url).expect(200)).body;
}

it('a CSV has what matches, newest first, with a byte order mark and without formulas', async () => {
  const newest = new Date('2026-03-02T10:00:00Z');
  const one = await newReview({
    grade: 2,
    body: '=1+1 and "quotes", all of it',
    authorName: '+Eve',
    submittedAt: newest,
  });
  const two = await newReview({ grade: 1, body: 'Zażółć\ngęślą jaźń', submittedAt: new Date('2026-03-01T10:00:00Z') });
  await newReview({ grade: 5 });
  const text = (await exported({ format: 'csv', filter: { grade: '1,2' } })).toString();
  const [header, ...lines] = text.split('\r\n');
  expect(header).toMatch(/^\uFEFFreview_id,state,submitted_at,/);
  expect(lines[0]).toMatch(new RegExp(`^${one},published,2026-03-02T10:00:00.000Z,`));
  expect(lines[0]).toContain(`"'=1+1 and ""quotes"", all of it"`);
  expect(lines[0]).toContain(`"'+Eve"`);
  expect(lines[1]).toContain(two);
  expect(lines[1]).toContain('"Zażółć\ngęślą jaźń"');
  expect(lines.slice(2)).toEqual(['']);
});

it('JSON is one list of all reviews, or an empty one', async () => {
  expect(JSON.parse((await exported({ format: 'json' })).toString())).toEqual([]);
  const id = await newReview({ body: 'A fine cup of tea.' });
  expect(JSON.parse((await exported({ format: 'json' })).toString())).toEqual([
    expect.objectContaining({ review_id: id, grade: 5, text: 'A fine cup of tea.', answer: null, photos: 0 }),
  ]);
});

it('a workbook has text as text, dates as dates, and only what XML may contain', async () => {
  await newReview({ body: '=SUM(A1) <b>&</b> \u0007bell', submittedAt: new Date('2026-03-02T12:00:00Z') });
  const files = unzipSync(await exported({ format: 'xlsx' }));
  expect(Object.keys(files).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<t xml:space="preserve">=SUM(A1) &lt;b&gt;&amp;&lt;/b&gt; bell</t>');
  expect(sheet).toContain('<c s="1"><v>46083.5</v></c>');
  expect(sheet.match(/<row>/g)).toHaveLength(2);
  expect(sheet).not.toContain('<f>');
});

it('held and rejected reviews are never part of an export', async () => {
  for (const state of ['held', 'rejected'] as const) await newReview({ state, body: 'Nobody should read this.' });
  for (const filter of [{}, { state: 'held,rejected' }, { words: 'nobody' }, { grade: '1,2,3,4,5' }])
    expect(JSON.parse((await exported({ format: 'json', filter })).toString())).toEqual([]);
});

it('words, period and product apply to an export as they do to the list', async () => {
  const id = await newReview({
    body: '東京駅まで配送が早い',
    language: 'ja',
    submittedAt: new Date('2026-01-05T12:00:00Z'),
  });
  await newReview({ body: 'Nothing of the kind.', submittedAt: new Date('2026-01-05T12:00:00Z') });
  await newReview({ body: '東京駅', submittedAt: new Date('2026-02-05T12:00:00Z') });
  const rows = JSON.parse(
    (await exported({ format: 'json', filter: { words: '配送', from: '2026-01-01', to: '2026-01-31' } })).toString(),
  );
  expect(rows.map((row: { review_id: string }) => row.review_id)).toEqual([id]);
});

it('a link opens the file for a quarter of an hour, and the file goes after a week', async () => {
  const { id } = await order({ format: 'csv' });
  expect(await found(id)).toMatchObject({ state: 'running', url: null });
  await runOutbox(api.app);
  const { url } = await found(id);
  const answer = await download(url).expect(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="reviews-[\d-]+\.csv"$/);
  await download(url?.replace(/until=\d+/, 'until=99999999') ?? '').expect(404);
  const past = Math.floor(Date.now() / 60_000) - 1;
  await download(`/review-exports/${api.app.tokens.derive('export', id, past)}?until=${past}`).expect(404);
  await run(sql`update engine.review_exports set expires_at = engine.app_now() - interval '1 second' where id = ${id}`);
  await download(url).expect(404);
  expect(await sweepExports(api.app)).toBeGreaterThan(0);
  expect(await api.app.storage.get(`exports/${id}`)).toBeUndefined();
  await merchant.browser.get(`${merchant.panel}/review-exports/${id}`).expect(404);
});

it('a deleted export stops and leaves no file', async () => {
  await newReview();
  const { id } = await order({ format: 'csv' });
  await merchant.browser.delete(`${merchant.panel}/review-exports/${id}`).expect(204);
  await runOutbox(api.app);
  expect(await api.app.storage.get(`exports/${id}`)).toBeUndefined();
});

it('two exports run at a time, each is in the audit log, and the words looked for are not', async () => {
  for (let n = 0; n < 2; n++) await order({ format: 'csv', filter: { words: 'Kowalska' } });
  expect((await order({ format: 'csv' }, 409)).code).toBe('too_many');
  const { rows } = await run(sql`
    select detail from engine.audit_log where company_id = ${merchant.company.id} and act = 'reviews.exported'`);
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ detail: { format: 'csv', filters: 'words' } })));
});
