import { setTimeout as sleep } from 'node:timers/promises';
import { startProvider } from '../../../engine/src/platform/sms/testing.ts';
import { eventually } from '../../support/eventually.ts';
import { startPlatform } from '../../support/platform.ts';
import { killAndRestart } from './workers.ts';

const CUSTOMERS = 120;

/** Responses of a provider that cannot detect duplicates, and of one that can. */
const PROVIDERS = {
  twilio: {
    env: { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'secret-of-twilio' },
    url: 'TWILIO_URL',
    answer: () => ({ status: 201, body: { sid: 'SM1', status: 'queued' } }),
  },
  smsapi: {
    env: { SMSAPI_TOKEN: 'secret-of-smsapi' },
    url: 'SMSAPI_URL',
    answer: (again: boolean) =>
      again
        ? { status: 200, body: { error: 53, message: 'not unique idx' } }
        : { status: 200, body: { count: 1, list: [{ id: 'S1', status: 'QUEUE' }] } },
  },
} as const;

/** Sends 120 text messages by a worker that is killed twice: no customer gets two. */
export async function killedWhileTexting(name: keyof typeof PROVIDERS): Promise<void> {
  const { env, url, answer } = PROVIDERS[name];
  const provider = await startProvider();
  const taken = new Map<string, number>();
  provider.answer(({ form }) => {
    const to = form['To'] ?? form['to'] ?? '';
    const known = taken.get(to) ?? 0;
    // A provider that knows its messages' ids sends no duplicates.
    if (name === 'twilio' || known === 0) taken.set(to, known + 1);
    return answer(known > 0);
  });
  provider.delay(25);
  const platform = await startPlatform({
    concurrency: 4,
    env: { SMS_PROVIDER: name, SMS_FROM: 'Hotel', ...env, [url]: provider.url },
  });
  try {
    const merchant = await platform.aMerchant({ name: 'Hotel' });
    const panel = platform.api.fresh();
    await panel.post('/sessions', { email: merchant.email, password: merchant.password });
    const at = (path: string) => `/panel/companies/${merchant.company.id}${path}`;
    const config = {
      name: 'SMS',
      channel: 'sms',
      delayDays: 0,
      windowStart: 0,
      windowEnd: 24,
      senderName: 'Hotel',
      defaultLanguage: 'pl',
      symbol: 'stars',
      askProducts: false,
      active: true,
    };
    expect((await panel.post(at('/invitation-configs'), config)).status).toBe(201);
    await platform.query(`insert into engine.text_message_balances (company_id, "left") values ($1, $2)`, [
      merchant.company.id,
      2 * CUSTOMERS,
    ]);
    const rows = Array.from({ length: CUSTOMERS }, (_, n) => `K-${n},600700${String(n).padStart(3, '0')},consent`);
    const raw = ['order_id,phone,basis', ...rows].join('\n');
    const { status } = await panel.request('POST', at('/order-imports'), { raw, contentType: 'text/csv' });
    expect(status).toBe(202);

    for (const reached of [30, 80]) {
      await eventually(`${reached} messages`, async () => taken.size >= reached);
      await killAndRestart(platform);
    }
    await eventually(
      'every invitation counts as sent',
      async () => {
        const [row] = await platform.query<{ n: number }>(
          `select count(*)::int as n from engine.invitations where company_id = $1 and state = 'sent'`,
          [merchant.company.id],
        );
        return row?.n === CUSTOMERS;
      },
      90_000,
    );
    await sleep(1000);
    expect(Math.max(...taken.values())).toBe(1);
    // Only messages in flight when the worker died may be missing; none if duplicates are detected.
    expect(taken.size).toBeGreaterThanOrEqual(name === 'smsapi' ? CUSTOMERS : CUSTOMERS - 2 * 4);
    const [left] = await platform.query(
      `select (select count(*)::int from engine.outbox) as outbox, (select count(*)::int from engine.dead_letters) as dead,
          (select sum(sent)::int from engine.invitation_usage where company_id = $1) as usage`,
      [merchant.company.id],
    );
    expect(left).toEqual({ outbox: 0, dead: 0, usage: CUSTOMERS });
    // Each took the parts of its one message, however often it was tried.
    const [balance] = await platform.query(
      `select b."left" + (select sum(parts)::int from engine.text_message_draws where returned_at is null) as sum,
          (select count(*)::int from engine.text_message_draws where returned_at is null) as draws
        from engine.text_message_balances b where company_id = $1`,
      [merchant.company.id],
    );
    expect(balance).toEqual({ sum: 2 * CUSTOMERS, draws: CUSTOMERS });
  } finally {
    await platform.stop();
    await provider.stop();
  }
}
