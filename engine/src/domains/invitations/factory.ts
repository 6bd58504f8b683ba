import { sql } from 'drizzle-orm';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { CreateOrder } from '@app/contracts/invitations';
import type { z } from 'zod';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { addConfig } from './config-repo.ts';
import type { ConfigRow } from './config-repo.ts';
import { lockWritableInvitation } from './links.ts';
import { addOrders, collecting } from './orders.ts';
import { complete } from './repo.ts';
import type { Invitation } from './repo.ts';
import { sendInvitation, sendTextMessage } from './sending.ts';
import { sweepDue, sweepReminders } from './sweeps.ts';

/** A configuration for tests that sends at once and at any hour, unless the test says otherwise. */
export async function aConfig(
  tx: Tx,
  companyId: string,
  given: Partial<z.input<typeof UpdateInvitationConfig>> = {},
): Promise<ConfigRow> {
  const config = UpdateInvitationConfig.parse({
    ...{ name: 'Of the test', channel: 'email', delayDays: 0, windowStart: 0, windowEnd: 24, senderName: 'Test shop' },
    ...{ defaultLanguage: 'en', symbol: 'stars', askProducts: true, active: true },
    ...given,
  });
  return addConfig(tx, companyId, config, new Date());
}

/** An order of the company with its invitation, taken in as the open API takes it. */
export async function anOrder(
  app: AppContext,
  companyId: string,
  given: Partial<CreateOrder> = {},
): Promise<Invitation> {
  const orderId = given.orderId ?? newId();
  const reached = given.email ?? given.phone;
  const order: CreateOrder = {
    ...{ orderId, basis: 'consent', products: [], ...(!reached && { email: `${orderId}@customer.example` }) },
    ...given,
  };
  const { added, refused } = await app.db.tenantTx(companyId, async (tx) =>
    addOrders(app, tx, await collecting(app, tx, companyId, given.configId), [order], 'api'),
  );
  const invitation = added.get(orderId);
  if (!invitation) throw new Error(`the order was not taken: ${JSON.stringify(refused.get(orderId))}`);
  return invitation;
}

/** Does what the worker would do now: sweeps, then each job once, until nothing is left. @returns how many jobs ran. */
export async function workOff(app: AppContext): Promise<number> {
  const jobs = new Map([sendInvitation, sendTextMessage].map((job) => [job.name, job]));
  let done = 0;
  for (;;) {
    await sweepDue(app);
    await sweepReminders(app);
    const { rows } = await app.db.read.execute<{ id: string; job: string; data: unknown }>(sql`
      delete from engine.outbox where job in ${[...jobs.keys()]} returning id, job, data`);
    if (rows.length === 0) return done;
    for (const { id, job, data } of rows) await jobs.get(job)?.perform(app, data, { id });
    done += rows.length;
  }
}

/** What happened to an invitation, in order. */
export async function eventsOf(app: AppContext, { id }: Pick<Invitation, 'id'>): Promise<string[]> {
  const { rows } = await app.db.read.execute<{ type: string }>(
    sql`select type from engine.invitation_events where invitation_id = ${id} order by id`,
  );
  return rows.map(({ type }) => type);
}

/** The customer has written a review with the invitation. */
export const completed = (app: AppContext, id: string): Promise<void> =>
  app.db.tx(async (tx) => {
    const { invitation, now } = await lockWritableInvitation(app, tx, app.tokens.derive('invitation', id));
    await complete(tx, invitation, now);
  });
