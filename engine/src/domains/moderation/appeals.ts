import type { CreateAppeal } from '@app/contracts/moderation';
import { domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { RequestContext } from '../../platform/route.ts';
import { addEvent, lockReview } from '../reviews/public.ts';
import { addAppeal } from './appeal-repo.ts';
import { openCase } from './case-repo.ts';
import { PRIORITY } from './model.ts';
import { setReportAddress } from './report-repo.ts';
import { lastModerator } from './statement-repo.ts';
import { factsOf, statementOfToken } from './statements.ts';

export class AppealExists extends domainError('appeal_exists', 409) {}
export class AppealClosed extends domainError('appeal_closed', 409) {}

const ACTORS = { author: 'reviewer', merchant: 'merchant', reporter: 'visitor' } as const;

/**
 * One of those concerned asks that somebody else looks again: once per statement and side.
 * @throws TokenInvalid, AppealExists, AppealClosed, RateLimited
 */
export async function appeal(ctx: RequestContext, token: string, input: CreateAppeal): Promise<void> {
  await ctx.throttle.take('appealClient', ctx.client);
  await ctx.db.tx(async (tx) => {
    const held = await statementOfToken(ctx, tx, token);
    const { statement, side, reportId } = held;
    const { id: statementId, companyId, reviewId, revision } = statement;
    const review = await lockReview(tx, reviewId);
    const now = await ctx.clock.now(tx);
    const facts = await factsOf(tx, held, now);
    if (facts.own) throw new AppealExists();
    if (!facts.mayAppeal) throw new AppealClosed();
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
    if (!(await addAppeal(tx, row))) throw new AppealExists();
    await addEvent(tx, review, 'appealed', ACTORS[side], now, { statementId, effect: statement.effect });
    if (side === 'reporter' && reportId && input.email) await setReportAddress(tx, reportId, input.email);
    await openCase(
      tx,
      {
        ...{ kind: 'appeal', companyId, reviewId, revision, subjectId: id, priority: PRIORITY.appeal },
        notBy: await lastModerator(tx, reviewId, statement.at),
      },
      now,
    );
  });
}
