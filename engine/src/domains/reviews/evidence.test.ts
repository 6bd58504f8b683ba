import { sql } from 'drizzle-orm';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aConfig, anOrder } from '../invitations/factory.ts';
import { aCompany } from '../companies/factory.ts';
import { aReview } from './factory.ts';
import { act } from './life.ts';
import { publicReview } from './reading.ts';
import { addEvent } from './repo.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const evidenceOf = async (id: string) => (await publicReview(test.app.db.read, id)).evidence;
const day = (at: string) => new Date(`2026-05-${at}T10:00:00.000Z`);

it('of a review by invitation: how and when the invitation went out', async () => {
  const { app } = test;
  const company = await app.db.tx((tx) => aCompany(tx));
  await app.db.tx((tx) => aConfig(tx, company.id));
  const { id: invitationId } = await anOrder(app, company.id);
  const { id } = await app.db.tx((tx) => aReview(tx, { companyId: company.id, invitationId, submittedAt: day('09') }));
  expect((await evidenceOf(id)).invited).toBeNull();
  await app.db.read.execute(
    sql`update engine.invitations set sent_at = ${day('02').toISOString()} where id = ${invitationId}`,
  );
  const evidence = await evidenceOf(id);
  expect(evidence).toMatchObject({
    invited: { by: 'email', at: day('02').toISOString() },
    submittedAt: day('09').toISOString(),
    confirmedAt: null,
    importedAt: null,
  });
  expect(JSON.stringify(evidence)).not.toMatch(/@|order/);
});

it('of others: when the address was confirmed, or the review taken over', async () => {
  const { id, companyId } = await test.app.db.tx((tx) => aReview(tx, { origin: 'unverified' }));
  await test.app.db.tx((tx) => addEvent(tx, { id, companyId }, 'confirmed', 'reviewer', day('03')));
  expect((await evidenceOf(id)).confirmedAt).toBe(day('03').toISOString());
  const imported = await test.app.db.tx((tx) => aReview(tx, { origin: 'external' }));
  await test.app.db.tx((tx) => addEvent(tx, imported, 'imported', 'merchant', day('04')));
  expect((await evidenceOf(imported.id)).importedAt).toBe(day('04').toISOString());
});

it('names who let the text pass last: the filters, or a person', async () => {
  const { id, companyId } = await test.app.db.tx((tx) => aReview(tx));
  expect((await evidenceOf(id)).checked).toBeNull();
  await test.app.db.tx((tx) => addEvent(tx, { id, companyId }, 'published', 'screening', day('05')));
  expect((await evidenceOf(id)).checked).toEqual({ by: 'screening', at: day('05').toISOString() });
  const held = await test.app.db.tx((tx) => aReview(tx, { state: 'held' }));
  await test.app.db.tx((tx) => act(test.app, tx, held.id, 'release', { actor: 'moderator' }));
  expect((await evidenceOf(held.id)).checked).toMatchObject({ by: 'moderator' });
});
