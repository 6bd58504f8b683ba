import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MERCHANT_REMINDER_HOURS, REVIEWER_REMINDER_DAYS } from '@app/contracts/mediation';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { processEach } from '../../platform/sweeps/process-each.ts';
import { addresseesOf } from '../notifications/public.ts';
import { lockMediationFacts, endMediation } from './lifecycle.ts';
import { remindMerchant, remindReviewer } from './mailing.ts';
import { allows, decideMediation } from './model.ts';
import { dueMediations, tryLockMediation } from './repo.ts';

const BATCH = 200;

/** Ends mediations past their deadline. Any number of workers may run it. @returns number ended here. */
export async function sweepMediations(app: AppContext): Promise<number> {
  const due = await dueMediations(app.db.queries, BATCH);
  return processEach(app, 'ending a mediation', due, (reviewId) => app.db.tx((tx) => endIfDue(app, tx, reviewId)));
}

async function endIfDue(app: AppContext, tx: Tx, reviewId: string): Promise<number> {
  const mediation = await tryLockMediation(tx, reviewId);
  if (!mediation || mediation.state === 'ended') return 0;
  const facts = await lockMediationFacts(tx, mediation);
  const now = await app.clock.now(tx);
  if (!allows(facts, 'fall_due', now)) return 0;
  const { outcome } = decideMediation(facts, 'fall_due', now);
  if (outcome) await endMediation(app, tx, mediation, outcome, 'system');
  return 1;
}

const MERCHANT_DUE = sql`state = 'awaiting_merchant' and merchant_reminded_at is null and answer_by > engine.app_now()
  and answer_by <= engine.app_now() + make_interval(hours => ${MERCHANT_REMINDER_HOURS})`;
const REVIEWER_DUE = sql`state = 'talking' and reviewer_reminded_at is null and ends_at > engine.app_now()
  and ends_at <= engine.app_now() + make_interval(days => ${REVIEWER_REMINDER_DAYS})`;

/** Queues the one reminder of each side when it is due. @returns number of mediations processed. */
export async function sweepMediationReminders(app: AppContext): Promise<number> {
  const merchants = await processEach(app, 'reminding a company', await reviewsWhere(app, MERCHANT_DUE), (reviewId) =>
    app.db.tx((tx) => remindMerchantIfDue(app, tx, reviewId)),
  );
  const reviewers = await processEach(app, 'reminding a reviewer', await reviewsWhere(app, REVIEWER_DUE), (reviewId) =>
    app.db.tx((tx) => remindReviewerIfDue(app, tx, reviewId)),
  );
  return merchants + reviewers;
}

async function reviewsWhere(app: AppContext, due: SQL): Promise<string[]> {
  const { rows } = await app.db.queries.execute<{ id: string }>(
    sql`select review_id as id from engine.mediations where ${due} limit ${BATCH}`,
  );
  return rows.map(({ id }) => id);
}

async function remindMerchantIfDue(app: AppContext, tx: Tx, reviewId: string): Promise<number> {
  const { rows } = await tx.execute<{ company_id: string }>(sql`
    update engine.mediations set merchant_reminded_at = engine.app_now()
    where review_id = ${reviewId} and ${MERCHANT_DUE} returning company_id`);
  for (const { company_id: companyId } of rows) {
    // Nobody misses a deadline because of a digest.
    const members = (await addresseesOf(tx, companyId, 'mediation_opened')).filter(({ mail }) => mail !== 'off');
    await app.outbox.addAll(
      tx,
      remindMerchant,
      members.map(({ userId }) => ({ reviewId, userId })),
    );
  }
  return rows.length;
}

/** Three days before the end; a reviewer who has read everything by then is not reminded later either. */
async function remindReviewerIfDue(app: AppContext, tx: Tx, reviewId: string): Promise<number> {
  const { rows } = await tx.execute<{ unread: boolean }>(sql`
    update engine.mediations m set reviewer_reminded_at = engine.app_now()
    where review_id = ${reviewId} and ${REVIEWER_DUE}
    returning exists (
      select 1 from engine.mediation_messages w
      where w.review_id = m.review_id and w.side = 'merchant' and (m.read_at is null or w.at > m.read_at)) as unread`);
  if (rows[0]?.unread) await app.outbox.add(tx, remindReviewer, { reviewId });
  return rows.length;
}
