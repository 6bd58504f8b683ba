import { eq, sql } from 'drizzle-orm';
import { HOTEL_EXTRAS } from '@app/contracts/plans';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { textMessagesLow } from '../events.ts';
import { notifyPayer } from '../mails/notify.ts';
import { textMessageBalances } from '../schema-extras.ts';

/** A tenth of a pack; of larger purchases a tenth of what there is. */
const WARNED_SHARE = 10;
const WARN_AT = HOTEL_EXTRAS.textMessages.messages / WARNED_SHARE;

export async function messagesLeft(queries: Queries, companyId: string): Promise<number> {
  const { rows } = await queries.execute<{ left: number }>(
    sql`select "left" from engine.text_message_balances where company_id = ${companyId}`,
  );
  return rows[0]?.left ?? 0;
}

/** Adds bought messages. */
export async function addMessages(tx: Tx, companyId: string, messages: number): Promise<void> {
  const { rows } = await tx.execute<{ left: number }>(sql`
    insert into engine.text_message_balances as b (company_id, "left", purchases) values (${companyId}, ${messages}, 1)
    on conflict (company_id) do update set "left" = b."left" + ${messages}, purchases = b.purchases + 1,
      warned = false, told_empty = false
    returning "left"`);
  const warnAt = Math.max(WARN_AT, Math.floor((rows[0]?.left ?? 0) / WARNED_SHARE));
  await tx.update(textMessageBalances).set({ warnAt }).where(eq(textMessageBalances.companyId, companyId));
}

/**
 * Takes a message's parts from the company's balance, in the transaction that decides to send it. One that was taken and
 * not returned is not taken again. Warns when few are left, and when there are too few for the message.
 * @returns false if there are too few
 */
export async function takeMessages(
  app: AppContext,
  tx: Tx,
  companyId: string,
  { message, parts }: { message: string; parts: number },
): Promise<boolean> {
  if (parts === 0) return true;
  await tx.insert(textMessageBalances).values({ companyId }).onConflictDoNothing();
  // The row's lock makes concurrent takers wait for each other.
  const { rows } = await tx.execute<Balance>(sql`
    select "left", purchases, warned, told_empty, warn_at from engine.text_message_balances
    where company_id = ${companyId} for update`);
  const [balance] = rows;
  if (!balance || (await isTaken(tx, message))) return balance !== undefined;
  if (balance.left < parts) {
    if (!balance.told_empty) await tellEmpty(app, tx, companyId, balance);
    return false;
  }
  const left = balance.left - parts;
  const few = !balance.warned && left <= balance.warn_at;
  const now = (await app.clock.now(tx)).toISOString();
  await tx.execute(sql`
    with taken as (
      update engine.text_message_balances set "left" = ${left}, warned = warned or ${few} where company_id = ${companyId})
    insert into engine.text_message_draws (message, company_id, parts, taken_at)
    values (${message}, ${companyId}, ${parts}, ${now}::timestamptz)
    on conflict (message) do update set parts = excluded.parts, taken_at = excluded.taken_at, returned_at = null`);
  if (few) await warn(app, tx, companyId, { left, purchase: balance.purchases });
  return true;
}

interface Balance extends Record<string, unknown> {
  left: number;
  purchases: number;
  warned: boolean;
  told_empty: boolean;
  warn_at: number;
}

async function tellEmpty(app: AppContext, tx: Tx, companyId: string, { purchases }: Balance): Promise<void> {
  await tx.execute(sql`update engine.text_message_balances set told_empty = true where company_id = ${companyId}`);
  await app.outbox.publish(tx, textMessagesLow, { companyId, level: 'empty', purchase: purchases });
}

async function isTaken(tx: Tx, message: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from engine.text_message_draws where message = ${message} and returned_at is null`,
  );
  return rows.length > 0;
}

async function warn(
  app: AppContext,
  tx: Tx,
  companyId: string,
  { left, purchase }: { left: number; purchase: number },
): Promise<void> {
  await app.outbox.publish(tx, textMessagesLow, { companyId, level: 'few', purchase });
  await notifyPayer(app, tx, companyId, { about: 'few_messages', left });
}

/** Returns what a message took that was certainly not sent. Without effect if it took nothing, or is returned already. */
export async function returnMessages(app: AppContext, tx: Tx, message: string): Promise<void> {
  const now = (await app.clock.now(tx)).toISOString();
  await tx.execute(sql`
    with returned as (
      update engine.text_message_draws set returned_at = ${now}::timestamptz
      where message = ${message} and returned_at is null returning company_id, parts)
    update engine.text_message_balances b set "left" = b."left" + r.parts
    from returned r where b.company_id = r.company_id`);
}
