import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Charge } from '@app/contracts/billing/billing';
import { billingTest, only, payCharge } from '../testing.ts';
import type { BillingTest } from '../testing.ts';

const COMPANIES = 12;
const MOST_CUTS = 40;

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

/** Cuts connections of the engine in the middle of what they do, as the end of its process or its machine would. */
async function cutting<Result>(work: () => Promise<Result>): Promise<{ result: Result; cuts: number }> {
  const killer = new pg.Client({ connectionString: api.databaseUrl });
  await killer.connect();
  let [cuts, over] = [0, false];
  const killing = (async () => {
    // Not for ever: on a slow machine nothing would ever be recorded.
    while (!over && cuts < MOST_CUTS) {
      const { rowCount } = await killer.query(
        `select pg_terminate_backend(pid) from (
           select pid from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
           order by random() limit 1) as one`,
      );
      cuts += rowCount ?? 0;
      await sleep(15);
    }
  })();
  try {
    return { result: await work(), cuts };
  } finally {
    over = true;
    await killing;
    await killer.end();
  }
}

it('payments whose recording is cut off and repeated pay, invoice and mail each once', async () => {
  const charges: Charge[] = [];
  for (let n = 0; n < COMPANIES; n++) {
    const merchant = await api.payer();
    charges.push(only((await api.choose(merchant, 'trustStart')).charges));
  }
  // As cards are paid: the invoice is issued with the payment.
  await api.app.db.pool.query(`update engine.charges set method = 'card'`);
  await api.app.db.pool.query('delete from engine.invoices');
  await api.app.db.pool.query('delete from engine.invoice_series');
  await api.app.db.pool.query('delete from engine.outbox');
  const { cuts } = await cutting(() =>
    Promise.all(
      charges.map(async ({ id }) => {
        let left = 3;
        // Reports of a payment are repeated until they are confirmed, and sometimes afterwards.
        while (left > 0)
          await payCharge(api, id).then(
            () => left--,
            () => sleep(5),
          );
      }),
    ),
  );
  expect(cuts).toBeGreaterThan(0);
  const { rows } = await api.app.db.pool.query(
    `select (select count(*)::int from engine.payments) as payments,
       (select count(*)::int from engine.charges where state = 'paid') as paid,
       (select count(*)::int from engine.invoices) as invoices,
       (select max(sequence)::int from engine.invoices) as last,
       (select count(*)::int from engine.subscription_events where type = 'prepaid') as events,
       (select count(distinct data->'notice'->>'invoiceId')::int from engine.outbox
          where job = 'billing.mail-payer' and data->>'to' = 'owner' and data->'notice'->>'about' = 'invoice') as told,
       (select count(*)::int from engine.outbox
          where job = 'billing.mail-payer' and data->>'to' = 'owner' and data->'notice'->>'about' = 'invoice') as mails`,
  );
  const once = COMPANIES;
  expect(rows).toEqual([
    { payments: once, paid: once, invoices: once, last: once, events: once, told: once, mails: once },
  ]);
});
