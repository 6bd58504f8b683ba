import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { signIn } from '../../src/domains/accounts/service.ts';
import { productPage } from '../../src/domains/directory/products/product-page.ts';
import { recountAggregates } from '../../src/domains/reviews/public.ts';
import { ConfigInvalid } from '../../src/platform/config.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { testApp } from '../../src/testing.ts';
import type { TestApp } from '../../src/testing.ts';
import { readDemoConfig } from '../config.ts';
import { loadDemo } from './load.ts';
import { loadPictures } from '../pictures/load-pictures.ts';
import { MERCHANT_EMAIL, PARTNER_EMAIL } from './accounts.ts';
import { MERCHANT_ORDERS } from '../generator/orders.ts';

const options = { password: 'a-password-of-the-test', size: { seed: 'test', companies: 12, reviews: 300 } };
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const TABLES = [
  'companies',
  'company_members',
  'products',
  'subscriptions',
  'users',
  'orders',
  'order_contacts',
  'order_products',
  'invitation_configs',
  'invitations',
  'invitation_events',
  'invitation_usage',
  'opt_outs',
  'reviews',
  'review_revisions',
  'review_authors',
  'review_events',
  'grade_cells',
  'subject_totals',
  'content_hints',
  'product_features',
  'product_questions',
  'question_askers',
  'outbox',
] as const;

async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await test.app.db.queries.execute<{ count: number }>(
      sql`select count(*)::int as count from engine.${sql.identifier(table)}`,
    );
    counts[table] = rows[0]?.count ?? -1;
  }
  return counts;
}

const one = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await test.app.db.queries.execute<Row>(query)).rows[0];

const SEED = fileURLToPath(new URL('../seed.ts', import.meta.url));

// Both are asked outside a transaction: within one, PostgreSQL shows what others do as it was at the first look.
const waiting = () =>
  one<{ count: number }>(sql`
  select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
const inTransaction = () =>
  one<{ count: number }>(sql`
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);

describe('the loader', () => {
  it('the loader leaves nothing behind when it is killed half-way', async () => {
    const { pool } = test.app.db;
    const blocker = await pool.connect();
    let seed: ChildProcess | undefined;
    try {
      // The seed waits for this lock when companies, orders and the first reviews are written.
      await blocker.query('begin');
      await blocker.query('lock table engine.review_events in access exclusive mode');
      seed = spawn(process.execPath, ['--import', '@app/jsx', SEED], {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATABASE_URL: test.databaseUrl,
          SMTP_URL: 'smtp://127.0.0.1:1',
          LOG_LEVEL: 'silent',
        },
        stdio: 'ignore',
      });
      await eventually('the loader waits', async () => (await waiting())?.count === 1);
      const gone = once(seed, 'exit');
      seed.kill('SIGKILL');
      await gone;
    } finally {
      seed?.kill('SIGKILL');
      await blocker.query('rollback');
      blocker.release();
    }
    // The server rolls back as soon as it notices that nobody listens.
    await eventually('nothing is under way', async () => (await inTransaction())?.count === 0);
    expect(Object.values(await rowCounts()).every((count) => count === 0)).toBe(true);
  });

  it('the loader loads companies, reviews and the merchant’s orders', async () => {
    const { loaded, products } = await loadDemo(test.app, options);
    expect(loaded).toBe(true);
    const counts = await rowCounts();
    expect(counts).toMatchObject({
      companies: 12,
      subscriptions: 12,
      products,
      reviews: 300,
      review_revisions: 300,
      review_authors: 300,
      users: 2,
      company_members: 1,
      invitation_configs: 1,
      outbox: 0,
      content_hints: 20,
    });
    const { orders = 0 } = counts;
    expect(orders).toBeLessThanOrEqual(MERCHANT_ORDERS);
    expect(counts).toMatchObject({ order_contacts: orders, invitations: orders });
    const events = await one<Record<'submitted' | 'imported' | 'published' | 'answered', number>>(sql`
      select count(*) filter (where type = 'submitted')::int as submitted, count(*) filter (where type = 'imported')::int as imported,
        count(*) filter (where type = 'published')::int as published,
        count(*) filter (where type = 'answered')::int as answered from engine.review_events`);
    const answers = await one<{ count: number }>(
      sql`select count(*)::int as count from engine.reviews where answer is not null`,
    );
    const external = (
      await one<{ count: number }>(
        sql`select count(*)::int as count from engine.reviews where origin = 'external' and source is not null`,
      )
    )?.count;
    expect(external).toBeGreaterThan(0);
    expect(events).toEqual({
      submitted: 300 - Number(external),
      imported: external,
      published: 300,
      answered: answers?.count,
    });
    const unmarked = await one<{ count: number }>(sql`
      select count(*)::int as count from engine.reviews where (answer is null) <> (answer_language is null)`);
    expect(unmarked).toEqual({ count: 0 });
  });

  it('the loader has invitations at every point of their way, none due today', async () => {
    const { rows } = await test.app.db.queries.execute<{ state: string; count: number }>(sql`
      select state, count(*)::int as count from engine.invitations group by state`);
    expect(rows.map(({ state }) => state).sort()).toEqual([
      'bounced',
      'cancelled',
      'completed',
      'opted_out',
      'scheduled',
      'sent',
    ]);
    const due = await one<{ count: number }>(sql`
      select count(*)::int as count from engine.invitations where state = 'scheduled' and due_at < engine.app_now() + interval '1 day'`);
    expect(due?.count).toBe(0);
    const wrong = await one<{ count: number }>(sql`
      select count(*)::int as count from engine.invitations i join engine.orders o on o.id = i.order_id
      where not (o.purchased_at < i.due_at and (i.sent_at is null or i.sent_at < engine.app_now()) and (i.completed_at is null or i.completed_at >= i.sent_at))`);
    expect(wrong?.count).toBe(0);
    const unmatched = await one<{ count: number }>(sql`
      select count(*)::int as count from engine.invitations i where i.state = 'completed'
        and not exists (select 1 from engine.reviews r where r.invitation_id = i.id and r.product_id is null)`);
    expect(unmatched?.count).toBe(0);
  });

  it('the loader has two of the merchant’s low grades in mediation, one waiting for the company and one talked about', async () => {
    const { rows } = await test.app.db.queries.execute(sql`
      select m.state, r.state as review, r.published_at is null as hidden, r.mediated_at = m.opened_at as same,
        m.answer_by > engine.app_now() as in_time, m.ends_at > engine.app_now() as open, a.email is not null as reachable,
        c.mediate_company as on, (select count(*)::int from engine.mediation_messages w where w.review_id = m.review_id) as messages,
        (select count(*)::int from engine.review_events e where e.review_id = m.review_id and e.type = 'mediation_opened') as events
      from engine.mediations m join engine.reviews r on r.id = m.review_id join engine.companies c on c.id = m.company_id
        join engine.review_authors a on a.review_id = r.id
      where r.grade <= 3 and r.product_id is null order by m.state`);
    const both = { review: 'in_mediation', hidden: true, same: true, open: true, reachable: true, on: true, events: 1 };
    expect(rows).toEqual([
      { ...both, state: 'awaiting_merchant', in_time: true, messages: 0 },
      { ...both, state: 'talking', in_time: false, messages: 2 },
    ]);
    const others = await one<{ count: number }>(
      sql`select count(*)::int as count from engine.companies where mediate_company`,
    );
    expect(others?.count).toBe(1);
  });

  it('the loader has features of products with what reviewers said, and questions, answered and open, where the plan has them', async () => {
    const wrong = await one<{ features: number; questions: number }>(sql`
      select (select count(*)::int from engine.product_features f join engine.subscriptions s using (company_id)
          where s.plan = 'trustStart' and s.state <> 'trial') as features,
        (select count(*)::int from engine.product_questions q join engine.subscriptions s using (company_id)
          where s.plan = 'trustStart' and s.state <> 'trial') as questions`);
    expect(wrong).toEqual({ features: 0, questions: 0 });
    const { rows } = await test.app.db.queries.execute<{ product: string }>(sql`
      select q.product_id as product from engine.product_questions q
      join engine.rating_cells c on c.subject_id = q.product_id
      group by 1 order by count(*) desc limit 1`);
    const page = await productPage(test.app.db.queries, rows[0]?.product ?? '', { locale: 'hu' });
    expect(page.features.map(({ name }) => name)).toEqual(['Méret', 'Kivitelezés', 'Használat']);
    expect(page.features.every(({ count, position }) => count > 0 && position >= 1 && position <= 5)).toBe(true);
    expect(page.questions).toMatchObject({ open: true });
    expect(page.ratings).toEqual([]);
    const states = await one<{ open: boolean; answered: boolean; marked: boolean }>(sql`
      select bool_or(answer is null) as open, bool_or(answered_at > published_at) as answered,
        bool_and((answer is null) = (answer_language is null)) as marked from engine.product_questions`);
    expect(states).toEqual({ open: true, answered: true, marked: true });
  });

  it('the loader counts as a recount does', async () => {
    expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(0);
  });

  it('the loader lets the merchant and the partner in', async () => {
    for (const email of [MERCHANT_EMAIL, PARTNER_EMAIL]) {
      const { cookies } = await signIn(test.app, { email, password: options.password }, new Headers());
      expect(cookies.length).toBeGreaterThan(0);
    }
    const partner = await one<{ partner: boolean }>(
      sql`select partner from engine.users where email = ${PARTNER_EMAIL}`,
    );
    expect(partner).toEqual({ partner: true });
  });

  it('the loader paints logos, pictures of products and of the merchant once', async () => {
    const { merchantId } = await loadDemo(test.app, options);
    const painted = await loadPictures(test.app, merchantId, options.size.seed);
    const found = await one<Record<string, number>>(sql`
      select (select count(*)::int from engine.pictures where state = 'shown') as shown,
        (select count(*)::int from engine.companies where logo_id is not null) as logos,
        (select count(*)::int from engine.products where picture_id is not null) as products,
        (select count(*)::int from engine.pictures where use = 'picture' and company_id = ${merchantId}) as own`);
    expect(found).toMatchObject({ shown: painted, own: 2 });
    expect(Number(found?.['logos']) + Number(found?.['products'])).toBe(painted - 2);
    expect(Number(found?.['logos'])).toBeGreaterThan(1);
    expect(Number(found?.['products'])).toBeGreaterThan(1);
    expect(await loadPictures(test.app, merchantId, options.size.seed)).toBe(0);
  });

  it('the loader changes nothing when it runs again', async () => {
    const before = await rowCounts();
    const { loaded } = await loadDemo(test.app, options);
    expect(loaded).toBe(false);
    expect(await rowCounts()).toEqual(before);
  });
});

describe('the demo’s password', () => {
  it('the demo’s password has a default in development', () => {
    expect(readDemoConfig({})).toEqual({ password: 'demo-password-2026' });
    expect(readDemoConfig({ DEMO_PASSWORD: 'another-password' })).toEqual({ password: 'another-password' });
  });

  it('the demo’s password is never the default in production, nor too short', () => {
    expect(() => readDemoConfig({ NODE_ENV: 'production' })).toThrow(ConfigInvalid);
    expect(() => readDemoConfig({ NODE_ENV: 'production', DEMO_PASSWORD: 'demo-password-2026' })).toThrow(
      ConfigInvalid,
    );
    expect(readDemoConfig({ NODE_ENV: 'production', DEMO_PASSWORD: 'of-its-own-1' })).toEqual({
      password: 'of-its-own-1',
    });
    expect(() => readDemoConfig({ DEMO_PASSWORD: 'short' })).toThrow(ConfigInvalid);
  });
});
