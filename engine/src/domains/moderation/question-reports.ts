import type { ReportQuestion } from '@app/contracts/moderation';
import { newId } from '../../kernel/ids.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyById } from '../companies/public.ts';
import { QuestionNotFound, lockQuestion } from '../questions/public.ts';
import { openCase } from './case-repo.ts';
import { PRIORITY } from './model.ts';
import { reportsFrom } from './report-repo.ts';
import { AlreadyReported, REPORTERS_AT_PLACE } from './reports.ts';
import { questionReports } from './schema.ts';

/**
 * A visitor reports a public question, or the answer to it: once per device. A moderator lets it stand or takes it down.
 * @throws QuestionNotFound also for one that is not public, AlreadyReported, RateLimited
 */
export async function reportQuestion(ctx: RequestContext, questionId: string, input: ReportQuestion): Promise<void> {
  await ctx.throttle.take('reportClient', ctx.client);
  // Programs fill in what people do not see; they are not told.
  if (input.website) return;
  await ctx.db.tx(async (tx) => {
    const { state, companyId } = await lockQuestion(tx, questionId);
    const company = await companyById(tx, companyId);
    const shown = company?.state === 'active' && company.presentation === 'shown';
    if (state !== 'published' || !shown) throw new QuestionNotFound();
    const at = await ctx.clock.now(tx);
    const { cookie, addresses, places } = await ctx.device(tx);
    if ((await reportsFrom(tx, { questionId }, places)) >= REPORTERS_AT_PLACE) throw new AlreadyReported();
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
