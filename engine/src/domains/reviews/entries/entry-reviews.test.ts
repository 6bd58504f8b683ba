import { sql } from 'drizzle-orm';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { linksOf, startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { refuseRows } from '../../../testing/trouble.ts';
import { sweepUnconfirmed } from './confirmations.ts';
import { eventTypesOf } from '../testing/customers.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  merchant = await api.merchant({ name: 'Hotel Pod Lipą' });
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

const BODY = 'The room was quiet and the breakfast better than at home.';
let addresses = 0;

async function aCode(kind = 'widget', owner = merchant): Promise<{ id: string; code: string; url: string }> {
  const { body } = await owner.browser
    .post(`${owner.panel}/entry-codes`)
    .send({ kind, label: 'Reception' })
    .expect(201);
  return body;
}

/** Submits a review with a code, each in a browser of its own. */
async function write(code: string, extra: object = {}) {
  const email = `guest-${++addresses}@mail.example`;
  const browser = api.browser();
  await browser.get(`${API_ROOT}/entries/${code}`).expect(200);
  const request = { code, grade: 4, body: BODY, authorName: 'Ewa', email, acceptTerms: true, language: 'en', ...extra };
  const key = newId();
  const send = () => browser.post(`${API_ROOT}/entry-reviews`).set('Idempotency-Key', key).send(request);
  const { body } = await send().expect(201);
  return { email, browser, send, reviewId: body.reviewId as string, answer: body };
}

async function tokenMailedTo(email: string, path: RegExp): Promise<string> {
  const found = linksOf(await mail.waitForMail(email)).find((href) => path.test(href));
  return path.exec(found ?? '')?.[1] ?? '';
}

const CONFIRM = /\/en\/reviews\/[\w-]+\/confirm\/([\w-]+)$/;
const stateOf = async (id: string) =>
  (await api.app.db.queries.execute<{ state: string }>(sql`select state from engine.reviews where id = ${id}`)).rows[0]
    ?.state;
const confirm = (token: string) => api.browser().post(`${API_ROOT}/reviews/confirmations`).send({ token });

it('a review submitted with an entry code is published as unverified once confirmed, and its author can delete it', async () => {
  const { code, url } = await aCode();
  expect(url).toBe(`${api.app.config.PUBLIC_URL}/reviews/${merchant.company.slug}?code=${code}`);
  const form = await api.browser().get(`${API_ROOT}/entries/${code}`).expect(200);
  expect(form.body).toMatchObject({ company: { name: 'Hotel Pod Lipą' }, kind: 'widget', bodyMin: 10 });

  const { email, reviewId, answer, send } = await write(code);
  expect(answer.state).toBe('awaiting_confirmation');
  expect((await send().expect(201)).body).toEqual(answer);
  await runOutbox(api.app);
  expect(await stateOf(reviewId)).toBe('awaiting_confirmation');
  await api.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(404);

  const token = await tokenMailedTo(email, CONFIRM);
  const confirmed = await confirm(token).expect(200);
  expect(confirmed.body).toMatchObject({ company: { slug: merchant.company.slug }, receipt: answer.receipt });
  expect((await confirm(token).expect(200)).body).toEqual(confirmed.body);
  await runOutbox(api.app);
  const shown = await api.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(200);
  expect(shown.body).toMatchObject({ origin: 'unverified', body: BODY, authorName: 'Ewa' });
  expect(await eventTypesOf(api, reviewId)).toEqual(['submitted', 'confirmed', 'published']);

  const manage = confirmed.body.manageToken as string;
  const { body } = await api.browser().get(`${API_ROOT}/my-reviews/${manage}`).expect(200);
  expect(body.reviews).toMatchObject([{ id: reviewId, state: 'published', mayEdit: true }]);
  expect((await api.browser().get(`${API_ROOT}/invitations/${manage}`).expect(409)).body.code).toBe('invitation_used');
  await api.browser().delete(`${API_ROOT}/my-reviews/${manage}/${reviewId}`).expect(204);
  await api.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(410);
  expect((await confirm(token).expect(410)).body.code).toBe('confirmation_expired');
});

it('a review of a product counts for the product and not for its company, and only of the company’s own products', async () => {
  const [owner, stranger] = [await api.merchant(), await api.merchant()];
  const tea = [{ externalId: 'T', name: 'Oak tea', url: null }];
  const [productId, foreign] = await api.app.db.tx(async (tx) => [
    (await ensureProducts(tx, owner.company.id, tea, new Date())).get('T')!,
    (await ensureProducts(tx, stranger.company.id, tea, new Date())).get('T')!,
  ]);
  const { code } = await aCode('widget', owner);
  const form = (product: string) => api.browser().get(`${API_ROOT}/entries/${code}`).query({ product });
  expect((await form(productId).expect(200)).body).toMatchObject({ product: { name: 'Oak tea' }, criteria: [] });
  expect((await form(foreign).expect(404)).body.code).toBe('product_not_found');

  const request = { code, grade: 4, body: BODY, authorName: 'Ewa', email: 'tea@mail.example', acceptTerms: true };
  const post = () => api.browser().post(`${API_ROOT}/entry-reviews`);
  const send = (more: object) => post().send({ ...request, ...more });
  expect((await send({ productId: foreign }).expect(404)).body.code).toBe('product_not_found');
  const refused = await send({ productId, ratings: { service: 5 }, features: { [newId()]: 2 } }).expect(422);
  expect(refused.body.errors.map(({ path }: { path: string }) => path.split('.')[0])).toEqual(['ratings', 'features']);

  const { email, reviewId } = await write(code, { productId });
  await runOutbox(api.app);
  await confirm(await tokenMailedTo(email, CONFIRM));
  await runOutbox(api.app);
  const product = await api.program().get(`${API_ROOT}/products/${productId}`).expect(200);
  expect(product.body.grades).toMatchObject({ count: 1, average: 4 });
  const company = await api.program().get(`${API_ROOT}/companies/${owner.company.slug}`);
  expect(company.body.grades.count).toBe(0);
  const shown = await api.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(200);
  expect(shown.body).toMatchObject({ origin: 'unverified', product: { id: productId } });
});

it('the author’s link is mailed once the address is confirmed', async () => {
  const { code } = await aCode();
  const { email } = await write(code);
  await runOutbox(api.app);
  const token = await tokenMailedTo(email, CONFIRM);
  const { body } = await confirm(token).expect(200);
  await runOutbox(api.app);
  const links = mail.mailsTo(email).flatMap(linksOf);
  expect(links).toContainEqual(
    expect.stringContaining(`/invitation/${merchant.company.slug}/edit/${body.manageToken}`),
  );
});

it('the device rule applies to the device that wrote the review, not to the one that confirms it', async () => {
  const { code } = await aCode('widget', await api.merchant());
  const first = await write(code);
  const email = 'same-device@mail.example';
  const { body: second } = await first.browser
    .post(`${API_ROOT}/entry-reviews`)
    .send({
      code,
      grade: 2,
      body: 'Nobody at the desk at noon.',
      authorName: 'Jan',
      email,
      acceptTerms: true,
      language: 'en',
    })
    .expect(201);
  await runOutbox(api.app);
  // Each is confirmed in a new browser.
  await confirm(await tokenMailedTo(first.email, CONFIRM)).expect(200);
  await runOutbox(api.app);
  await confirm(await tokenMailedTo(email, CONFIRM)).expect(200);
  await runOutbox(api.app);
  expect([await stateOf(first.reviewId), await stateOf(second.reviewId)]).toEqual(['published', 'held']);
});

it('QR codes need a plan that includes them, business cards and widgets do not', async () => {
  const small = await api.merchant();
  await api.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${small.company.id}, 'trustStart', 'paid', now() + interval '20 days')`);
  const refused = await small.browser
    .post(`${small.panel}/entry-codes`)
    .send({ kind: 'qr', label: 'Door' })
    .expect(402);
  expect(refused.body).toMatchObject({ code: 'plan_lacks_feature', params: { feature: 'qr_codes', plan: 'trustPro' } });
  await aCode('business_card', small);
  await aCode('widget', small);
  expect((await small.browser.get(`${small.panel}/entry-codes`).expect(200)).body.items).toHaveLength(2);
});

it('a revoked entry code opens no form, and only its own company can revoke it', async () => {
  const { id, code } = await aCode('qr');
  await merchant.browser.delete(`${merchant.panel}/entry-codes/${id}`).expect(204);
  await merchant.browser.delete(`${merchant.panel}/entry-codes/${id}`).expect(404);
  expect((await api.browser().get(`${API_ROOT}/entries/${code}`).expect(410)).body.code).toBe('entry_closed');
  const other = await api.merchant();
  const theirs = await aCode('widget', other);
  await merchant.browser.delete(`${merchant.panel}/entry-codes/${theirs.id}`).expect(404);
  await api.browser().get(`${API_ROOT}/entries/${theirs.code}`).expect(200);
});

it('a company sees how many reviews came through each of its codes, revoked ones too', async () => {
  const owner = await api.merchant();
  const [used, unused] = [await aCode('qr', owner), await aCode('widget', owner)];
  const { email } = await write(used.code);
  await write(used.code);
  await runOutbox(api.app);
  await confirm(await tokenMailedTo(email, CONFIRM)).expect(200);
  await runOutbox(api.app);
  await owner.browser.delete(`${owner.panel}/entry-codes/${used.id}`).expect(204);
  const { body } = await owner.browser.get(`${owner.panel}/entry-codes`).expect(200);
  expect(body.items).toMatchObject([
    { id: unused.id, revokedAt: null, reviews: { written: 0, published: 0 } },
    { id: used.id, revokedAt: expect.any(String), reviews: { written: 2, published: 1 } },
  ]);
});

it('confirmation mails to one address are limited', async () => {
  const { code } = await aCode();
  const email = 'stranger@mail.example';
  for (let n = 0; n < 5; n++) await write(code, { email, body: `${BODY} ${n}` });
  const sixth = await api
    .browser()
    .post(`${API_ROOT}/entry-reviews`)
    .send({ code, grade: 4, body: BODY, authorName: 'Ewa', email, acceptTerms: true })
    .expect(429);
  expect(sixth.body.code).toBe('rate_limited');
});

it('a review not confirmed within 30 days loses text, name and address', async () => {
  const { code } = await aCode();
  const { email, reviewId } = await write(code);
  await runOutbox(api.app);
  const token = await tokenMailedTo(email, CONFIRM);
  await api.shiftClock('29 days');
  await sweepUnconfirmed(api.app);
  expect(await stateOf(reviewId)).toBe('awaiting_confirmation');
  await api.shiftClock('1 day');
  expect((await confirm(token).expect(410)).body.code).toBe('confirmation_expired');
  expect(await sweepUnconfirmed(api.app)).toBeGreaterThan(0);
  expect(await eventTypesOf(api, reviewId)).toEqual(['submitted', 'lapsed']);
  const { rows } = await api.app.db.queries.execute(sql`
    select r.state, v.body, a.display_name, a.email, a.device_hash from engine.reviews r
    join engine.review_revisions v on v.review_id = r.id join engine.review_authors a on a.review_id = r.id
    where r.id = ${reviewId}`);
  expect(rows).toEqual([{ state: 'deleted', body: '', display_name: '', email: null, device_hash: null }]);
});

it('an unconfirmed review that fails to lapse does not block the others', async () => {
  const { code } = await aCode();
  const [first, second, third] = [await write(code), await write(code), await write(code)];
  await api.shiftClock('31 days');
  const restore = await refuseRows(api.app, 'engine.review_events', `new.review_id = '${first.reviewId}'`);
  await sweepUnconfirmed(api.app);
  const states = () => Promise.all([first, second, third].map(({ reviewId }) => stateOf(reviewId)));
  expect(await states()).toEqual(['awaiting_confirmation', 'deleted', 'deleted']);
  await restore();
  expect(await sweepUnconfirmed(api.app)).toBe(1);
  expect(await states()).toEqual(['deleted', 'deleted', 'deleted']);
});

describe('another confirmation mail', () => {
  const resend = (token: string, email?: string) =>
    api.browser().post(`${API_ROOT}/entry-reviews/confirmation-mails`).send({ token, email });
  const mailedTo = (address: string) => mail.mailsTo(address).length;

  it('the mail is sent again to the same address, whose links all work', async () => {
    const { code } = await aCode();
    const { email, answer, reviewId } = await write(code);
    await runOutbox(api.app);
    const first = await tokenMailedTo(email, CONFIRM);
    expect((await resend(answer.correctionToken).expect(200)).body).toEqual({
      confirmed: false,
      correctionToken: answer.correctionToken,
    });
    await runOutbox(api.app);
    expect(mailedTo(email)).toBe(2);
    await confirm(first).expect(200);
    expect((await resend(answer.correctionToken).expect(200)).body.confirmed).toBe(true);
    await runOutbox(api.app);
    expect(await stateOf(reviewId)).not.toBe('awaiting_confirmation');
  });

  it('a corrected address gets the link, and the link at the former one stops working', async () => {
    const { code } = await aCode();
    const { email, answer, reviewId } = await write(code);
    await runOutbox(api.app);
    const wrong = await tokenMailedTo(email, CONFIRM);
    const right = `right-${email}`;
    const { body } = await resend(answer.correctionToken, right).expect(200);
    await runOutbox(api.app);
    await confirm(wrong).expect(404);
    await resend(answer.correctionToken).expect(404);
    await resend(body.correctionToken, 'not an address').expect(422);
    await confirm(await tokenMailedTo(right, CONFIRM)).expect(200);
    await runOutbox(api.app);
    expect(await stateOf(reviewId)).not.toBe('awaiting_confirmation');
  });

  it('an address gets few mails, no matter who asks for them', async () => {
    const { code } = await aCode();
    const { answer } = await write(code);
    let { correctionToken } = answer;
    for (let n = 0; n < 5; n++)
      ({ correctionToken } = (await resend(correctionToken, 'resent-to@mail.example').expect(200)).body);
    await resend(correctionToken, 'resent-to@mail.example').expect(429);
  });

  it('neither a confirmation’s nor an author’s link sends mails', async () => {
    const { code } = await aCode();
    const { email } = await write(code);
    await runOutbox(api.app);
    await resend(await tokenMailedTo(email, CONFIRM)).expect(404);
  });
});
