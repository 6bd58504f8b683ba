import { mediationTest } from './testing.ts';
import type { MediationTest } from './testing.ts';

let test: MediationTest;
beforeEach(async () => {
  test = await mediationTest();
});
afterEach(() => test.close());

/** The API path of the reviewer's side. */
const reviewerPath = (reviewId: string) => `/api/v1/mediations/${test.app.tokens.derive('mediation', reviewId)}`;

it('the inbox tells whose turn it is, sorted by deadline over its pages, and counts all', async () => {
  const { merchant, reviewId: answered } = await test.openAndWrite();
  const list = async (query: string) => (await merchant.browser.get(`${merchant.panel}/mediations?${query}`)).body;
  const ids = (body: { items: { reviewId: string }[] }) => body.items.map(({ reviewId }) => reviewId);
  await test.shiftClock('1 hour');
  const { id: waiting } = await test.openAt(merchant);
  await test.shiftClock('1 hour');
  const { id: later } = await test.openAt(merchant);
  expect(ids(await list('filter=waiting_for_reviewer'))).toEqual([answered]);

  await test
    .browser()
    .post(`${reviewerPath(answered)}/messages`)
    .send({ body: 'Yes, please.' })
    .expect(201);
  // 72 hours to write first come before 21 days in all.
  const first = await list('filter=waiting_for_company&limit=2');
  expect(ids(first)).toEqual([waiting, later]);
  const second = await list(`filter=waiting_for_company&limit=2&cursor=${first.nextCursor}`);
  expect(ids(second)).toEqual([answered]);
  expect(second).toMatchObject({
    items: [{ unread: true, last: { from: 'reviewer' } }],
    nextCursor: null,
    counts: { waitingForCompany: 3, waitingForReviewer: 0, ended: 0, unread: 1 },
    outcomes: { opened: 3, changed: 0 },
  });
});

it('ended mediations are listed newest first', async () => {
  const { merchant, reviewId } = await test.openAndWrite();
  const { id: other } = await test.openAt(merchant);
  for (const id of [other, reviewId]) {
    await test.shiftClock('1 minute');
    await test
      .browser()
      .post(`${reviewerPath(id)}/publish`)
      .expect(200);
  }
  const page = async (more: string) =>
    (await merchant.browser.get(`${merchant.panel}/mediations?filter=ended&limit=1${more}`).expect(200)).body;
  const first = await page('');
  expect(first).toMatchObject({ items: [{ reviewId, outcome: 'published_by_author' }], counts: { ended: 2 } });
  expect((await page(`&cursor=${first.nextCursor}`)).items).toMatchObject([{ reviewId: other }]);
});

it('each side sees when the other has read its last message', async () => {
  const { merchant, panel, reviewer } = await test.openAndWrite();
  await test.browser().get(reviewer).expect(200);
  await test.browser().post(`${reviewer}/messages`).send({ body: 'Yes, please.' }).expect(201);
  const unread = async () => (await merchant.browser.get(panel).expect(200)).body.unread;
  expect(await unread()).toBe(true);
  const before = (await test.browser().get(reviewer)).body.readByCompanyAt;
  await test.shiftClock('1 minute');
  await merchant.browser.post(`${panel}/read`).expect(204);
  expect(await unread()).toBe(false);
  const after = (await test.browser().get(reviewer)).body.readByCompanyAt;
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
});
