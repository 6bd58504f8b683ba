import type { CompanyProfile } from '@app/contracts/companies';
import type { CompanySearchResult } from '@app/contracts/discovery/search';
import type { CreatedApiKey, CreatedOrder, InvitationConfigList } from '@app/contracts/invitations';
import type { InvitationForm, SubmittedReview } from '@app/contracts/review-forms';
import type { ReviewPage } from '@app/contracts/reviews';
import type { ApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestMerchant, TestPlatform } from '../support/platform.ts';
import { ON_POSTGRESQL, ON_REDIS } from '../support/queues.ts';
import type { TestRedis } from '../support/redis.ts';
import { linksOf } from '../support/smtp-sink.ts';

let platform: TestPlatform;
let merchant: TestMerchant;
let panel: ApiClient;
let apiKey: string;

const inCompany = (path: string) => `/panel/companies/${merchant.company.id}${path}`;

async function signIn(who: TestMerchant): Promise<ApiClient> {
  const client = platform.api.fresh();
  const { status } = await client.post('/sessions', { email: who.email, password: who.password });
  expect(status).toBe(204);
  return client;
}

/** Configures sending at once, at any hour. */
async function sendAtOnce(): Promise<void> {
  const { body } = await panel.get<InvitationConfigList>(inCompany('/invitation-configs'));
  const { id, ...config } = body.items[0]!;
  const { status } = await panel.put(inCompany(`/invitation-configs/${id}`), {
    ...config,
    delayDays: 0,
    windowStart: 0,
    windowEnd: 24,
  });
  expect(status).toBe(200);
}

let orderNumber = 0;
async function order(email: string, extra: object = {}) {
  const orderId = `O-${++orderNumber}`;
  const input = { orderId, email, basis: 'consent', language: 'en', ...extra };
  const answer = await platform.api.post<CreatedOrder>('/orders', input, {
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': `key-of-${orderId}` },
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function mailedToken(email: string): Promise<string> {
  const mail = await platform.mail.waitForMail(email);
  const link = linksOf(mail).find((href) => href.includes('grade=4'));
  const [, token] = /\/edit\/([\w-]+)\?grade=4$/.exec(link ?? '') ?? [];
  return token!;
}

const review = (token: string, extra: object = {}) => ({
  token,
  grade: 4,
  body: 'The parcel came on time and the tea is very good.',
  authorName: 'Anna K.',
  language: 'en',
  acceptTerms: true,
  ...extra,
});

const profile = async () => (await platform.api.get<CompanyProfile>(`/companies/${merchant.company.slug}`)).body;

describe.each([ON_POSTGRESQL, ...ON_REDIS])('with the queue on %s', (_queue, startQueue) => {
  let redis: TestRedis | undefined;

  beforeAll(async () => {
    redis = await startQueue();
    platform = await startPlatform({ apis: 2, workers: 2, redisUrl: redis?.url });
    merchant = await platform.aMerchant({
      name: 'Herbaciarnia Dwa Brzegi',
      slug: 'herbaciarnia-dwa-brzegi',
      website: 'https://dwabrzegi.example',
    });
    panel = await signIn(merchant);
    await sendAtOnce();
    const key = await panel.post<CreatedApiKey>(inCompany('/api-keys'), { name: 'shop' });
    apiKey = key.body.secret;
  });

  afterAll(async () => {
    await platform?.stop();
    await redis?.stop();
  });

  describe('the main job', () => {
    it('an order becomes a published review that counts and can be found', async () => {
      await order('anna@customer.example', { name: 'Anna Kowalska' });
      const token = await mailedToken('anna@customer.example');

      const reviewer = platform.apis[1]!.fresh();
      const form = await reviewer.get<InvitationForm>(`/invitations/${token}`);
      expect(form.status).toBe(200);
      expect(form.body).toMatchObject({
        company: { name: 'Herbaciarnia Dwa Brzegi' },
        suggestedName: 'Anna K.',
        symbol: 'stars',
      });

      const submitted = await reviewer.post<SubmittedReview>('/reviews', review(token));
      expect(submitted.status).toBe(201);
      expect(submitted.body.state).toBe('screening');

      const shown = await eventually('the review is on the profile', async () => {
        const now = await profile();
        return now.grades.count === 1 && now;
      });
      expect(shown.grades).toMatchObject({ average: 4, plainMean: 4, distribution: { 4: 1 } });
      expect(shown.lastSixMonths.count).toBe(1);
      expect(shown.weekly.at(-1)).toMatchObject({ count: 1, average: 4 });
      expect(shown.byOrigin).toEqual([{ origin: 'verified', count: 1, average: 4 }]);

      const page = await platform.api.get<ReviewPage>(`/companies/${merchant.company.slug}/reviews`);
      expect(page.body.items).toEqual([
        expect.objectContaining({
          grade: 4,
          body: 'The parcel came on time and the tea is very good.',
          authorName: 'Anna K.',
          origin: 'verified',
        }),
      ]);
      expect(JSON.stringify(page.body)).not.toMatch(/customer\.example|O-1/);

      const found = await eventually('search finds the misspelt name', async () => {
        const { body } = await platform.api.get<CompanySearchResult>(
          `/search/companies?q=${encodeURIComponent('herbaciarna dwa brzegi')}`,
        );
        return body.items.find(({ slug, count }) => slug === merchant.company.slug && count === 1);
      });
      expect(found.average).toBe(4);
    });

    it('every verified review counts fully, and the recount agrees', async () => {
      await order('bob@customer.example');
      const token = await mailedToken('bob@customer.example');
      const reviewer = platform.api.fresh();
      await reviewer.get(`/invitations/${token}`);
      expect(
        (
          await reviewer.post(
            '/reviews',
            review(token, { grade: 1, body: 'The parcel was late and the tin was dented.' }),
          )
        ).status,
      ).toBe(201);
      const shown = await eventually('both are counted', async () => {
        const now = await profile();
        return now.grades.count === 2 && now;
      });
      expect(shown.grades.average).toBe(2.5);
      expect(shown.negativeAnsweredShare).toBe(0);
    });

    it('a repeated submission gets the same response and is published once', async () => {
      await order('carol@customer.example');
      const token = await mailedToken('carol@customer.example');
      const reviewer = platform.api.fresh();
      await reviewer.get(`/invitations/${token}`);
      const send = (client: ApiClient) =>
        client.post<SubmittedReview>('/reviews', review(token), { headers: { 'idempotency-key': 'carols-form-1' } });
      const answers = await Promise.all([send(reviewer), send(reviewer), send(reviewer)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.reviewId)).size).toBe(1);
      const other = await reviewer.post('/reviews', review(token, { grade: 5 }), {
        headers: { 'idempotency-key': 'carols-form-1' },
      });
      expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    });

    it('a product review counts for the product only', async () => {
      await order('dora@customer.example', { products: [{ productId: 'SKU-1', name: 'Green tea' }] });
      const token = await mailedToken('dora@customer.example');
      const reviewer = platform.api.fresh();
      const form = await reviewer.get<InvitationForm>(`/invitations/${token}`);
      const [product] = form.body.products;
      expect(product?.name).toBe('Green tea');
      const strange = await reviewer.post(
        '/reviews',
        review(token, { products: [{ productId: merchant.company.id, grade: 3, body: 'What is this thing?' }] }),
      );
      expect(strange).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'products.0.productId', code: 'unknown_product' }] },
      });

      const before = (await profile()).grades.count;
      const sent = await reviewer.post(
        '/reviews',
        review(token, {
          grade: 5,
          body: 'My second order here, and again it was packed with care.',
          products: [{ productId: product!.id, grade: 3, body: 'A little bitter for me.' }],
        }),
      );
      expect(sent.status).toBe(201);
      const shown = await eventually('the product is popular', async () => {
        const now = await profile();
        return now.popularProducts.length > 0 && now;
      });
      expect(shown.grades.count).toBe(before + 1);
      expect(shown.popularProducts).toEqual([expect.objectContaining({ name: 'Green tea', count: 1, average: 3 })]);
    });

    it('customers who opted out, by page or one click, get no mail', async () => {
      await order('eve@customer.example');
      const mail = await platform.mail.waitForMail('eve@customer.example');
      const [, oneClick] = /^List-Unsubscribe: <(\S+)>\r?$/m.exec(mail.raw) ?? [];
      expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const answer = await fetch(oneClick!, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.status).toBe(204);
      const again = await order('EVE@customer.example');
      const state = await eventually('the invitation ends', async () => {
        const [row] = await platform.query<{ state: string }>('select state from engine.invitations where id = $1', [
          again.invitation.id,
        ]);
        return row?.state !== 'scheduled' && row?.state;
      });
      expect(state).toBe('opted_out');
      expect(platform.mail.mailsTo('eve@customer.example')).toHaveLength(1);
    });

    it('an invitation waits for its delay by the database’s clock', async () => {
      const late = await platform.aMerchant({ name: 'Patient shop' });
      const client = await signIn(late);
      const at = (path: string) => `/panel/companies/${late.company.id}${path}`;
      const { body } = await client.get<InvitationConfigList>(at('/invitation-configs'));
      const { id, ...config } = body.items[0]!;
      await client.put(at(`/invitation-configs/${id}`), { ...config, delayDays: 7, windowStart: 0, windowEnd: 24 });
      await client.post(at('/orders'), { orderId: 'P-1', email: 'patient@customer.example', basis: 'customer_notice' });
      // Another company's customer, invited later and at once: what is due has been looked for meanwhile.
      await order('impatient@customer.example');
      await platform.mail.waitForMail('impatient@customer.example');
      expect(platform.mail.mailsTo('patient@customer.example')).toHaveLength(0);
      await platform.shiftClock('7 days');
      await platform.mail.waitForMail('patient@customer.example');
    });
  });
});
