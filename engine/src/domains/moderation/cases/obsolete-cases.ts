import { sql } from 'drizzle-orm';
import type { AppealSide } from '@app/contracts/moderation';
import type { AppContext } from '../../../platform/context.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { lockQuestion } from '../../questions/public.ts';
import { lockReview, transitionWithdrawal } from '../../reviews/public.ts';
import { decideAppeals } from '../appeals/appeal-repo.ts';
import { answerReports } from '../reports/report-mailing.ts';
import { dropReports } from '../reports/report-repo.ts';
import { settleCases } from './case-repo.ts';

const BATCH = 200;

/** The subject has been deleted, withdrawn, or edited so that it passed: nothing is left to decide. */
const IS_OBSOLETE = sql`case m.kind
  when 'review' then not exists (
    select 1 from engine.review_revisions v
    where v.review_id = r.id and v.revision = r.pending_revision and v.state in ('pending', 'held')
      and r.state in ('held', 'published', 'in_mediation'))
  when 'report' then r.state not in ('published', 'in_mediation') or r.erased_at is not null
  when 'appeal' then r.state = 'deleted' or r.erased_at is not null or exists (
    select 1 from engine.appeals a join engine.statements_of_reasons s on s.id = a.statement_id
    join engine.review_revisions v on v.review_id = s.review_id and v.revision = s.revision
    where a.id = m.subject_id and a.side = 'author' and s.effect in ('held', 'rejected') and v.state in ('passed', 'dropped'))
  when 'photo' then r.state = 'deleted' or not exists (
    select 1 from engine.review_photos p where p.id = m.subject_id and p.state = 'approved')
  when 'withdrawal' then r.state not in ('published', 'in_mediation') or r.erased_at is not null
  when 'answer' then r.pending_answer is null
  when 'second_look' then r.state not in ('published', 'in_mediation') or r.erased_at is not null or r.revision <> m.revision
  else false end`;

/** Closes cases with nothing left to decide, and answers their reporters. */
export async function sweepObsoleteCases(app: AppContext): Promise<void> {
  const { rows } = await app.db.queries.execute<{ id: string; reviewId: string }>(sql`
    select m.id, m.review_id as "reviewId" from engine.moderation_cases m join engine.reviews r on r.id = m.review_id
    where m.decided_at is null and ${IS_OBSOLETE} limit ${BATCH}`);
  await processEach(app, 'closing an obsolete case', rows, ({ id, reviewId }) =>
    closeIfObsolete(app, id, reviewId).then(() => 1),
  );
  await sweepQuestionCases(app);
}

function closeIfObsolete(app: AppContext, caseId: string, reviewId: string): Promise<void> {
  return app.db.tx(async (tx) => {
    await lockReview(tx, reviewId);
    const { rows } = await tx.execute<{ kind: string; side: AppealSide | null }>(sql`
      select m.kind, q.side from engine.moderation_cases m join engine.reviews r on r.id = m.review_id
      left join engine.appeals q on m.kind = 'appeal' and q.id = m.subject_id
      where m.id = ${caseId} and m.decided_at is null and ${IS_OBSOLETE} for update of m`);
    const [obsolete] = rows;
    if (!obsolete) return;
    const now = await app.clock.now(tx);
    await settleCases(tx, [caseId], { decision: null, decidedBy: 'system' }, now);
    if (obsolete.kind === 'report')
      await answerReports(app, tx, await dropReports(tx, reviewId, now), { outcome: 'moot', ground: 'no_violation' });
    if (obsolete.kind === 'withdrawal') await transitionWithdrawal(tx, reviewId, 'drop', { by: null, at: now });
    // Neither granted nor refused: what the appeal asked for is no longer possible.
    if (obsolete.side) await decideAppeals(tx, reviewId, [obsolete.side], 'upheld', now);
  });
}

/** The question was erased at its asker's request, or the answer was taken back. */
const IS_OBSOLETE_QUESTION = sql`case m.kind when 'question' then q.state not in ('held', 'published') else q.pending_answer is null end`;

async function sweepQuestionCases(app: AppContext): Promise<void> {
  const { rows } = await app.db.queries.execute<{ id: string; questionId: string }>(sql`
    select m.id, q.id as "questionId" from engine.moderation_cases m join engine.product_questions q on q.id = m.subject_id
    where m.decided_at is null and m.kind in ('question', 'question_answer') and ${IS_OBSOLETE_QUESTION} limit ${BATCH}`);
  await processEach(app, 'closing an obsolete case', rows, ({ id, questionId }) =>
    app.db.tx(async (tx) => {
      await lockQuestion(tx, questionId);
      const { rows: obsolete } = await tx.execute(sql`
        select 1 from engine.moderation_cases m join engine.product_questions q on q.id = m.subject_id
        where m.id = ${id} and m.decided_at is null and ${IS_OBSOLETE_QUESTION} for update of m`);
      if (obsolete.length > 0)
        await settleCases(tx, [id], { decision: null, decidedBy: 'system' }, await app.clock.now(tx));
      return obsolete.length;
    }),
  );
}
