import { sql } from 'drizzle-orm';
import type { AppealSide } from '@app/contracts/moderation';
import type { AppContext } from '../../platform/context.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { lockQuestion } from '../questions/public.ts';
import { lockReview, settleWithdrawal } from '../reviews/public.ts';
import { decideAppeals } from './appeal-repo.ts';
import { settleCases } from './case-repo.ts';
import { answerReports } from './decision.ts';
import { dropReports } from './report-repo.ts';

const BATCH = 200;

/** What a case is about has gone another way: deleted, withdrawn, edited so that it passed. */
const MOOT = sql`case m.kind
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

/** Clears away cases with nothing left to decide. Those who had reported are told. */
export async function sweepMoot(app: AppContext): Promise<void> {
  const { rows } = await app.db.read.execute<{ id: string; reviewId: string }>(sql`
    select m.id, m.review_id as "reviewId" from engine.moderation_cases m join engine.reviews r on r.id = m.review_id
    where m.decided_at is null and ${MOOT} limit ${BATCH}`);
  await oneByOne(app, 'clearing a case', rows, ({ id, reviewId }) => clear(app, id, reviewId).then(() => 1));
  await sweepQuestions(app);
}

const MOOT_QUESTION = sql`case m.kind when 'question' then q.state not in ('held', 'published') else q.pending_answer is null end`;

/** The same of questions about products: erased at their askers' wish, or the answer taken back. */
async function sweepQuestions(app: AppContext): Promise<void> {
  const { rows } = await app.db.read.execute<{ id: string; questionId: string }>(sql`
    select m.id, q.id as "questionId" from engine.moderation_cases m join engine.product_questions q on q.id = m.subject_id
    where m.decided_at is null and m.kind in ('question', 'question_answer') and ${MOOT_QUESTION} limit ${BATCH}`);
  await oneByOne(app, 'clearing a case', rows, ({ id, questionId }) =>
    app.db.tx(async (tx) => {
      await lockQuestion(tx, questionId);
      const { rows: still } = await tx.execute(sql`
        select 1 from engine.moderation_cases m join engine.product_questions q on q.id = m.subject_id
        where m.id = ${id} and m.decided_at is null and ${MOOT_QUESTION} for update of m`);
      if (still.length > 0)
        await settleCases(tx, [id], { decision: null, decidedBy: 'system' }, await app.clock.now(tx));
      return still.length;
    }),
  );
}

function clear(app: AppContext, caseId: string, reviewId: string): Promise<void> {
  return app.db.tx(async (tx) => {
    await lockReview(tx, reviewId);
    const { rows } = await tx.execute<{ kind: string; side: AppealSide | null }>(sql`
      select m.kind, q.side from engine.moderation_cases m join engine.reviews r on r.id = m.review_id
      left join engine.appeals q on m.kind = 'appeal' and q.id = m.subject_id
      where m.id = ${caseId} and m.decided_at is null and ${MOOT} for update of m`);
    const [of] = rows;
    if (!of) return;
    const now = await app.clock.now(tx);
    await settleCases(tx, [caseId], { decision: null, decidedBy: 'system' }, now);
    if (of.kind === 'report')
      await answerReports({ app, tx, ground: 'no_violation' }, await dropReports(tx, reviewId, now), 'moot');
    if (of.kind === 'withdrawal') await settleWithdrawal(tx, reviewId, 'drop', { by: null, at: now });
    // The appeal is neither granted nor refused: what it asked for cannot be had any more.
    if (of.side) await decideAppeals(tx, reviewId, [of.side], 'upheld', now);
  });
}
