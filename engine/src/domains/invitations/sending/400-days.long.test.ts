import { DateTime } from 'luxon';
import type { OutgoingMail } from '../../../platform/mail/mailer.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { subscriptions } from '../../billing/schema.ts';
import { aCompany } from '../../companies/testing.ts';
import { aConfig, anOrder, completeByReview, runWorker } from '../testing.ts';
import { optOut } from '../opt-outs/service.ts';
import { sweepExpired, sweepOverLimit } from '../scheduling/sweeps.ts';

const DAYS = 400;
const WINDOW = { windowStart: 9, windowEnd: 17 };
const MONTHLY = 6;
const ZONES = ['Europe/Warsaw', 'America/New_York', 'Australia/Adelaide'];
/** Steps between two orders of a company. */
const EVERY = 3;

interface SentMail {
  company: number;
  customer: number;
  reminder: boolean;
  at: Date;
}

let test: TestApp;
const sent: SentMail[] = [];
const now = async () => {
  const { rows } = await test.app.db.pool.query<{ now: Date }>('select engine.app_now() as now');
  return rows[0]!.now;
};

beforeAll(async () => {
  test = await testApp();
  test.app.mailer = {
    async send({ to, messageId }: OutgoingMail) {
      const [, company, customer] = /^c(\d+)-(\d+)@/.exec(to.address) ?? [];
      const reminder = messageId.startsWith('reminder');
      sent.push({ company: Number(company), customer: Number(customer), reminder, at: await now() });
      return { outcome: 'delivered' };
    },
    close: async () => undefined,
  };
});
afterAll(() => test.close());

/**
 * 400 days in steps of 31 hours and 20 minutes, so that every hour of the day occurs, with companies in time zones that
 * change clocks at different times of the year, one of them by half an hour.
 */
it('sending keeps windows, order, limits and opt-outs over 400 days and every clock change', async () => {
  const { app } = test;
  const companies: string[] = [];
  for (const timeZone of ZONES) {
    const { id } = await app.db.tx((tx) => aCompany(tx, { timeZone }));
    await app.db.tx((tx) => aConfig(tx, id, { ...WINDOW, delayDays: 3, reminders: 2, reminderDays: 4 }));
    const periodEnd = new Date(Date.now() + 2 * DAYS * 86_400_000);
    await app.db.queries
      .insert(subscriptions)
      .values({ companyId: id, plan: 'enterprise', state: 'paid', monthlyInvitations: MONTHLY, periodEnd });
    companies.push(id);
  }
  const silent = new Map<string, Date>();
  const written = new Map<string, Date>();
  const began = await now();
  for (let day = 0; (await now()).getTime() - began.getTime() < DAYS * 86_400_000; day++) {
    for (const [company, id] of companies.entries()) {
      if (day % EVERY !== company) continue;
      const key = `${company} ${day}`;
      // Customers return after 60 days, even those who have opted out.
      const customer = day % 60;
      const invitation = await anOrder(app, id, { orderId: `O-${day}`, email: `c${company}-${customer}@x.example` });
      if (day % 7 === 3 && day >= 60 && day < 120) {
        await optOut(app, app.tokens.derive('opt-out', invitation.id));
        silent.set(`${company} ${customer}`, await now());
      }
      if (day % 5 === 1) written.set(key, new Date(0));
    }
    await sweepOverLimit(app);
    await runWorker(app);
    await sweepExpired(app);
    // Some review as soon as they are invited.
    const { rows } = await app.db.pool.query<{ id: string; order_ref: string; company_id: string }>(
      `select i.id, o.order_ref, i.company_id from engine.invitations i join engine.orders o on o.id = i.order_id where i.state = 'sent'`,
    );
    for (const { id, order_ref: ref, company_id: companyId } of rows) {
      const key = `${companies.indexOf(companyId)} ${ref.slice(2)}`;
      if (written.get(key)?.getTime() !== 0) continue;
      await completeByReview(app, id);
      written.set(key, await now());
    }
    await test.shiftClock('31 hours 20 minutes');
  }

  const local = ({ company, at }: SentMail) => DateTime.fromJSDate(at, { zone: ZONES[company] });
  expect(sent.length).toBeGreaterThan(200);
  for (const mail of sent) {
    const { hour } = local(mail);
    expect(hour >= WINDOW.windowStart && hour < WINDOW.windowEnd).toBe(true);
    const since = silent.get(`${mail.company} ${mail.customer}`);
    expect(since !== undefined && mail.at > since).toBe(false);
  }
  const monthly = new Map<string, number>();
  for (const mail of sent.filter(({ reminder }) => !reminder)) {
    const month = `${mail.company} ${local(mail).toFormat('yyyy-MM')}`;
    monthly.set(month, (monthly.get(month) ?? 0) + 1);
  }
  expect(Math.max(...monthly.values())).toBe(MONTHLY);
  // Both clock changes fall within the simulated time.
  for (const zone of ZONES) {
    const offsets = Array.from(
      { length: DAYS },
      (_, n) => DateTime.fromJSDate(began, { zone }).plus({ days: n }).offset,
    );
    expect(offsets.filter((offset, n) => n > 0 && offset !== offsets[n - 1]).length).toBeGreaterThanOrEqual(2);
  }

  const ofEach = await app.db.pool.query<{ state: string; reminded: number; sends: number; reminders_sent: number }>(`
    select i.state, i.reminders_sent, count(e.id) filter (where e.type = 'reminded')::int as reminded,
      count(e.id) filter (where e.type = 'sent')::int as sends
    from engine.invitations i left join engine.invitation_events e on e.invitation_id = i.id group by i.id`);
  for (const row of ofEach.rows) {
    expect(row.sends).toBeLessThanOrEqual(1);
    expect(row.reminded).toBe(row.reminders_sent);
    expect(row.reminders_sent).toBeLessThanOrEqual(2);
  }
  const states = new Set(ofEach.rows.map(({ state }) => state));
  expect([...states].sort()).toEqual(['completed', 'expired', 'opted_out', 'over_limit', 'scheduled', 'sent']);

  // No reminders after a review.
  const late = await app.db.pool.query(`
    select 1 from engine.invitation_events done join engine.invitation_events later on later.invitation_id = done.invitation_id
    where done.type in ('completed', 'expired') and later.type in ('sent', 'reminded') and later.at > done.at`);
  expect(late.rows).toEqual([]);
  // Oldest first, also when released from over the limit.
  const unordered = await app.db.pool.query(`
    select 1 from engine.invitation_events r join engine.invitations i on i.id = r.invitation_id
    join engine.invitations older on older.company_id = i.company_id and older.state = 'over_limit'
    join engine.orders o on o.id = i.order_id join engine.orders oo on oo.id = older.order_id
    where r.type = 'released' and oo.purchased_at < o.purchased_at`);
  expect(unordered.rows).toEqual([]);
}, 600_000);
