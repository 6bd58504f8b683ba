import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { openCase } from './case-repo.ts';
import { BURST_ONLY_PRIORITY, PRIORITY, groundOf, lookBy } from './model.ts';
import { sendStatement } from './statement-mailing.ts';
import { addStatement } from './statement-repo.ts';

/** A text that screening has found something in. */
export interface ScreenedText {
  id: string;
  companyId: string;
  revision: number;
}

/**
 * What follows from a hold: a case for the moderators, and a statement of reasons for the author, mailed when there is an
 * address. Part of the transaction that holds.
 */
export async function followHold(
  app: AppContext,
  tx: Tx,
  { id: reviewId, companyId, revision }: ScreenedText,
  rules: string[],
): Promise<void> {
  const now = await app.clock.now(tx);
  const burstOnly = rules.every((rule) => rule === 'burst');
  const priority = burstOnly ? BURST_ONLY_PRIORITY : PRIORITY.review;
  const caseId = await openCase(tx, { kind: 'review', companyId, reviewId, revision, priority }, now);
  const statementId = await addStatement(
    tx,
    { companyId, reviewId, revision, caseId, effect: 'held', ground: groundOf(rules), rules, staffId: null },
    now,
  );
  await app.outbox.add(tx, sendStatement, { statementId });
}

/**
 * What follows from a sign that is not sure enough to hold: the text is public, its author hears nothing, and a moderator
 * looks at it within the day. Part of the transaction that publishes.
 */
export async function askForLook(app: AppContext, tx: Tx, { id, companyId, revision }: ScreenedText): Promise<void> {
  const now = await app.clock.now(tx);
  const of = { companyId, reviewId: id, revision };
  await openCase(tx, { ...of, kind: 'second_look', priority: PRIORITY.second_look, dueAt: lookBy(now) }, now);
}
