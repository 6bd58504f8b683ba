import { eventually } from '../../support/eventually.ts';
import { startPlatform } from '../../support/platform.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { killAndRestart, stalledJobs } from './workers.ts';

export interface Renewing {
  companies: number;
  /** Those with an owner, to whom renewals are mailed. */
  mailed: number;
}

const ownerOf = (n: number): string => `owner-${n}@renewed.example`;

/** Companies that pay by the year, whose renewal is due in 20 days. Written at once, so that no sweep finds some of them. */
async function subscribe({ pool }: TestPlatform, { companies, mailed }: Renewing): Promise<void> {
  await pool.query(
    `with made as (
       insert into engine.companies (id, slug, name, kind, category, city, country, time_zone, descriptions, created_at)
       select uuidv7(), 'renewed-' || n, 'Renewed company ' || n, 'shops', 'other', 'Kraków', 'PL', 'Europe/Warsaw',
         '{"pl": "Sprzedaje to i owo."}'::jsonb, now() - interval '2 years'
       from generate_series(1, $1::int) n returning id, substring(slug from 9)::int as n),
     people as (
       insert into engine.users (id, name, email, email_verified)
       select uuidv7(), 'Owner ' || n, 'owner-' || n || '@renewed.example', true from generate_series(1, $2::int) n
       returning id, email),
     members as (
       insert into engine.company_members (company_id, user_id, role)
       select made.id, people.id, 'owner' from made join people on people.email = 'owner-' || made.n || '@renewed.example'),
     details as (
       insert into engine.billing_details (company_id, name, street, postcode, city, country, tax_number, method, updated_at)
       select id, 'Renewed company', 'ul. Długa 5', '31-146', 'Kraków', 'PL', '5260250274', 'transfer', now() from made)
     insert into engine.subscriptions (company_id, plan, term, state, period_start, period_end, ever_paid, due_at)
     select id, 'trustPro', 'year', 'paid', now() - interval '332 days', now() + interval '33 days', true, now() + interval '20 days'
     from made`,
    [companies, mailed],
  );
}

const numberOf = async ({ pool }: TestPlatform, text: string): Promise<number> =>
  (await pool.query<{ n: number }>(`select (${text})::int as n`)).rows[0]?.n ?? 0;

/** Everything that a renewal brings, by a worker that is killed while it charges and while it mails. */
export async function killedWhileRenewing(renewing: Renewing): Promise<void> {
  const { companies, mailed } = renewing;
  /** Thousands of invoices take minutes on a busy machine. */
  const patience = 180_000 + companies * 60;
  const platform = await startPlatform();
  try {
    const invoices = () => numberOf(platform, 'select count(*) from engine.invoices');
    const messages = () => new Set(platform.mail.mails.map(({ parsed }) => parsed.messageId));
    platform.mail.delay(20);
    await subscribe(platform, renewing);
    await platform.shiftClock('20 days');
    for (const reached of [companies / 4, companies * 0.6]) {
      await eventually(`${reached} invoices`, async () => (await invoices()) >= reached, patience);
      await killAndRestart(platform);
    }
    // An invoice and a warning for each, of which one may have come before a kill.
    await eventually('half of the mails', async () => platform.mail.mails.length >= mailed, patience);
    await killAndRestart(platform);
    await eventually(
      'nothing is left to do',
      async () =>
        (await numberOf(
          platform,
          `select (select count(*) from engine.outbox)
             + (select count(*) from engine.subscriptions where due_at <= engine.app_now())`,
        )) === 0 && messages().size === mailed * 2,
      Math.max(patience, 600_000),
    );

    const { rows } = await platform.pool.query<Record<string, number>>(
      `select (select count(*)::int from engine.invoices) as invoices,
         (select count(distinct sequence)::int from engine.invoices) as numbers,
         (select max(sequence)::int from engine.invoices) as last,
         (select count(distinct company_id)::int from engine.charges where kind = 'period' and state = 'open') as charged,
         (select count(*)::int from engine.charges) as charges,
         (select count(*)::int from engine.subscription_events where type = 'renewal_due') as events,
         (select count(*)::int from engine.subscription_warnings where days = 14) as warnings,
         (select count(*)::int from engine.dead_letters) as dead`,
    );
    expect(rows).toEqual([
      {
        invoices: companies,
        numbers: companies,
        last: companies,
        charged: companies,
        charges: companies,
        events: companies,
        warnings: companies,
        dead: 0,
      },
    ]);
    // To each owner the invoice and the warning; a mail that a kill has cut short may come again under its own id.
    const ids = new Map<string, string[]>();
    for (const { to, parsed } of platform.mail.mails)
      for (const address of to) ids.set(address, [...(ids.get(address) ?? []), parsed.messageId ?? '']);
    expect([...ids.keys()].toSorted()).toEqual(Array.from({ length: mailed }, (_, n) => ownerOf(n + 1)).toSorted());
    for (const ofOne of ids.values()) expect(new Set(ofOne).size).toBe(2);
    const copies = [...ids.values()].reduce((sum, ofOne) => sum + ofOne.length - 2, 0);
    expect(copies).toBeLessThanOrEqual(stalledJobs(platform));
  } finally {
    await platform.stop();
  }
}
