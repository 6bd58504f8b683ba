import { DrizzleQueryError, sql } from 'drizzle-orm';
import { aCompany } from '../../domains/companies/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { statement } from './statement.ts';

/** More often than PostgreSQL plans a prepared statement for its values, so that the last runs share a plan. */
const OFTEN = 8;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const often = async <T>(run: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let n = 0; n < OFTEN; n++) results.push(await run());
  return results;
};

const double = statement<{ twice: number; at: string; pid: number }, { number: number }>(
  'test.double',
  (value) => sql`
    select ${value('number')}::int * ${2}::int as twice, timestamptz '2026-01-02 03:04:05+00' as at, pg_backend_pid() as pid`,
);

it('a prepared statement binds the values of each run and returns times as PostgreSQL writes them', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((number) => double(test.app.db.queries, { number })));
  expect(answers.map(({ rows }) => rows[0]?.twice)).toEqual([2, 4, 6, 8]);
  expect(answers[0]?.rows[0]?.at).toMatch(/^2026-01-0\d \d\d:\d\d:05[+-]\d\d/);
});

it('a prepared statement is parsed once per connection, with constants inlined as literals', async () => {
  await test.app.db.tx(async (tx) => {
    await often(() => double(tx, { number: 1 }));
    const { rows } = await tx.execute<{ statement: string; runs: number }>(sql`
      select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements where name = 'test.double'`);
    expect(rows[0]?.statement).toContain('* 2::int');
    expect(rows[0]?.runs).toBeGreaterThanOrEqual(OFTEN);
  });
});

it('a prepared statement respects row-level security on a connection that planned it for the owner', async () => {
  const { db } = test.app;
  const companyIds = await db.tx(async (tx) => [(await aCompany(tx)).id, (await aCompany(tx)).id]);
  const [mine = '', theirs = ''] = companyIds;
  await db.tx(async (tx) => {
    for (const companyId of companyIds)
      await tx.execute(sql`
        insert into engine.products (id, company_id, external_id, slug, name, created_at)
        values (${newId()}, ${companyId}, ${newId()}, 'p', 'P', now())`);
  });
  const productsOf = statement<{ id: string; pid: number }, { one: string; other: string }>(
    'test.products',
    (value) => sql`
      select company_id as id, pg_backend_pid() as pid from engine.products
      where company_id in (${value('one')}, ${value('other')}) order by company_id`,
  );
  const read = (tx: Parameters<typeof productsOf>[0]) => productsOf(tx, { one: mine, other: theirs });
  const asOwner = () => db.tx(read);
  const asTenant = () => db.tenantTx(mine, read);
  const runs = [...(await often(asOwner)), ...(await often(asTenant)), ...(await often(asOwner))];
  const seen = runs.map(({ rows }) => rows.map(({ id }) => id));
  const both = Array.from({ length: OFTEN }, () => [...companyIds].sort());
  expect(seen).toEqual([...both, ...Array.from({ length: OFTEN }, () => [mine]), ...both]);
  // Otherwise the runs say nothing about a shared plan.
  expect(new Set(runs.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
});

describe('a transaction with pipelined statements', () => {
  const broken = statement<never, { divisor: number }>(
    'test.broken',
    (value) => sql`select 1 / ${value('divisor')}::int`,
  );

  it('a transaction with pipelined statements rolls back when one statement fails, and its connection stays usable', async () => {
    const key = newId();
    const failing = test.app.db.tx((tx) =>
      Promise.all([
        tx.execute(sql`insert into engine.idempotency_keys (scope, key, request_hash) values ('test', ${key}, 'x')`),
        broken(tx, { divisor: 0 }),
        double(tx, { number: 2 }),
      ]),
    );
    const error: unknown = await failing.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DrizzleQueryError);
    expect(error).toMatchObject({ cause: { code: '22012' } });
    const { rows } = await test.app.db.queries.execute(sql`select 1 from engine.idempotency_keys where key = ${key}`);
    expect(rows).toEqual([]);
    const after = await often(() => double(test.app.db.queries, { number: 3 }));
    expect(after.map(({ rows: [row] }) => row?.twice)).toEqual(Array.from({ length: OFTEN }, () => 6));
  });

  it('a transaction with pipelined statements returns each statement its own result', async () => {
    const answers = await test.app.db.tx((tx) =>
      Promise.all(Array.from({ length: 20 }, (_, number) => double(tx, { number }))),
    );
    expect(answers.map(({ rows }) => rows[0]?.twice)).toEqual(Array.from({ length: 20 }, (_, number) => number * 2));
  });
});
