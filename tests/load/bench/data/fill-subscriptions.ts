import { sql } from 'drizzle-orm';
import type { BenchEnvironment } from '../bench-environment.ts';
import { addCompanies } from './fill-companies.ts';

/**
 * Companies whose trials and paid periods end evenly over the coming time, as after years of selling: 60 % pay by the
 * month, 20 % by the year, 10 % are in their trial, the others suspended. Two thirds of what is renewed has been paid.
 */
export async function fillSubscriptions(stage: BenchEnvironment, companies: number): Promise<void> {
  const { app } = stage;
  const prefix = 'subscribed-';
  await addCompanies(stage, { prefix, companies });
  await app.db.tx(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      create temporary table periods on commit drop as
      select id, kind, now() + random() * (case kind when 'year' then 365 when 'trial' then 90 else 30 end) * interval '1 day' as ends,
        random() < 0.67 as prepaid
      from (select id, (array['month','month','month','month','month','month','year','year','trial','ended'])[1 + n % 10] as kind
        from (select id, row_number() over () as n from engine.companies where slug like ${`${prefix}%`}) as numbered) as kinds`);
    await tx.execute(sql`
      insert into engine.billing_details (company_id, name, street, postcode, city, country, tax_number, email, method, updated_at)
      select id, 'Measured company', 'ul. Długa 5', '31-146', 'Kraków', 'PL', '5260250274', 'accounts@measured.example', 'transfer', now()
      from periods where kind <> 'trial'`);
    // Whatever the coming fortnight ends is known of; the next look is at the next warning or end.
    await tx.execute(sql`
      insert into engine.subscriptions (company_id, plan, term, state, period_start, period_end, next_plan, next_term, next_paid, ever_paid, due_at)
      select id, case when random() < 0.7 then 'trustStart' else 'trustPro' end, case kind when 'year' then 'year' else 'month' end,
        case kind when 'trial' then 'trial' when 'ended' then 'suspended' else 'paid' end,
        ends - (case kind when 'year' then 365 when 'trial' then 90 else 30 end) * interval '1 day', ends,
        case when renewed then 'trustStart' end, case when renewed then 'month' end, renewed and prepaid, kind <> 'trial',
        case when kind = 'ended' then null when renewed and prepaid then ends else
          (select min(due) from (select ends union all
            select (date_trunc('day', ends at time zone 'Europe/Warsaw') + interval '9 hours') at time zone 'Europe/Warsaw' - days * interval '1 day'
            from unnest(array[14, 7, 3, 1]) as days) as times(due) where due > now()) end
      from (select *, kind in ('month', 'year') and ends < now() + interval '13 days' as renewed from periods) as known`);
    // Of the companies that are renewed and have not paid.
    await tx.execute(sql`
      insert into engine.charges (id, company_id, kind, period_start, lines, currency, vat_treatment, vat_rate, net, vat, gross, method, state, due_at, created_at)
      select uuidv7(), company_id, 'period', period_end, '[]'::jsonb, 'USD', 'domestic', 23, 2900, 667, 3567, 'transfer', 'open', period_end, now()
      from engine.subscriptions where next_plan is not null and not next_paid`);
  });
  await app.db.queries.execute(sql`vacuum analyze`);
}
