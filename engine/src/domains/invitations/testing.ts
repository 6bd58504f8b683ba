import { sql } from 'drizzle-orm';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { CreateOrder } from '@app/contracts/invitations';
import type { z } from 'zod';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { addConfig } from './configs/repo.ts';
import type { ConfigRow } from './configs/repo.ts';
import { lockWritableInvitation } from './links/invitation-links.ts';
import { addOrders, loadOrderSetup } from './orders/service.ts';
import { completeInvitation } from './repo.ts';
import type { Invitation } from './repo.ts';
import { sendInvitation, sendTextMessage } from './sending/send-jobs.ts';
import { sweepDue, sweepReminders } from './scheduling/sweeps.ts';

/** A configuration that sends at once and at any hour, unless overridden. */
export async function aConfig(
  tx: Tx,
  companyId: string,
  given: Partial<z.input<typeof UpdateInvitationConfig>> = {},
): Promise<ConfigRow> {
  const config = UpdateInvitationConfig.parse({
    name: 'Test configuration',
    channel: 'email',
    delayDays: 0,
    windowStart: 0,
    windowEnd: 24,
    senderName: 'Test shop',
    defaultLanguage: 'en',
    symbol: 'stars',
    askProducts: true,
    active: true,
    ...given,
  });
  return addConfig(tx, companyId, config, new Date());
}

/** An order of the company with its invitation, added as through the open API. */
export async function anOrder(
  app: AppContext,
  companyId: string,
  given: Partial<CreateOrder> = {},
): Promise<Invitation> {
  const orderId = given.orderId ?? newId();
  const contact = given.email ?? given.phone;
  const order: CreateOrder = {
    orderId,
    basis: 'consent',
    products: [],
    ...(!contact && { email: `${orderId}@customer.example` }),
    ...given,
  };
  const { added, refused } = await app.db.tenantTx(companyId, async (tx) =>
    addOrders(app, tx, await loadOrderSetup(app, tx, companyId, given.configId), [order], 'api'),
  );
  const invitation = added.get(orderId);
  if (!invitation) throw new Error(`the order was not added: ${JSON.stringify(refused.get(orderId))}`);
  return invitation;
}

/** Runs sweeps and jobs as a worker would, until nothing is left. @returns the number of jobs */
export async function runWorker(app: AppContext): Promise<number> {
  const jobs = new Map([sendInvitation, sendTextMessage].map((job) => [job.name, job]));
  let done = 0;
  for (;;) {
    await sweepDue(app);
    await sweepReminders(app);
    const { rows } = await app.db.queries.execute<{ id: string; job: string; data: unknown }>(sql`
      delete from engine.outbox where job in ${[...jobs.keys()]} returning id, job, data`);
    if (rows.length === 0) return done;
    for (const { id, job, data } of rows) await jobs.get(job)?.perform(app, data, { id });
    done += rows.length;
  }
}

/** Types of an invitation's events, in order. */
export async function eventsOf(app: AppContext, { id }: Pick<Invitation, 'id'>): Promise<string[]> {
  const { rows } = await app.db.queries.execute<{ type: string }>(
    sql`select type from engine.invitation_events where invitation_id = ${id} order by id`,
  );
  return rows.map(({ type }) => type);
}

/** Completes the invitation as if the customer had written a review. */
export const completeByReview = (app: AppContext, id: string): Promise<void> =>
  app.db.tx(async (tx) => {
    const { invitation, now } = await lockWritableInvitation(app, tx, app.tokens.derive('invitation', id));
    await completeInvitation(tx, invitation, now);
  });
