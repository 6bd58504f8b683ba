import type { Totals } from '@app/contracts/billing/billing';
import type { PlanName } from '@app/contracts/plans';
import type { TestApp } from '../../../testing.ts';
import { GRACE_DAYS, DAY_MS } from '../lifecycle/periods.ts';
import { readSubscription } from '../lifecycle/repo.ts';
import { factsAt } from '../lifecycle/model.ts';

type Tested = Pick<TestApp, 'app'>;

async function rowsOf<Row extends object>({ app }: Tested, text: string): Promise<Row[]> {
  return (await app.db.pool.query<Row>(text)).rows;
}

interface PaidCharge {
  companyId: string;
  kind: string;
  paidAt: Date;
  lines: Totals['lines'];
}

interface CompanyEvent {
  companyId: string;
  type: string;
  plan: PlanName;
  periodEnd: Date;
  at: Date;
}

/**
 * What each company is served now: never a day unpaid beyond the days past due, nor under a dearer plan than it has paid
 * for, but for the days in which an upgrade can be paid. Each paid period is served once.
 */
export async function checkServed(test: Tested): Promise<void> {
  const { app } = test;
  const companies = await rowsOf<{ id: string; createdAt: Date; zone: string }>(
    test,
    `select id, created_at as "createdAt", time_zone as zone from engine.companies`,
  );
  const paid = await rowsOf<PaidCharge>(
    test,
    `select company_id as "companyId", kind, paid_at as "paidAt", lines from engine.charges
     where state = 'paid' and kind in ('period', 'upgrade') order by paid_at, id`,
  );
  const events = await rowsOf<CompanyEvent>(
    test,
    `select company_id as "companyId", type, plan, period_end as "periodEnd", at from engine.subscription_events
     where type in ('began', 'renewed', 'revived') order by id`,
  );
  const [{ now } = { now: new Date() }] = await rowsOf<{ now: Date }>(test, 'select engine.app_now() as now');
  for (const { id, createdAt, zone } of companies) {
    const { facts: stored } = await readSubscription(app.db.queries, { id, createdAt });
    const facts = factsAt(stored, now, zone);
    const own = paid.filter(({ companyId }) => companyId === id);
    const periods = own.filter(({ kind }) => kind === 'period');
    const begun = events.filter(({ companyId }) => companyId === id);
    // What the clock has done and nobody has stored yet.
    const unstored = stored.next?.paid && facts.next === null ? 1 : 0;
    expect({ id, served: begun.length + unstored + (facts.next?.paid ? 1 : 0) }).toEqual({
      id,
      served: periods.length,
    });
    if (facts.state === 'suspended') continue;
    const end =
      facts.state === 'past_due' ? facts.periodEnd.getTime() + GRACE_DAYS * DAY_MS : facts.periodEnd.getTime();
    expect(end).toBeGreaterThan(now.getTime());
    if (facts.state === 'trial' || facts.upgradedFrom) continue;
    const current = periods[begun.length + unstored - 1];
    const raised = own.some(
      ({ kind, paidAt, lines }) =>
        kind === 'upgrade' &&
        current &&
        paidAt >= current.paidAt &&
        lines.some(({ item }) => 'plan' in item && item.plan === facts.plan),
    );
    const [line] = current?.lines ?? [];
    if (!raised)
      expect({ id, plan: facts.plan }).toEqual({ id, plan: line && 'plan' in line.item ? line.item.plan : null });
  }
}

/** Invoices, corrections and payments of all companies. */
export async function checkBooks(test: Tested): Promise<void> {
  const invoices = await rowsOf<
    Totals & {
      series: string;
      year: number;
      sequence: number;
      kind: string;
      chargeId: string;
      buyer: { country: string };
    }
  >(
    test,
    `select series, year, sequence, kind, charge_id as "chargeId", lines, net, vat_treatment as "vatTreatment",
       vat_rate as "vatRate", vat, gross, buyer from engine.invoices order by series, year, sequence`,
  );
  expect(invoices.length).toBeGreaterThan(0);
  // Without a gap, per series and year.
  const last = new Map<string, number>();
  for (const { series, year, sequence } of invoices) {
    expect(sequence).toBe((last.get(`${series} ${year}`) ?? 0) + 1);
    last.set(`${series} ${year}`, sequence);
  }
  for (const { lines, net, vat, vatRate, vatTreatment, gross, buyer } of invoices) {
    expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(net);
    const treatment = buyer.country === 'US' ? 'outside_eu' : 'domestic';
    expect([vatTreatment, vatRate]).toEqual([treatment, treatment === 'domestic' ? 23 : null]);
    const exact = (net * (vatRate ?? 0)) / 100;
    expect(Math.abs(vat - exact)).toBeLessThanOrEqual(0.5);
    expect(gross).toBe(net + vat);
  }
  const charges = await rowsOf<{ id: string; state: string; gross: number; net: number; received: number }>(
    test,
    `select c.id, c.state, c.gross, c.net, coalesce(sum(p.amount), 0)::int as received
     from engine.charges c left join engine.payments p on p.charge_id = c.id group by c.id`,
  );
  for (const { id, state, gross, net, received } of charges) {
    const documents = invoices.filter(({ chargeId }) => chargeId === id);
    const billed = documents.reduce((sum, document) => sum + document.net, 0);
    // Billed once, or taken back.
    expect({ id, billed }).toEqual({ id, billed: state === 'void' ? 0 : net });
    expect(documents.filter(({ kind }) => kind === 'invoice').length).toBeLessThanOrEqual(1);
    if (state === 'paid') expect(received).toBeGreaterThanOrEqual(gross);
    if (state === 'void') expect(received).toBe(0);
    if (state === 'open') expect(received).toBeLessThan(gross);
  }
  const doubled = await rowsOf(
    test,
    `select company_id from engine.charges where kind = 'period' and state <> 'void'
     group by company_id, period_start having count(*) > 1`,
  );
  expect(doubled).toEqual([]);
}
