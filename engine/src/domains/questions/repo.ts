import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { ExpertSignature } from '@app/contracts/company/experts';
import type { CompanyQuestion, CompanyQuestionQuery, ProductQuestion, QuestionQuery } from '@app/contracts/questions';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { announce } from '../../platform/live/announce.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { expertSignatureSql } from '../experts/public.ts';
import { QuestionNotFound } from './model.ts';
import { productQuestions, questionAskers } from './schema.ts';

export type Question = typeof productQuestions.$inferSelect;
export type Asker = typeof questionAskers.$inferSelect;

export async function addQuestion(
  tx: Tx,
  question: typeof productQuestions.$inferInsert,
  asker: Omit<typeof questionAskers.$inferInsert, 'questionId' | 'companyId' | 'at'>,
): Promise<void> {
  const { id: questionId, companyId, askedAt: at } = question;
  await tx.insert(productQuestions).values(question);
  await tx.insert(questionAskers).values({ ...asker, questionId, companyId, at });
}

/** @throws QuestionNotFound */
export async function lockQuestion(tx: Tx, id: string): Promise<Question> {
  const [found] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('update');
  if (!found) throw new QuestionNotFound();
  return found;
}

export async function saveQuestion(tx: Tx, id: string, change: Partial<Question>): Promise<void> {
  const [saved] = await tx
    .update(productQuestions)
    .set(change)
    .where(eq(productQuestions.id, id))
    .returning({ companyId: productQuestions.companyId, publishedAt: productQuestions.publishedAt });
  // The company learns nothing of a question before it is published.
  if (saved?.publishedAt) await announce(tx, { companyId: saved.companyId, kind: 'question', subjectId: id });
}

export async function askerOf(queries: Queries, questionId: string): Promise<Asker | undefined> {
  const [found] = await queries.select().from(questionAskers).where(eq(questionAskers.questionId, questionId));
  return found;
}

export async function saveAsker(tx: Tx, questionId: string, change: Partial<Asker>): Promise<void> {
  await tx.update(questionAskers).set(change).where(eq(questionAskers.questionId, questionId));
}

/** Erases an address unless it has changed meanwhile. */
export async function forgetAddress(queries: Queries, questionId: string, email: string): Promise<void> {
  await queries
    .update(questionAskers)
    .set({ email: null })
    .where(and(eq(questionAskers.questionId, questionId), eq(questionAskers.email, email)));
}

interface Row extends Record<string, unknown> {
  id: string;
  body: string;
  language: string;
  published_at: string;
  answer: string | null;
  answer_language: Locale | null;
  answered_at: string | null;
  answer_edited: boolean;
  expert: ExpertSignature | null;
  expert_id: string | null;
  pending_answer: string | null;
  answer_held: boolean;
  name: string;
  product: CompanyQuestion['product'];
}

const iso = (at: string): string => new Date(at).toISOString();

const present = (row: Row): ProductQuestion => ({
  id: row.id,
  name: row.name,
  body: row.body,
  language: row.language as Locale,
  publishedAt: iso(row.published_at),
  answer:
    row.answer !== null && row.answered_at
      ? {
          body: row.answer,
          language: row.answer_language,
          publishedAt: iso(row.answered_at),
          edited: row.answer_edited,
          expert: row.expert,
        }
      : null,
});

/** A page of published questions, newest first, with the cursor of the next. */
async function queryPage(
  queries: Queries,
  own: SQL,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const afterCursor = after
    ? sql`and (q.published_at, q.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await queries.execute<Row>(sql`
    select q.*, a.display_name as name, ${expertSignatureSql(sql`q.answer_expert_id`)} as expert,
      case when q.pending_answer is null then q.answer_expert_id else q.pending_expert_id end as expert_id, json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as product
    from (
      select id, product_id, body, language, published_at, answer, answer_language, answered_at, answer_edited, answer_expert_id,
        pending_answer, pending_expert_id, answer_held
      from engine.product_questions q where ${own} and q.state = 'published' ${afterCursor}
      order by q.published_at desc, q.id desc limit ${limit + 1}) q
    join engine.question_askers a on a.question_id = q.id
    join engine.products p on p.id = q.product_id
    order by q.published_at desc, q.id desc`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last;
  return { rows: page, nextCursor: more ? encodeCursor({ at: new Date(last.published_at), id: last.id }) : null };
}

export async function productQuestionPage(queries: Queries, productId: string, query: QuestionQuery) {
  const { rows, nextCursor } = await queryPage(queries, sql`q.product_id = ${productId}`, query);
  return { items: rows.map(present), nextCursor };
}

/** The newest published questions about a product, with the company's answers under its name. */
export async function questionsOfProduct(queries: Queries, productId: string, companyName: string, limit: number) {
  const { items } = await productQuestionPage(queries, productId, { limit });
  return items.map(({ body, answer }) => ({
    question: body,
    answer: answer?.body ?? null,
    answeredBy: answer && companyName,
  }));
}

const ANSWERED = { open: sql`and q.answer is null`, answered: sql`and q.answer is not null` } as const;

const presentToCompany = (row: Row): CompanyQuestion => ({
  ...present(row),
  product: row.product,
  pendingAnswer: row.pending_answer,
  answerHeld: row.answer_held,
  expertId: row.expert_id,
});

export async function companyQuestionPage(tx: Tx, companyId: string, query: CompanyQuestionQuery) {
  const own = sql`q.company_id = ${companyId} ${query.state ? ANSWERED[query.state] : sql``}`;
  const { rows, nextCursor } = await queryPage(tx, own, query);
  return { items: rows.map(presentToCompany), nextCursor, open: await openCount(tx, companyId) };
}

async function openCount(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(*)::int as open from engine.product_questions
    where company_id = ${companyId} and state = 'published' and answer is null`);
  return rows[0]?.open ?? 0;
}

/** A published question as its company sees it. @throws QuestionNotFound */
export async function companyQuestion(tx: Tx, companyId: string, id: string): Promise<CompanyQuestion> {
  const { rows } = await queryPage(tx, sql`q.company_id = ${companyId} and q.id = ${id}`, { limit: 1 });
  const [row] = rows;
  if (!row) throw new QuestionNotFound();
  return presentToCompany(row);
}

/** Column with the counts of published and answered questions about product `p`. */
export const productQuestionCounts = sql`
  (select json_build_object('asked', count(*)::int, 'answered', count(answer)::int)
    from engine.product_questions where product_id = p.id and state = 'published')`;
