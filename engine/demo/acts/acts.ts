import { and, eq } from 'drizzle-orm';
import { users } from '../../src/domains/accounts/schema.ts';
import { companyMembers } from '../../src/domains/companies/schema.ts';
import { DomainError } from '../../src/kernel/errors.ts';
import type { AppContext } from '../../src/platform/context.ts';
import { MERCHANT_EMAIL } from '../load/accounts.ts';
import { billed } from './billing.ts';
import { appealed, heldByPersonalData, heldByWords, photographed, reported } from './cases.ts';
import { invitedCustomers } from './customers.ts';
import type { Customer } from './customers.ts';
import type { Scene } from './scene.ts';
import { mediated } from './mediation.ts';
import { askedInPublic } from './questions.ts';
import { showsWhatThereIs } from './showcase.ts';
import { asksCustomers } from './surveys.ts';
import { invitedByTextMessage } from './text-message.ts';

/** One act per customer of the merchant. Add new ones at the end, so that existing acts keep their customers. */
const ACTS: readonly ((scene: Scene, customer: Customer) => Promise<void>)[] = [
  heldByWords,
  heldByPersonalData,
  reported,
  appealed,
  photographed,
  mediated,
];

/**
 * Plays what a demo cannot load, because the product's own functions have to do it: cases for the moderation desk, a
 * mediation from beginning to end, an invitation by text message, surveys, invoices, experts, widgets. Each act is played once: the customer's invitation,
 * or the configuration, tells whether it was.
 * @returns how many were played.
 */
export async function playActs(app: AppContext): Promise<number> {
  const scene = await sceneOf(app);
  if (!scene) return 0;
  let played = 0;
  for (const [index, customer] of (await invitedCustomers(scene, ACTS.length)).entries()) {
    const act = ACTS[index];
    if (!act || !customer.mayWrite) continue;
    try {
      await act(scene, customer);
      played += 1;
    } catch (error) {
      // A user of the demo may have switched off what the act needs, such as mediation: the other acts go on.
      if (!(error instanceof DomainError)) throw error;
      app.log.warn({ err: error, act: act.name }, 'an act of the demo could not be played');
    }
  }
  await invitedByTextMessage(scene);
  await askedInPublic(scene);
  await asksCustomers(scene);
  await billed(scene);
  await showsWhatThereIs(scene);
  return played;
}

/** The demo merchant's company and account; undefined where there is none, or not any more. */
async function sceneOf(app: AppContext): Promise<Scene | undefined> {
  const [found] = await app.db.queries
    .select({ companyId: companyMembers.companyId, userId: users.id })
    .from(users)
    .innerJoin(companyMembers, eq(companyMembers.userId, users.id))
    .where(and(eq(users.email, MERCHANT_EMAIL), eq(companyMembers.role, 'owner')));
  if (!found) return undefined;
  const { companyId, userId } = found;
  return { app, companyId, owner: { userId, companyId, role: 'owner' } };
}
