import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MERCHANT_REMINDER_HOURS, REVIEWER_REMINDER_DAYS } from '@app/contracts/mediation';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { membersToMail } from '../companies/public.ts';
import { factsOf, finish } from './life.ts';
import { remindMerchant, remindReviewer } from './mailing.ts';
import { allows, decide } from './model.ts';
import { dueMediations, lockIfFree } from './repo.ts';

const CLAIM = 200;

/** Ends mediations whose time has run out. Any number of workers may run it. @returns how many ended here. */
export async function sweepMediations(app: AppContext): Promise<number> {
  const due = await dueMediations(app.db.read, CLAIM);
  return oneByOne(app, 'ending a mediation', due, (reviewId) => app.db.tx((tx) => endIfDue(app, tx, reviewId)));
}

async function endIfDue(app: AppContext, tx: Tx, reviewId: string): Promise<number> {
  const mediation = await lockIfFree(tx, reviewId);
  if (!mediation || mediation.state === 'ended') return 0;
  const facts = await factsOf(tx, mediation);
  const now = await app.clock.now(tx);
  if (!allows(facts, 'fall_due', now)) return 0;
  const { outcome } = decide(facts, 'fall_due', now);
  if (outcome) await finish(app, tx, mediation, outcome, 'system');
  return 1;
}

const MERCHANT_DUE = sql`state = 'awaiting_merchant' and merchant_reminded_at is null and answer_by > engine.app_now()
  and answer_by <= engine.app_now() + make_interval(hours => ${MERCHANT_REMINDER_HOURS})`;
const REVIEWER_DUE = sql`state = 'talking' and reviewer_reminded_at is null and ends_at > engine.app_now()
  and ends_at <= engine.app_now() + make_interval(days => ${REVIEWER_REMINDER_DAYS})`;

/** Hands on the one reminder of each side when its time has come. @returns how many mediations it looked at. */
export async function sweepMediationReminders(app: AppContext): Promise<number> {
  const merchants = await oneByOne(app, 'reminding a company', await reviewsWhere(app, MERCHANT_DUE), (reviewId) =>
    app.db.tx((tx) => remindMerchantOf(app, tx, reviewId)),
  );
  const reviewers = await oneByOne(app, 'reminding a reviewer', await reviewsWhere(app, REVIEWER_DUE), (reviewId) =>
    app.db.tx((tx) => remindReviewerOf(app, tx, reviewId)),
  );
  return merchants + reviewers;
}

async function reviewsWhere(app: AppContext, due: SQL): Promise<string[]> {
  const { rows } = await app.db.read.execute<{ id: string }>(
    sql`select review_id as id from engine.mediations where ${due} limit ${CLAIM}`,
  );
  return rows.map(({ id }) => id);
}

async function remindMerchantOf(app: AppContext, tx: Tx, reviewId: string): Promise<number> {
  const { rows } = await tx.execute<{ company_id: string }>(sql`
    update engine.mediations set merchant_reminded_at = engine.app_now()
    where review_id = ${reviewId} and ${MERCHANT_DUE} returning company_id`);
  for (const { company_id: companyId } of rows) {
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
async function remindReviewerOf(app: AppContext, tx: Tx, reviewId: string): Promise<number> {
  const { rows } = await tx.execute<{ unread: boolean }>(sql`
    update engine.mediations m set reviewer_reminded_at = engine.app_now()
    where review_id = ${reviewId} and ${REVIEWER_DUE}
    returning exists (
      select 1 from engine.mediation_messages w
      where w.review_id = m.review_id and w.side = 'merchant' and (m.read_at is null or w.at > m.read_at)) as unread`);
  if (rows[0]?.unread) await app.outbox.add(tx, remindReviewer, { reviewId });
  return rows.length;
}
