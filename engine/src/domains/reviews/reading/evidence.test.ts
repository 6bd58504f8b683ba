import { sql } from 'drizzle-orm';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aConfig, anOrder } from '../../invitations/testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { aReview } from '../testing/factory.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { publicReview } from './public-review.ts';
import { addReviewEvent } from '../lifecycle/repo.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const evidenceOf = async (id: string) => (await publicReview(test.app.db.queries, id)).evidence;
const day = (at: string) => new Date(`2026-05-${at}T10:00:00.000Z`);

it('evidence of an invited review says how and when the invitation was sent', async () => {
  const { app } = test;
  const company = await app.db.tx((tx) => aCompany(tx));
  await app.db.tx((tx) => aConfig(tx, company.id));
  const { id: invitationId } = await anOrder(app, company.id);
  const { id } = await app.db.tx((tx) => aReview(tx, { companyId: company.id, invitationId, submittedAt: day('09') }));
  expect((await evidenceOf(id)).invited).toBeNull();
  await app.db.queries.execute(
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

it('evidence of other reviews says when the address was confirmed or the review imported', async () => {
  const { id, companyId } = await test.app.db.tx((tx) => aReview(tx, { origin: 'unverified' }));
  await test.app.db.tx((tx) => addReviewEvent(tx, { id, companyId }, 'confirmed', 'reviewer', day('03')));
  expect((await evidenceOf(id)).confirmedAt).toBe(day('03').toISOString());
  const imported = await test.app.db.tx((tx) => aReview(tx, { origin: 'external' }));
  await test.app.db.tx((tx) => addReviewEvent(tx, imported, 'imported', 'merchant', day('04')));
  expect((await evidenceOf(imported.id)).importedAt).toBe(day('04').toISOString());
});

it('evidence says whether screening or a moderator passed the text last', async () => {
  const { id, companyId } = await test.app.db.tx((tx) => aReview(tx));
  expect((await evidenceOf(id)).checked).toBeNull();
  await test.app.db.tx((tx) => addReviewEvent(tx, { id, companyId }, 'published', 'screening', day('05')));
  expect((await evidenceOf(id)).checked).toEqual({ by: 'screening', at: day('05').toISOString() });
  const held = await test.app.db.tx((tx) => aReview(tx, { state: 'held' }));
  await test.app.db.tx((tx) => transitionReview(test.app, tx, held.id, 'release', { actor: 'moderator' }));
  expect((await evidenceOf(held.id)).checked).toMatchObject({ by: 'moderator' });
});
