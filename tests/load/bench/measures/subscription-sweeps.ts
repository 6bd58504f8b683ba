import { sql } from 'drizzle-orm';
import { sweepSubscriptions } from '../../../../engine/src/domains/billing/public.ts';
import type { BenchEnvironment } from '../bench-environment.ts';
import { fillSubscriptions } from '../data/fill-subscriptions.ts';
import { figure } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';

const GOAL_SECONDS = 60;
const LOCK_GOAL_MS = 1000;

/** What a day brings to the subscriptions of many companies, done by one worker: warnings, renewals, ends. */
export async function subscriptionSweeps(
  stage: BenchEnvironment,
  { companies }: { companies: number },
): Promise<Measure> {
  const { app } = stage;
  await fillSubscriptions(stage, companies);
  stage.say(`${companies} subscriptions are there.`);
  const shiftDay = async (): Promise<void> => {
    const client = await app.db.pool.connect();
    try {
      await client.query("set app.allow_clock_shift = 'on'");
      await client.query("select engine.shift_clock('1 day')");
    } finally {
      client.release(true);
    }
  };
  const count = async (table: 'invoices' | 'subscription_warnings'): Promise<number> => {
    const { rows } = await app.db.queries.execute<{ n: number }>(
      sql`select count(*)::int as n from engine.${sql.identifier(table)}`,
    );
    return rows[0]?.n ?? 0;
  };

  const rounds = new Rounds();
  return {
    async round() {
      await shiftDay();
      const [invoices, warnings] = [await count('invoices'), await count('subscription_warnings')];
      await stage.quiet.wait();
      const started = performance.now();
      let [done, longest] = [0, 0];
      for (let batch = 1; batch > 0; done += batch) {
        const begun = performance.now();
        batch = await sweepSubscriptions(app);
        longest = Math.max(longest, performance.now() - begun);
      }
      rounds.add({
        seconds: (performance.now() - started) / 1000,
        longest,
        done,
        invoices: (await count('invoices')) - invoices,
        warnings: (await count('subscription_warnings')) - warnings,
      });
    },
    figures: () => [
      figure(
        { measure: 's', name: `a day of ${companies} subscriptions`, unit: 's', goal: { atMost: GOAL_SECONDS } },
        rounds.of('seconds'),
      ),
      figure({ measure: 's', name: 'subscriptions that were due', unit: '' }, rounds.of('done')),
      figure({ measure: 's', name: 'invoices', unit: '' }, rounds.of('invoices')),
      figure({ measure: 's', name: 'warnings', unit: '' }, rounds.of('warnings')),
      figure(
        { measure: 's', name: 'longest time a lock is held', unit: 'ms', goal: { atMost: LOCK_GOAL_MS } },
        rounds.of('longest'),
      ),
    ],
    notes: () => ({}),
  };
}
