import { eq } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Composed } from '../../entry/compose.ts';
import { forgetOld } from '../../platform/retention.ts';
import { retryDeadLetters } from '../../platform/relay.ts';
import { deadLetters, outbox } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { deliverAgain, hastyPlatform, whileUncommitted } from '../../testing/trouble.ts';
import { aCompany } from '../companies/factory.ts';
import { aConfig } from './factory.ts';
import { runImport } from './import-job.ts';
import { addImport, fileOf, importOf } from './import-repo.ts';
import { collecting } from './orders.ts';
import { orderImports, orders } from './schema.ts';

/** More than one transaction takes. */
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
    const { configs } = await collecting(app, tx, companyId, undefined);
    await addImport(tx, {
      id: importId,
      companyId,
      fileName: 'orders.csv',
      content: Buffer.from(FILE.join('\n')),
      encoding: 'UTF-8',
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

const state = () => importOf(test.app.db.read, companyId, importId);
const taken = async () => (await test.app.db.read.select().from(orders)).length;

const deliver = ({ app }: { app: TestApp['app'] }, lastAttempt: boolean) => deliverAgain(app, runImport, lastAttempt);

/** While somebody else is about to add the order of this number: an import waits when it comes to it. */
const whileHeld = (orderRef: string, work: () => Promise<void>) =>
  whileUncommitted(
    test,
    `insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
      values ($1, $2, $3, now(), 'pl', 'consent', 'api', now())`,
    [newId(), companyId, orderRef],
    work,
  );

it('an import that met passing failures only, to its last try, is failed for a reason and not running for ever', async () => {
  await whileHeld('K-0', async () => {
    await expect(deliver(hasty, false)).rejects.toThrow();
    expect((await state())?.state).toBe('running');
    await deliver(hasty, true);
  });
  expect(await state()).toMatchObject({ state: 'failed', finishedAt: expect.any(Date), position: 0 });
  expect((await state())?.problems).toEqual([{ line: 0, column: null, code: 'csv_failed', params: {} }]);
  expect(await test.app.db.read.select().from(deadLetters)).toHaveLength(1);
});

it('its dead letter takes it up again where it stopped, and takes no order twice', async () => {
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
  expect(await fileOf(test.app.db.read, importId)).toBeNull();
});

it('the file of a failed import goes after 30 days; what is tried again then ends quietly', async () => {
  await whileHeld('K-0', () => deliver(hasty, true));
  await forgetOld(test.app);
  expect(await fileOf(test.app.db.read, importId)).not.toBeNull();
  await test.shiftClock('31 days');
  await forgetOld(test.app);
  expect(await fileOf(test.app.db.read, importId)).toBeNull();
  await retryDeadLetters(test.app);
  await deliver(test, false);
  expect((await state())?.state).toBe('failed');
  expect(await test.app.db.read.select().from(outbox)).toEqual([]);
});

it('tells the rows whose customers cannot be reached by text message', async () => {
  const { app } = test;
  const rows = ['1,600 700 800,consent', '2,12 345 67 89,consent', '3,call me,consent', '4,+49 1512 3456789,consent'];
  await app.db.tenantTx(companyId, async (tx) => {
    const { id } = await aConfig(tx, companyId, { channel: 'sms' });
    const content = Buffer.from(['order_id,phone,basis', ...rows].join('\n'));
    await tx.update(orderImports).set({ content, configId: id, rows: 4 }).where(eq(orderImports.id, importId));
  });
  await runImport.perform(app, { importId, companyId }, { id: importId });
  const row = await app.db.tenantTx(companyId, (tx) => importOf(tx, companyId, importId));
  expect(row).toMatchObject({
    ...{ state: 'done', orders: 2, rejected: 2 },
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
