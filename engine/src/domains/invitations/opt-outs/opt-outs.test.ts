import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import { readConfig } from '../../../platform/config.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { addressHash, maskAddress } from './addresses.ts';
import type { Contact } from './addresses.ts';
import { isOptedOut, keyOldOptOuts, optOut, optOutInfo } from './service.ts';
import { addOrders, loadOrderSetup } from '../orders/service.ts';
import { invitationById } from '../repo.ts';
import type { Invitation } from '../repo.ts';
import { optOuts } from '../schema.ts';
import { sendInvitation } from '../sending/send-jobs.ts';

const EMAIL = 'Anna@customer.example';
let test: TestApp;
let companyId: string;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ id: companyId } = await test.app.db.tx((tx) => aCompany(tx)));
});

async function invite(email = EMAIL): Promise<Invitation> {
  const { app } = test;
  return app.db.tenantTx(companyId, async (tx) => {
    const orderId = newId();
    const order = { orderId, email, basis: 'consent' as const, products: [] };
    const added = await addOrders(app, tx, await loadOrderSetup(app, tx, companyId, undefined), [order], 'panel');
    return added.added.get(orderId)!;
  });
}
const hashes = async () => {
  const rows = await test.app.db.queries.select().from(optOuts).where(eq(optOuts.companyId, companyId));
  return rows.map((row) => row.addressHash);
};
/** Stores an opt-out under an unkeyed hash. */
const keptUnkeyed = async (email: string) => {
  const unkeyed = createHash('sha256').update(`${companyId}\0${email.toLowerCase()}`).digest('base64url');
  await test.app.db.queries.insert(optOuts).values({ companyId, addressHash: unkeyed, at: new Date() });
};
const optedOut = (email: string, app = test.app) => isOptedOut(app, app.db.queries, companyId, { email, phone: null });
const tokenOf = ({ id }: Invitation) => test.app.tokens.derive('opt-out', id);

it('an opt-out is stored under a hash that cannot be computed without the key', async () => {
  await optOut(test.app, tokenOf(await invite()));
  const [hash, ...others] = await hashes();
  expect(others).toEqual([]);
  expect(hash).toBe(addressHash(test.app.config.OPT_OUT_KEY, companyId, EMAIL));
  expect(hash).not.toBe(addressHash('another key, of as many characters', companyId, EMAIL));
  expect(hash).not.toContain(createHash('sha256').update(`${companyId}\0${EMAIL.toLowerCase()}`).digest('base64url'));
});

it('an opt-out holds for the address in any spelling, and for one company only', async () => {
  await optOut(test.app, tokenOf(await invite()));
  expect(await optedOut(' anna@CUSTOMER.example')).toBe(true);
  expect(await optedOut('berta@customer.example')).toBe(false);
  const other = await test.app.db.tx((tx) => aCompany(tx));
  expect(await isOptedOut(test.app, test.app.db.queries, other.id, { email: EMAIL, phone: null })).toBe(false);
});

it('opt-outs survive a rotation of signing keys', async () => {
  await optOut(test.app, tokenOf(await invite()));
  const rotated = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: test.databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SIGNING_KEYS: `2:${Buffer.alloc(32, 2).toString('base64url')}`,
    SESSION_SECRET: 'another secret of the sessions, as long as it must be',
  });
  expect(await optedOut(EMAIL, { ...test.app, config: rotated })).toBe(true);
});

it('production requires its own opt-out key', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/OPT_OUT_KEY/);
});

describe('opt-outs from before hashes had a key', () => {
  it('opt-outs with an unkeyed hash hold on the page and when sending', async () => {
    const invitation = await invite();
    await keptUnkeyed(EMAIL);
    expect((await optOutInfo(test.app, tokenOf(invitation))).optedOut).toBe(true);
    await sendInvitation.perform(test.app, { invitationId: invitation.id }, { id: newId() });
    expect((await invitationById(test.app.db.queries, invitation.id))?.state).toBe('opted_out');
  });

  it('unkeyed hashes are converted without knowing the addresses', async () => {
    await keptUnkeyed(EMAIL);
    await keptUnkeyed('berta@customer.example');
    // Anna has opted out again in the meantime.
    await optOut(test.app, tokenOf(await invite()));
    while ((await keyOldOptOuts(test.app)) > 0);
    const { OPT_OUT_KEY: key } = test.app.config;
    const keyed = [EMAIL, 'berta@customer.example'].map((email) => addressHash(key, companyId, email));
    expect((await hashes()).sort()).toEqual(keyed.sort());
    expect([await optedOut(EMAIL), await optedOut('berta@customer.example')]).toEqual([true, true]);
  });
});

it('an opt-out holds for the phone number of the order as well as for the address', async () => {
  const { app } = test;
  const orderId = newId();
  const order = { orderId, email: EMAIL, phone: '600 700 800', basis: 'consent' as const, products: [] };
  const { added } = await app.db.tenantTx(companyId, async (tx) =>
    addOrders(app, tx, await loadOrderSetup(app, tx, companyId, undefined), [order], 'panel'),
  );
  await optOut(app, tokenOf(added.get(orderId)!));
  const known = (contact: Contact) => isOptedOut(app, app.db.queries, companyId, contact);
  expect(await known({ email: 'other@customer.example', phone: '+48600700800' })).toBe(true);
  expect(await known({ email: 'other@customer.example', phone: '+48600700801' })).toBe(false);
  expect(maskAddress('+48600700800')).toBe('+48***800');
  expect(maskAddress('anna.kowalska@example.com')).toBe('a***@example.com');
});

it('an opt-out locks invitations in id order, so that overlapping opt-outs do not deadlock', async () => {
  const { app } = test;
  const invitations: Invitation[] = [];
  for (let n = 0; n < 3; n++) invitations.push(await invite());
  const ids = invitations.map(({ id }) => id).sort();
  const [first, , last] = ids;
  // Their physical order is reversed: updating an indexed column moves a row to the end of the table.
  for (const id of ids.toReversed())
    await app.db.pool.query(`update engine.invitations set due_at = due_at + interval '1 second' where id = $1`, [id]);
  const holder = await app.db.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from engine.invitations where id = $1 for update', [first]);
    const ending = optOut(app, tokenOf(invitations[0]!));
    const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await app.db.pool.query(blocked)).rows.length === 0);
    // It waits for the lock on the first one.
    await holder.query('select 1 from engine.invitations where id = $1 for update nowait', [last]);
    await holder.query('commit');
    await ending;
  } finally {
    holder.release(true);
  }
  for (const { id } of invitations) expect((await invitationById(app.db.queries, id))?.state).toBe('opted_out');
});
