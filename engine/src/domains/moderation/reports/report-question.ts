import type { ReportQuestion } from '@app/contracts/moderation';
import { newId } from '../../../kernel/ids.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { companyById } from '../../companies/public.ts';
import { QuestionNotFound, lockQuestion } from '../../questions/public.ts';
import { openCase } from '../cases/case-repo.ts';
import { PRIORITY } from '../cases/case-priority.ts';
import { countReportsFrom } from './report-repo.ts';
import { AlreadyReported, MAX_REPORTS_PER_ADDRESS } from './report-review.ts';
import { questionReports } from '../schema.ts';

/**
 * A visitor reports a public question or its answer, once per device.
 * @throws QuestionNotFound also for one that is not public, AlreadyReported, RateLimited
 */
export async function reportQuestion(ctx: RequestContext, questionId: string, input: ReportQuestion): Promise<void> {
  await ctx.throttle.consume('reportClient', ctx.clientKey);
  // Honeypot field: bots get the same answer.
  if (input.website) return;
  await ctx.db.tx(async (tx) => {
    const { state, companyId } = await lockQuestion(tx, questionId);
    const company = await companyById(tx, companyId);
    const isShown = company?.state === 'active' && company.presentation === 'shown';
    if (state !== 'published' || !isShown) throw new QuestionNotFound();
    const at = await ctx.clock.now(tx);
    const { cookie, addresses, places } = await ctx.device(tx);
    if ((await countReportsFrom(tx, { questionId }, places)) >= MAX_REPORTS_PER_ADDRESS) throw new AlreadyReported();
    const { rowCount } = await tx
      .insert(questionReports)
      .values({
        id: newId(),
        companyId,
        questionId,
        reporterHash: cookie ?? addresses[0] ?? '',
        placeHash: places[0],
        at,
        reason: input.reason,
        text: input.text ?? null,
      })
      .onConflictDoNothing();
    if (rowCount === 0) throw new AlreadyReported();
    await openCase(tx, { kind: 'question', companyId, subjectId: questionId, priority: PRIORITY.report }, at);
  });
}
