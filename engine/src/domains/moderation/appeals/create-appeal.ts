import type { CreateAppeal } from '@app/contracts/moderation';
import { domainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { addReviewEvent, lockReview } from '../../reviews/public.ts';
import { insertAppeal } from './appeal-repo.ts';
import { openCase } from '../cases/case-repo.ts';
import { PRIORITY } from '../cases/case-priority.ts';
import { setReportAddress } from '../reports/report-repo.ts';
import { lastModerator } from '../statements/statement-repo.ts';
import { appealStatus, statementByToken } from '../statements/statements.ts';

export class AppealExists extends domainError('appeal_exists', 409) {}
export class AppealClosed extends domainError('appeal_closed', 409) {}

const ACTORS = { author: 'reviewer', merchant: 'merchant', reporter: 'visitor' } as const;

/**
 * Appeals against a decision to a second moderator, once per statement and side.
 * @throws TokenInvalid, AppealExists, AppealClosed, RateLimited
 */
export async function createAppeal(ctx: RequestContext, token: string, input: CreateAppeal): Promise<void> {
  await ctx.throttle.consume('appealClient', ctx.clientKey);
  await ctx.db.tx(async (tx) => {
    const linked = await statementByToken(ctx, tx, token);
    const { statement, side, reportId } = linked;
    const { id: statementId, companyId, reviewId, revision } = statement;
    const review = await lockReview(tx, reviewId);
    const now = await ctx.clock.now(tx);
    const { own, mayAppeal } = await appealStatus(tx, linked, now);
    if (own) throw new AppealExists();
    if (!mayAppeal) throw new AppealClosed();
    const id = newId();
    const row = {
      id,
      companyId,
      statementId,
      reviewId,
      side,
      text: input.text || null,
      state: 'open' as const,
      at: now,
    };
    if (!(await insertAppeal(tx, row))) throw new AppealExists();
    await addReviewEvent(tx, review, 'appealed', ACTORS[side], now, { statementId, effect: statement.effect });
    if (side === 'reporter' && reportId && input.email) await setReportAddress(tx, reportId, input.email);
    await openCase(
      tx,
      {
        kind: 'appeal',
        companyId,
        reviewId,
        revision,
        subjectId: id,
        priority: PRIORITY.appeal,
        notBy: await lastModerator(tx, reviewId, statement.at),
      },
      now,
    );
  });
}
