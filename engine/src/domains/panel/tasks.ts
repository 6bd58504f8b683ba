import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { TASK_COUNT_MAX } from '@app/contracts/company-reviews/tasks';
import type { CompanyTasks } from '@app/contracts/company-reviews/tasks';
import type { RequestContext } from '../../platform/route.ts';
import { countUnanswered } from '../reviews/public.ts';

interface TaskRow extends Record<string, unknown> {
  rejected_answers: number;
  mediations_to_answer: number;
  open_mediations: number;
  next_deadline: Date | null;
  open_questions: number;
  imports: number;
}

const upTo = TASK_COUNT_MAX + 1;
const bounded = (rows: SQL): SQL => sql`(select count(*)::int from (select 1 ${rows} limit ${upTo}) counted)`;
const present = (count: number): CompanyTasks['unanswered'] => ({
  count: Math.min(count, TASK_COUNT_MAX),
  more: count > TASK_COUNT_MAX,
});

/** What needs doing; every count stops at its bound, whatever the company's size. */
export async function getTasks({ db }: RequestContext, companyId: string): Promise<CompanyTasks> {
  const [unanswered, row] = await Promise.all([
    countUnanswered(db.queries, companyId, TASK_COUNT_MAX),
    db.tenantTx(companyId, async (tx) => (await tx.execute<TaskRow>(counts(companyId))).rows[0]),
  ]);
  return {
    unanswered: present(unanswered.all),
    unansweredNegative: present(unanswered.negative),
    rejectedAnswers: present(unanswered.rejected),
    mediationsToAnswer: present(row?.mediations_to_answer ?? 0),
    openMediations: present(row?.open_mediations ?? 0),
    nextMediationDeadline: row?.next_deadline ? new Date(row.next_deadline).toISOString() : null,
    openQuestions: present(row?.open_questions ?? 0),
    importsWithErrors: present(row?.imports ?? 0),
  };
}

const counts = (companyId: string): SQL => {
  const awaiting = sql`from engine.mediations m where m.company_id = ${companyId} and m.state = 'awaiting_merchant'`;
  const failed = (table: SQL): SQL =>
    sql`select 1 from ${table} i where i.company_id = ${companyId} and i.finished_at > engine.app_now() - interval '30 days'
      and (i.state = 'failed' or i.rejected > 0)`;
  return sql`
    select ${bounded(awaiting)} as mediations_to_answer,
      ${bounded(sql`from engine.mediations m where m.company_id = ${companyId} and m.state in ('awaiting_merchant', 'talking')`)}
        as open_mediations,
      (select min(answer_by) from (select m.answer_by ${awaiting} limit ${upTo}) soon) as next_deadline,
      ${bounded(sql`from engine.product_questions q
        where q.company_id = ${companyId} and q.state = 'published' and q.answer is null and q.pending_answer is null`)} as open_questions,
      ${bounded(sql`from (${failed(sql`engine.order_imports`)} union all ${failed(sql`engine.review_imports`)}) failed`)} as imports`;
};
