import { sql } from 'drizzle-orm';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../../domains/companies/testing.ts';
import type { Company } from '../../domains/companies/public.ts';
import { newId } from '../../kernel/ids.ts';

let test: TestApp;
let mine: Company;
let theirs: Company;

const addProduct = (companyId: string) => sql`
  insert into engine.products (id, company_id, external_id, slug, name, created_at)
  values (${newId()}, ${companyId}, ${newId()}, 'p', 'P', now())`;

beforeAll(async () => {
  test = await testApp();
  [mine, theirs] = await test.app.db.tx(async (tx) => {
    const made: [Company, Company] = [await aCompany(tx), await aCompany(tx)];
    for (const { id } of made) await tx.execute(addProduct(id));
    return made;
  });
});
afterAll(() => test.close());

it('every table that carries a company is guarded by row-level security and open to tenant transactions', async () => {
  const { rows } = await test.app.db.queries.execute<{
    table: string;
    guarded: boolean;
    policies: number;
    open: boolean;
  }>(sql`
    select c.relname as table, c.relrowsecurity as guarded,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      has_table_privilege('app_tenant', c.oid, 'select') as open
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'engine' and c.relkind = 'r' and (c.relname = 'companies' or exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ guarded, policies, open }) => !guarded || policies === 0 || !open)).toEqual([]);
});

it('tenant transactions cannot read accounts, sessions or jobs', async () => {
  for (const table of [
    'users',
    'sessions',
    'credentials',
    'verifications',
    'registrations',
    'signed_in_browsers',
    'content_staff',
    'outbox',
    'dead_letters',
  ]) {
    await expect(
      test.app.db.tenantTx(mine.id, (tx) =>
        tx.execute(sql`select * from ${sql.identifier('engine')}.${sql.identifier(table)}`),
      ),
    ).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  }
});

it('a tenant transaction sees and changes its own rows only, however it asks', async () => {
  await test.app.db.tenantTx(mine.id, async (tx) => {
    const products = await tx.execute<{ company_id: string }>(sql`select company_id from engine.products`);
    expect(products.rows).toEqual([{ company_id: mine.id }]);
    const companies = await tx.execute<{ id: string }>(sql`select id from engine.companies`);
    expect(companies.rows).toEqual([{ id: mine.id }]);
    const changed = await tx.execute(sql`update engine.products set name = 'stolen' where company_id = ${theirs.id}`);
    expect(changed.rowCount).toBe(0);
  });
});

it('a tenant transaction cannot insert a row for another company', async () => {
  await expect(test.app.db.tenantTx(mine.id, (tx) => tx.execute(addProduct(theirs.id)))).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});

it('a connection loses its tenant when the transaction ends', async () => {
  await test.app.db.tenantTx(mine.id, async (tx) => tx.execute(sql`select 1`));
  const { rows } = await test.app.db.queries.execute<{ role: string; company: string | null }>(
    sql`select current_user as role, engine.current_company() as company`,
  );
  expect(rows).toEqual([{ role: expect.not.stringMatching('app_tenant'), company: null }]);
});

it.each(['review_events', 'invitation_events', 'audit_log'])('%s is append-only', async (table) => {
  const { rows } = await test.app.db.queries.execute<{ enabled: string }>(
    sql`select tgenabled as enabled from pg_trigger where tgrelid = ${`engine.${table}`}::regclass and tgname = 'append_only'`,
  );
  expect(rows).toEqual([{ enabled: 'O' }]);
});

it('only tests can shift the clock', async () => {
  await expect(test.app.db.queries.execute(sql`select engine.shift_clock('1 day')`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('tests only') },
  });
});
