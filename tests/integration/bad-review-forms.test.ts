import type { Problem } from '@app/contracts/common';
import type { InvitationConfigList } from '@app/contracts/invitations';
import { eventually } from '../support/eventually.ts';
import type { ApiClient } from '../support/api-client.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestMerchant, TestPlatform } from '../support/platform.ts';
import { linksOf } from '../support/smtp-sink.ts';

let platform: TestPlatform;
let merchant: TestMerchant;
let panel: ApiClient;

const inCompany = (path: string) => `/panel/companies/${merchant.company.id}${path}`;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.stop());

beforeEach(async () => {
  merchant = await platform.aMerchant({ name: 'Sklep z narzędziami' });
  panel = platform.api.fresh();
  await panel.post('/sessions', { email: merchant.email, password: merchant.password });
});

describe('a review form', () => {
  /** Orders, and the token of the mail that follows. */
  async function invited(email: string): Promise<string> {
    const { body } = await panel.get<InvitationConfigList>(inCompany('/invitation-configs'));
    const { id, ...config } = body.items[0]!;
    await panel.put(inCompany(`/invitation-configs/${id}`), { ...config, delayDays: 0, windowStart: 0, windowEnd: 24 });
    expect((await panel.post(inCompany('/orders'), { orderId: email, email, basis: 'consent' })).status).toBe(201);
    const link = linksOf(await platform.mail.waitForMail(email)).find((href) => href.includes('/edit/'));
    return /\/edit\/([\w-]+)/.exec(link ?? '')![1]!;
  }
  const review = (token: string, extra: object = {}) => ({
    token,
    grade: 5,
    body: 'Everything was as it should be.',
    authorName: 'Anna',
    acceptTerms: true,
    ...extra,
  });
  const written = async () =>
    (
      await platform.query<{ n: number }>('select count(*)::int as n from engine.reviews where company_id = $1', [
        merchant.company.id,
      ])
    )[0]?.n;

  it('a wrong token reveals nothing', async () => {
    const token = await invited('wrong@customer.example');
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await platform.api.fresh().get(`/invitations/${forged}`)).toMatchObject({
      status: 404,
      body: { code: 'token_invalid' },
    });
    expect(await platform.api.fresh().get('/invitations/short')).toMatchObject({ status: 422 });
    expect(await platform.api.fresh().post('/reviews', review(forged))).toMatchObject({
      status: 404,
      body: { code: 'token_invalid' },
    });
    const optOut = linksOf(platform.mail.mailsTo('wrong@customer.example')[0]!)
      .find((href) => href.includes('/optout/'))!
      .split('/')
      .at(-1)!;
    expect(await platform.api.fresh().get(`/invitations/${optOut}`)).toMatchObject({
      status: 404,
      body: { code: 'token_invalid' },
    });
    expect(await written()).toBe(0);
  });

  it('a used link says when it was used, and changes nothing', async () => {
    const token = await invited('used@customer.example');
    const reviewer = platform.api.fresh();
    expect((await reviewer.post('/reviews', review(token))).status).toBe(201);
    const again = await reviewer.post<Problem>('/reviews', review(token, { grade: 1 }));
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'invitation_used', params: { submittedAt: expect.any(String) } },
    });
    expect(again.body.detail ?? again.body.title).not.toContain('{{');
    expect(await written()).toBe(1);
  });

  it('an expired link says so', async () => {
    const token = await invited('expired@customer.example');
    await eventually('the mail is noted as sent', async () => {
      const [row] = await platform.query<{ state: string }>(
        'select state from engine.invitations where company_id = $1',
        [merchant.company.id],
      );
      return row?.state === 'sent';
    });
    await platform.query(
      "update engine.invitations set expires_at = now() - interval '1 minute' where company_id = $1",
      [merchant.company.id],
    );
    expect(await platform.api.fresh().get(`/invitations/${token}`)).toMatchObject({
      status: 410,
      body: { code: 'invitation_expired' },
    });
    expect(await platform.api.fresh().post('/reviews', review(token))).toMatchObject({
      status: 410,
      body: { code: 'invitation_expired' },
    });
    expect(await written()).toBe(0);
  });

  it('all invalid fields of a review are named at once', async () => {
    const token = await invited('fields@customer.example');
    const { status, body } = await platform.api
      .fresh()
      .post<Problem>('/reviews', review(token, { grade: 6, body: 'short', authorName: '', acceptTerms: false }));
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path).sort()).toEqual(['acceptTerms', 'authorName', 'body', 'grade']);
    expect(body.errors.find(({ path }) => path === 'grade')).toMatchObject({
      code: 'number_too_big',
      params: { maximum: 5 },
    });
    for (const { message } of body.errors) expect(message.length).toBeGreaterThan(5);
    expect(await written()).toBe(0);
  });

  it('a megabyte is too large, and broken JSON is refused', async () => {
    const token = await invited('large@customer.example');
    const large = await platform.api.fresh().post<Problem>('/reviews', review(token, { body: 'x'.repeat(1_000_000) }));
    expect(large).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    const broken = await platform.api.fresh().request<Problem>('POST', '/reviews', { raw: '{"token": "' });
    expect(broken).toMatchObject({ status: 400, body: { code: 'json_invalid' } });
    const long = await platform.api.fresh().post<Problem>('/reviews', review(token, { body: 'x'.repeat(5001) }));
    expect(long).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body', code: 'text_too_big', params: { maximum: 5000 } }] },
    });
    expect(await written()).toBe(0);
  });

  it('a review posted by another site’s page is refused', async () => {
    const token = await invited('origin@customer.example');
    const foreign = await platform.api
      .fresh()
      .post<Problem>('/reviews', review(token), { headers: { origin: 'https://evil.example' } });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } });
    expect(await written()).toBe(0);
  });
});
