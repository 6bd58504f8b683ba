import { sql } from 'drizzle-orm';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { forgetExpiredRows } from '../../../platform/retention.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { GOOD_BODY, HELD_BODY, aCustomer, configureForm, eventTypesOf } from '../testing/customers.ts';
import type { Customer } from '../testing/customers.ts';

let mail: SmtpSink;
let api: TestApi;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

const BETTER = 'The parcel came on time, and the shop answered within the hour.';

type Author = Customer & { merchant: SignedInMerchant; reviewId: string; page: string };

/** Each for a company of its own, because screening holds repeated texts. */
async function aSubmittedReview(given: object = {}, existing?: SignedInMerchant): Promise<Author> {
  const merchant = existing ?? (await api.merchant());
  const customer = await aCustomer(api, merchant);
  const { body } = await customer.submit(given);
  const { reviewId = '' } = body;
  return { ...customer, merchant, reviewId, page: `${API_ROOT}/my-reviews/${customer.token}` };
}

async function aPublishedReview(): Promise<Author> {
  const author = await aSubmittedReview();
  await runOutbox(api.app);
  return author;
}

const publicBody = async (reviewId: string) =>
  (await api.program().get(`${API_ROOT}/reviews/${reviewId}`)).body.body as string | undefined;

it('an author’s page shows their review and what they may do with it', async () => {
  const author = await aSubmittedReview({ ratings: {} });
  const before = await author.browser.get(author.page).expect(200);
  expect(before.body).toMatchObject({
    company: { slug: author.merchant.company.slug },
    authorName: 'Anna K.',
    symbol: 'stars',
    reviews: [{ id: author.reviewId, state: 'screening', grade: 4, body: GOOD_BODY, pending: null, mayEdit: true }],
  });
  await runOutbox(api.app);
  const after = await author.browser.get(author.page).expect(200);
  expect(after.body.reviews).toMatchObject([{ state: 'published', mayEdit: true, mayDelete: true, pending: null }]);
  await author.browser.get(`${API_ROOT}/invitations/${author.token}`).expect(409);
});

it('an edit is public with its name once it has passed screening, not before', async () => {
  const author = await aPublishedReview();
  const put = await author.browser
    .put(`${author.page}/${author.reviewId}`)
    .send({ grade: 5, body: BETTER, authorName: 'Ann' })
    .expect(200);
  expect(put.body).toMatchObject({ body: GOOD_BODY, grade: 4, pending: { body: BETTER, grade: 5, held: false } });
  expect(await publicBody(author.reviewId)).toBe(GOOD_BODY);
  await runOutbox(api.app);
  const shown = await api.program().get(`${API_ROOT}/reviews/${author.reviewId}`).expect(200);
  expect(shown.body).toMatchObject({ body: BETTER, grade: 5, authorName: 'Ann', edited: true });
  expect(await eventTypesOf(api, author.reviewId)).toEqual(['submitted', 'published', 'revised', 'revision_passed']);
});

it('a held edit leaves the public text and name unchanged', async () => {
  const author = await aPublishedReview();
  await author.browser
    .put(`${author.page}/${author.reviewId}`)
    .send({ grade: 1, body: HELD_BODY, authorName: 'Bea' })
    .expect(200);
  await runOutbox(api.app);
  const shown = await api.program().get(`${API_ROOT}/reviews/${author.reviewId}`).expect(200);
  expect(shown.body).toMatchObject({ body: GOOD_BODY, grade: 4, authorName: 'Anna K.', edited: false });
  const page = await author.browser.get(author.page).expect(200);
  expect(page.body.reviews[0]).toMatchObject({
    state: 'published',
    pending: { grade: 1, body: HELD_BODY, held: true },
  });
});

it('an edit before screening replaces the first text, and the device rule still applies to the submission', async () => {
  const author = await aSubmittedReview({ body: HELD_BODY });
  await author.browser.put(`${author.page}/${author.reviewId}`).send({ grade: 5, body: BETTER }).expect(200);
  await runOutbox(api.app);
  expect(await publicBody(author.reviewId)).toBe(BETTER);
  const marks = await api.app.db.queries.execute(
    sql`select 1 from engine.device_marks where submission_id = ${author.invitationId}`,
  );
  expect(marks.rows).toHaveLength(1);
});

it('a held review is published once its author has removed what it was held for', async () => {
  const author = await aSubmittedReview({ body: HELD_BODY });
  await runOutbox(api.app);
  expect((await author.browser.get(author.page)).body.reviews[0]).toMatchObject({ state: 'held', body: HELD_BODY });
  await author.browser.put(`${author.page}/${author.reviewId}`).send({ grade: 2, body: BETTER }).expect(200);
  expect((await author.browser.get(author.page)).body.reviews[0]).toMatchObject({ state: 'held', body: BETTER });
  await runOutbox(api.app);
  expect(await publicBody(author.reviewId)).toBe(BETTER);
});

it('an edit of a review in mediation stays hidden with the review', async () => {
  const talking = await api.merchant();
  await api.app.db.queries.execute(
    sql`update engine.companies set mediate_company = true where id = ${talking.company.id}`,
  );
  const author = await aSubmittedReview({ grade: 2 }, talking);
  await runOutbox(api.app);
  expect((await author.browser.get(author.page)).body.reviews[0]).toMatchObject({
    state: 'in_mediation',
    mediationToken: expect.any(String),
  });
  await author.browser.put(`${author.page}/${author.reviewId}`).send({ grade: 3, body: BETTER }).expect(200);
  expect((await author.browser.get(author.page)).body.reviews[0]).toMatchObject({
    state: 'in_mediation',
    grade: 2,
    pending: { grade: 3, body: BETTER, held: false },
  });
  await api.program().get(`${API_ROOT}/reviews/${author.reviewId}`).expect(404);
});

it('an unchanged edit creates no revision, and invalid values are reported', async () => {
  const author = await aPublishedReview();
  await author.browser.put(`${author.page}/${author.reviewId}`).send({ grade: 4, body: GOOD_BODY }).expect(200);
  expect(await eventTypesOf(api, author.reviewId)).toEqual(['submitted', 'published']);
  await configureForm(api, author.merchant.company.id, { criteria: ['delivery'] });
  const wrong = await author.browser
    .put(`${author.page}/${author.reviewId}`)
    .send({ grade: 4, body: GOOD_BODY, ratings: { food: 2 } })
    .expect(422);
  expect(wrong.body.errors).toMatchObject([{ path: 'ratings.food', code: 'unknown_criterion' }]);
});

it('deleting a review erases text, name and address at once; its row, grade and events stay', async () => {
  const author = await aPublishedReview();
  const { id, slug } = author.merchant.company;
  const counted = async () => (await api.program().get(`${API_ROOT}/companies/${slug}`)).body.grades.count as number;
  expect(await counted()).toBe(1);
  await author.browser.delete(`${author.page}/${author.reviewId}`).expect(204);
  await author.browser.delete(`${author.page}/${author.reviewId}`).expect(204);
  expect(await counted()).toBe(0);
  await api.program().get(`${API_ROOT}/reviews/${author.reviewId}`).expect(410);
  const { rows } = await api.app.db.queries.execute(sql`
    select r.state, r.grade, v.body, a.display_name, a.email, a.order_ref
    from engine.reviews r join engine.review_revisions v on v.review_id = r.id
    join engine.review_authors a on a.review_id = r.id where r.id = ${author.reviewId} and r.company_id = ${id}`);
  expect(rows).toEqual([{ state: 'deleted', grade: 4, body: '', display_name: '', email: null, order_ref: null }]);
  expect(await eventTypesOf(api, author.reviewId)).toEqual(['submitted', 'published', 'deleted']);
  const refused = await author.browser
    .put(`${author.page}/${author.reviewId}`)
    .send({ grade: 4, body: GOOD_BODY })
    .expect(409);
  expect(refused.body.code).toBe('review_act_refused');
});

it('another author’s review is reported as not found', async () => {
  const [one, other] = [await aPublishedReview(), await aPublishedReview()];
  for (const id of [other.reviewId, newId()]) {
    const put = await one.browser.put(`${one.page}/${id}`).send({ grade: 4, body: GOOD_BODY }).expect(404);
    const del = await one.browser.delete(`${one.page}/${id}`).expect(404);
    expect([put.body.code, del.body.code]).toEqual(['review_not_found', 'review_not_found']);
  }
  expect(await publicBody(other.reviewId)).toBe(GOOD_BODY);
  const fresh = await aCustomer(api, one.merchant);
  const unwritten = await fresh.browser.get(`${API_ROOT}/my-reviews/${fresh.token}`).expect(404);
  expect(unwritten.body.code).toBe('review_not_found');
  const entry = api.app.tokens.derive('entry', fresh.invitationId);
  expect((await fresh.browser.get(`${API_ROOT}/my-reviews/${entry}`).expect(404)).body.code).toBe('token_invalid');
});

it('reinstating a review rejected while held publishes its author’s last text', async () => {
  const author = await aSubmittedReview({ body: HELD_BODY });
  await runOutbox(api.app);
  await author.browser
    .put(`${author.page}/${author.reviewId}`)
    .send({ grade: 5, body: `${HELD_BODY} Really.` })
    .expect(200);
  await runOutbox(api.app);
  const { app } = api;
  await app.db.tx((tx) => transitionReview(app, tx, author.reviewId, 'reject', { actor: 'moderator' }));
  await app.db.tx((tx) => transitionReview(app, tx, author.reviewId, 'reinstate', { actor: 'moderator' }));
  const shown = await api.program().get(`${API_ROOT}/reviews/${author.reviewId}`).expect(200);
  expect(shown.body).toMatchObject({ body: `${HELD_BODY} Really.`, grade: 5 });
});

it('an erased review keeps its public grade and cannot be edited', async () => {
  const author = await aPublishedReview();
  const { app } = api;
  await app.db.tx((tx) => transitionReview(app, tx, author.reviewId, 'erase', { actor: 'reviewer' }));
  const shown = await api.program().get(`${API_ROOT}/reviews/${author.reviewId}`).expect(200);
  expect(shown.body).toMatchObject({ grade: 4, body: '', authorName: '', erased: true });
  const page = await author.browser.get(author.page).expect(200);
  expect(page.body.reviews[0]).toMatchObject({ mayEdit: false, mayDelete: true });
  await author.browser.put(`${author.page}/${author.reviewId}`).send({ grade: 1, body: GOOD_BODY }).expect(409);
});

it('an author’s link never expires: after 400 days and retention it still edits and deletes', async () => {
  const author = await aPublishedReview();
  await api.shiftClock('400 days');
  await forgetExpiredRows(api.app);
  await author.browser.get(author.page).expect(200);
  await author.browser.put(`${author.page}/${author.reviewId}`).send({ grade: 5, body: BETTER }).expect(200);
  await runOutbox(api.app);
  expect(await publicBody(author.reviewId)).toBe(BETTER);
  await author.browser.delete(`${author.page}/${author.reviewId}`).expect(204);
});
