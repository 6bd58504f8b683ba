import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../../support/api-client.ts';
import { eventually } from '../../support/eventually.ts';
import { startPlatform } from '../../support/platform.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { killAndRestart, stalledJobs } from './workers.ts';
import type { QueueChoice } from '../../support/queues.ts';

/** Uploads orders whose invitations are due at once. */
async function invite(platform: TestPlatform, panel: ApiClient, companyId: string, customers: number): Promise<void> {
  const at = (path: string) => `/panel/companies/${companyId}${path}`;
  const { body } = await panel.get<{ items: { id: string }[] }>(at('/invitation-configs'));
  const { id, ...config } = body.items[0]!;
  await panel.put(at(`/invitation-configs/${id}`), { ...config, delayDays: 0, windowStart: 0, windowEnd: 24 });
  const rows = Array.from({ length: customers }, (_, n) => `K-${n},customer-${n}@kill.example,consent`);
  const { status } = await panel.request('POST', at('/order-imports'), {
    raw: ['order_id,email,basis', ...rows].join('\n'),
    contentType: 'text/csv',
  });
  expect(status).toBe(202);
}

export interface Sending {
  /** Mails at a time. */
  concurrency: number;
  customers: number;
}

/** Sends invitations by a worker that is killed twice. */
export async function killedWhileSending(
  [, startQueue]: QueueChoice,
  { concurrency, customers }: Sending,
): Promise<void> {
  const redis = await startQueue();
  const platform = await startPlatform({ concurrency, ...(redis ? { redisUrl: redis.url } : {}) });
  try {
    const merchant = await platform.aMerchant();
    const panel = platform.api.fresh();
    await panel.post('/sessions', { email: merchant.email, password: merchant.password });
    // Slow enough to be killed midway.
    platform.mail.delay(20);
    await invite(platform, panel, merchant.company.id, customers);

    for (const reached of [customers / 4, customers * 0.6]) {
      await eventually(`${reached} mails`, async () => platform.mail.mails.length >= reached);
      await killAndRestart(platform);
    }

    await eventually(
      'every invitation is sent',
      async () => {
        const rows = await platform.query<{ state: string; n: number }>(
          'select state, count(*)::int as n from engine.invitations where company_id = $1 group by state',
          [merchant.company.id],
        );
        return rows.length === 1 && rows[0]?.state === 'sent' && rows[0].n === customers;
      },
      90_000,
    );
    // Waits for late mails.
    await sleep(1000);

    const copies = new Map<string, number>();
    for (const { to } of platform.mail.mails)
      for (const address of to) copies.set(address, (copies.get(address) ?? 0) + 1);
    expect(copies.size).toBe(customers);
    const doubled = [...copies.values()].reduce((sum, n) => sum + n - 1, 0);
    expect(doubled).toBeLessThanOrEqual(stalledJobs(platform));
    const ids = new Map<string, Set<string>>();
    for (const { to, parsed } of platform.mail.mails)
      ids.set(to[0]!, (ids.get(to[0]!) ?? new Set()).add(parsed.messageId ?? ''));
    for (const ofOne of ids.values()) expect(ofOne.size).toBe(1);

    const [left] = await platform.query<{ outbox: number; dead: number; usage: number }>(
      `select (select count(*)::int from engine.outbox) as outbox, (select count(*)::int from engine.dead_letters) as dead,
          (select sum(sent)::int from engine.invitation_usage where company_id = $1) as usage`,
      [merchant.company.id],
    );
    expect(left).toEqual({ outbox: 0, dead: 0, usage: customers });
  } finally {
    await platform.stop();
    await redis?.stop();
  }
}
