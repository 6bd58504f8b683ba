import { sql } from 'drizzle-orm';
import { MERCHANT_REMINDER_HOURS, REVIEWER_REMINDER_DAYS } from '@app/contracts/mediation';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { membersToMail } from '../companies/public.ts';
import { factsOf, finish } from './life.ts';
import { remindMerchant, remindReviewer } from './mailing.ts';
import { allows, decide } from './model.ts';
import { dueMediations, lockIfFree } from './repo.ts';

const CLAIM = 200;

/** Ends mediations whose time has run out. Any number of workers may run it. @returns how many ended here. */
export async function sweepMediations(app: AppContext): Promise<number> {
  let ended = 0;
  for (const reviewId of await dueMediations(app.db.read, CLAIM)) {
    try {
      if (await app.db.tx((tx) => endIfDue(app, tx, reviewId))) ended += 1;
    } catch (error) {
      // One mediation's trouble is not the others'.
      app.log.error({ err: error, reviewId }, 'ending a mediation failed');
    }
  }
  return ended;
}

async function endIfDue(app: AppContext, tx: Tx, reviewId: string): Promise<boolean> {
  const mediation = await lockIfFree(tx, reviewId);
  if (!mediation || mediation.state === 'ended') return false;
  const facts = await factsOf(tx, mediation);
  const now = await app.clock.now(tx);
  if (!allows(facts, 'fall_due', now)) return false;
  const { outcome } = decide(facts, 'fall_due', now);
  if (outcome) await finish(app, tx, mediation, outcome, 'system');
  return true;
}

/** Hands on the one reminder of each side when its time has come. @returns how many mediations it looked at. */
export async function sweepMediationReminders(app: AppContext): Promise<number> {
  const merchants = await app.db.tx((tx) => remindMerchants(app, tx));
  return merchants + (await app.db.tx((tx) => remindReviewers(app, tx)));
}

async function remindMerchants(app: AppContext, tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ review_id: string; company_id: string }>(sql`
    update engine.mediations set merchant_reminded_at = engine.app_now() where review_id in (
      select review_id from engine.mediations
      where state = 'awaiting_merchant' and merchant_reminded_at is null and answer_by > engine.app_now()
        and answer_by <= engine.app_now() + make_interval(hours => ${MERCHANT_REMINDER_HOURS})
      limit ${CLAIM} for update skip locked)
    returning review_id, company_id`);
  for (const { review_id: reviewId, company_id: companyId } of rows) {
    const members = await membersToMail(tx, companyId);
    await app.outbox.addAll(
      tx,
      remindMerchant,
      members.map(({ userId }) => ({ reviewId, userId })),
    );
  }
  return rows.length;
}

/** Looked at once, three days before the end: whoever has read everything by then is not reminded of it. */
async function remindReviewers(app: AppContext, tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ review_id: string; unread: boolean }>(sql`
    update engine.mediations m set reviewer_reminded_at = engine.app_now() where review_id in (
      select review_id from engine.mediations
      where state = 'talking' and reviewer_reminded_at is null and ends_at > engine.app_now()
        and ends_at <= engine.app_now() + make_interval(days => ${REVIEWER_REMINDER_DAYS})
      limit ${CLAIM} for update skip locked)
    returning review_id, exists (
      select 1 from engine.mediation_messages w
      where w.review_id = m.review_id and w.side = 'merchant' and (m.read_at is null or w.at > m.read_at)) as unread`);
  const unread = rows.filter((row) => row.unread);
  await app.outbox.addAll(
    tx,
    remindReviewer,
    unread.map((row) => ({ reviewId: row.review_id })),
  );
  return rows.length;
}
