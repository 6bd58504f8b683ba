import { eq } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { Composed } from '../../../entry/compose.ts';
import { forgetExpiredRows } from '../../../platform/retention.ts';
import { retryDeadLetters } from '../../../platform/queue/relay.ts';
import { deadLetters, outbox } from '../../../platform/schema.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { deliverAgain, hastyPlatform, whileUncommitted } from '../../../testing/trouble.ts';
import { aCompany } from '../../companies/testing.ts';
import { aConfig } from '../testing.ts';
import { runImport } from './import-job.ts';
import { addImport, fileOf, findImport } from './repo.ts';
import { loadOrderSetup } from '../orders/service.ts';
import { orderImports, orders } from '../schema.ts';

/** More than fits into one transaction. */
const ORDERS = 700;
const FILE = ['order_id,email,basis', ...Array.from({ length: ORDERS }, (_, n) => `K-${n},k${n}@c.example,consent`)];

let test: TestApp;
let hasty: Composed;
let companyId: string;
let importId: string;
beforeEach(async () => {
  test = await testApp();
  hasty = hastyPlatform(test);
  const { app } = test;
  ({ id: companyId } = await app.db.tx((tx) => aCompany(tx)));
  importId = newId();
  await app.db.tenantTx(companyId, async (tx) => {
    const { configs } = await loadOrderSetup(app, tx, companyId, undefined);
    await addImport(tx, {
      id: importId,
      companyId,
      fileName: 'orders.csv',
      content: Buffer.from(FILE.join('\n')),
      encoding: 'UTF-8',
      mapping: { order_id: 'order_id', email: 'email', basis: 'basis' },
      configId: configs[0]!.id,
      state: 'running',
      rows: ORDERS,
      createdAt: await app.clock.now(tx),
    });
    await app.outbox.add(tx, runImport, { importId, companyId });
  });
});
afterEach(async () => {
  await hasty.close();
  await test.close();
});

const state = () => findImport(test.app.db.queries, companyId, importId);
const taken = async () => (await test.app.db.queries.select().from(orders)).length;

const deliver = ({ app }: { app: TestApp['app'] }, lastAttempt: boolean) => deliverAgain(app, runImport, lastAttempt);

/** Runs `work` while another transaction is adding the order with this number, which makes an import wait there. */
const whileHeld = (orderRef: string, work: () => Promise<void>) =>
  whileUncommitted(
    test,
    `insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
      values ($1, $2, $3, now(), 'pl', 'consent', 'api', now())`,
    [newId(), companyId, orderRef],
    work,
  );

it('an import whose attempts all fail temporarily ends as failed with a reason', async () => {
  await whileHeld('K-0', async () => {
    await expect(deliver(hasty, false)).rejects.toThrow();
    expect((await state())?.state).toBe('running');
    await deliver(hasty, true);
  });
  expect(await state()).toMatchObject({ state: 'failed', finishedAt: expect.any(Date), position: 0 });
  expect((await state())?.problems).toEqual([{ line: 0, column: null, code: 'csv_failed', params: {} }]);
  expect(await test.app.db.queries.select().from(deadLetters)).toHaveLength(1);
});

it('retrying the dead letter of an import resumes it without adding orders twice', async () => {
  await whileHeld('K-600', () => deliver(hasty, true));
  expect(await state()).toMatchObject({ state: 'failed', position: 500 });
  expect(await taken()).toBe(500);

  expect(await retryDeadLetters(test.app)).toBe(1);
  await deliver(test, true);
  expect(await state()).toMatchObject({
    state: 'done',
    position: ORDERS,
    processed: ORDERS,
    accepted: ORDERS,
    orders: ORDERS,
    problems: [],
  });
  expect(await taken()).toBe(ORDERS);
  expect(await fileOf(test.app.db.queries, importId)).toBeNull();
});

it('the file of a failed import is deleted after 30 days; a later retry ends without an error', async () => {
  await whileHeld('K-0', () => deliver(hasty, true));
  await forgetExpiredRows(test.app);
  expect(await fileOf(test.app.db.queries, importId)).not.toBeNull();
  await test.shiftClock('31 days');
  await forgetExpiredRows(test.app);
  expect(await fileOf(test.app.db.queries, importId)).toBeNull();
  await retryDeadLetters(test.app);
  await deliver(test, false);
  expect((await state())?.state).toBe('failed');
  expect(await test.app.db.queries.select().from(outbox).where(eq(outbox.job, runImport.name))).toEqual([]);
});

it('rows whose customers cannot be reached by text message are reported', async () => {
  const { app } = test;
  const rows = ['1,600 700 800,consent', '2,12 345 67 89,consent', '3,call me,consent', '4,+49 1512 3456789,consent'];
  await app.db.tenantTx(companyId, async (tx) => {
    const { id } = await aConfig(tx, companyId, { channel: 'sms' });
    const content = Buffer.from(['order_id,phone,basis', ...rows].join('\n'));
    await tx
      .update(orderImports)
      .set({ content, configId: id, rows: 4, mapping: { order_id: 'order_id', phone: 'phone', basis: 'basis' } })
      .where(eq(orderImports.id, importId));
  });
  await runImport.perform(app, { importId, companyId }, { id: importId });
  const row = await app.db.tenantTx(companyId, (tx) => findImport(tx, companyId, importId));
  expect(row).toMatchObject({
    state: 'done',
    orders: 2,
    rejected: 2,
    problems: [
      { line: 3, column: 'phone', code: 'phone_not_mobile' },
      { line: 4, column: 'phone', code: 'phone_invalid' },
    ],
  });
  const { rows: kept } = await app.db.pool.query('select phone from engine.order_contacts where company_id = $1', [
    companyId,
  ]);
  expect(kept.map(({ phone }) => phone).sort()).toEqual(['+48600700800', '+4915123456789']);
});

it('20,000 orders with 37 bad rows are imported in chunks, and each bad row is reported', async () => {
  const { app } = test;
  const badEvery = 540;
  const rows = Array.from({ length: 20_037 }, (_, n) =>
    n % badEvery === 0 && n < 37 * badEvery ? `L-${n},not an address` : `L-${n},l${n}@c.example`,
  );
  const content = Buffer.from(['order_id,email', ...rows].join('\n'));
  const mapping = { order_id: 'order_id', email: 'email' };
  await app.db.tenantTx(companyId, (tx) =>
    tx
      .update(orderImports)
      .set({ content, mapping, basis: 'consent', rows: rows.length })
      .where(eq(orderImports.id, importId)),
  );
  await runImport.perform(app, { importId, companyId }, { id: importId });
  const done = () => app.db.tenantTx(companyId, (tx) => findImport(tx, companyId, importId));
  // After 40 chunks the job is queued again, so that other jobs have their turn.
  expect(await done()).toMatchObject({ state: 'running' });
  await deliver(test, true);
  expect(await done()).toMatchObject({
    state: 'done',
    orders: 20_000,
    accepted: 20_000,
    rejected: 37,
    processed: 20_037,
  });
  expect((await done())?.problems.map(({ line, column, code }) => [line, column, code])).toEqual(
    Array.from({ length: 37 }, (_, n) => [n * badEvery + 2, 'email', 'invalid_email']),
  );
  expect(await taken()).toBe(20_000);
});
