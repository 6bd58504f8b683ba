import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@app/contracts/common';
import type { CreatedApiKey, CreatedOrder, InvitationConfigList } from '@app/contracts/invitations';
import type { SubmittedReview } from '@app/contracts/review-forms';
import type { ApiAnswer } from '../../support/api-client.ts';
import type { TestMerchant, TestPlatform } from '../../support/platform.ts';
import { linksOf } from '../../support/smtp-sink.ts';
import { inParallel } from './in-parallel.ts';
import { gradeOf } from './lines.ts';
import type { Line } from './lines.ts';

/** A submitted review. */
export interface Sent {
  reviewId: string;
  line: Line;
  grade: number;
}

/** Language of mails and forms; undefined: each reviewer's own. */
type FormLanguage = Locale | undefined;

const AT_ONCE = 6;
const MAIL_TIMEOUT_MS = 300_000;

/** Waits as a well-behaved client does on Retry-After. */
async function patiently<Body>(ask: () => Promise<ApiAnswer<Body>>): Promise<ApiAnswer<Body>> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 429) return answer;
    await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}

function expectStatus(answer: ApiAnswer<unknown>, status: number, what: string): void {
  if (answer.status !== status)
    throw new Error(`${what} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** A company that invites at once, at any hour and without a monthly limit, and its API key. */
export async function openCompany(platform: TestPlatform): Promise<{ merchant: TestMerchant; apiKey: string }> {
  const merchant = await platform.aMerchant({ name: 'Replay & Söhne', slug: 'replay' });
  await platform.query(
    `insert into engine.subscriptions (company_id, plan, state, period_end) values ($1, 'enterprise', 'paid', now() + interval '1 year')`,
    [merchant.company.id],
  );
  const panel = platform.api.fresh();
  const { email, password } = merchant;
  expectStatus(await panel.post('/sessions', { email, password }), 204, 'the sign-in');
  const at = (path: string) => `/panel/companies/${merchant.company.id}${path}`;
  const configs = await panel.get<InvitationConfigList>(at('/invitation-configs'));
  const { id, ...config } = configs.body.items[0] ?? { id: '' };
  const atOnce = { ...config, delayDays: 0, windowStart: 0, windowEnd: 24 };
  expectStatus(await panel.put(at(`/invitation-configs/${id}`), atOnce), 200, 'the configuration');
  const key = await panel.post<CreatedApiKey>(at('/api-keys'), { name: 'replay' });
  expectStatus(key, 201, 'the key');
  return { merchant, apiKey: key.body.secret };
}

const addressOf = (n: number): string => `reviewer-${n}@replay.example`;

/** Creates orders by the open API, some of them twice, as programs do after a timeout. */
export async function orderAll(
  platform: TestPlatform,
  apiKey: string,
  lines: readonly Line[],
  form: FormLanguage,
): Promise<void> {
  await inParallel(lines, AT_ONCE, async ({ lang }, n) => {
    const input = {
      orderId: `R-${n}`,
      email: addressOf(n),
      basis: 'consent',
      language: form ?? lang,
      name: `Reviewer ${n}`,
    };
    const headers = { authorization: `Bearer ${apiKey}`, 'idempotency-key': `order-number-${n}` };
    const ask = () => patiently(() => platform.api.post<CreatedOrder>('/orders', input, { headers }));
    const first = await ask();
    expectStatus(first, 201, `order ${n}`);
    if (n % 100 === 0 && (await ask()).body.id !== first.body.id) throw new Error(`order ${n} was taken twice`);
  });
}

/** The token in the mail's link for this grade. */
async function mailedToken(platform: TestPlatform, n: number, grade: number): Promise<string> {
  const mail = await platform.mail.waitForMail(addressOf(n), { timeoutMs: MAIL_TIMEOUT_MS });
  for (const link of linksOf(mail)) {
    const [, token, chosen] = /\/edit\/([\w-]+)\?grade=(\d)$/.exec(link) ?? [];
    if (token && chosen === String(grade)) return token;
  }
  throw new Error(`the mail to reviewer ${n} has no link for grade ${grade}`);
}

/** Submits reviews through the mailed links, each from its own device: own cookies, own address. */
export async function reviewAll(platform: TestPlatform, lines: readonly Line[], form: FormLanguage): Promise<Sent[]> {
  const sent: Sent[] = [];
  await inParallel(lines, AT_ONCE, async (line, n) => {
    const grade = gradeOf(line, n);
    const token = await mailedToken(platform, n, grade);
    const device = platform.api.fresh();
    // As the front door reports it: reviewers have different addresses.
    const headers = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 'accept-language': line.lang };
    expectStatus(await device.get(`/invitations/${token}`, { headers }), 200, `the form of reviewer ${n}`);
    const input = {
      token,
      grade,
      body: line.text,
      authorName: 'Anna K.',
      language: form ?? line.lang,
      acceptTerms: true,
    };
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const answer = await patiently(() => device.post<SubmittedReview>('/reviews', input, { headers: keyed }));
    expectStatus(answer, 201, `review ${n}`);
    sent.push({ reviewId: answer.body.reviewId, line, grade });
  });
  return sent;
}
