import { eq, sql } from 'drizzle-orm';
import { fillTemplate } from '@app/contracts/company-reviews/answer-templates';
import type { BulkSkipReason } from '@app/contracts/company-reviews/bulk-answers';
import { audit } from '../../../../platform/audit.ts';
import type { AppContext } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db.ts';
import { subscriptionOf } from '../../../billing/public.ts';
import { companyById } from '../../../companies/public.ts';
import { isPublic } from '../../lifecycle/model.ts';
import { lockReview } from '../../lifecycle/repo.ts';
import { bulkAnswers } from '../../schema-answers.ts';
import { sendAnswer } from '../answers.ts';

type Bulk = typeof bulkAnswers.$inferSelect;

/** Reviews per transaction. */
const CHUNK = 100;

interface Item extends Record<string, unknown> {
  review_id: string;
  language: string;
  author_name: string;
  product_name: string | null;
  company_name: string;
}

/** Writes the next answers of the bulk answer that is due first. @returns how many reviews it has dealt with */
export async function sweepBulkAnswers(app: AppContext): Promise<number> {
  const due = await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from engine.bulk_answers where state in ('scheduled', 'running') and due_at <= ${now.toISOString()}::timestamptz
      order by due_at limit 1 for update skip locked`);
    const id = rows[0]?.id;
    if (id === undefined) return undefined;
    const [bulk] = await tx.update(bulkAnswers).set({ state: 'running' }).where(eq(bulkAnswers.id, id)).returning();
    return bulk && { bulk, items: await waitingItems(tx, id) };
  });
  if (!due) return 0;
  const { bulk, items } = due;
  const texts = new Map<string, Written>();
  for (const item of items) texts.set(item.review_id, await writeText(app, bulk, item));
  await app.db.tx((tx) => writeAnswers(app, tx, bulk, texts));
  return Math.max(items.length, 1);
}

const waitingItems = async (tx: Tx, bulkId: string): Promise<Item[]> =>
  (
    await tx.execute<Item>(sql`
      select i.review_id, r.language, coalesce(a.display_name, '') as author_name, p.name as product_name, c.name as company_name
      from engine.bulk_answer_items i join engine.reviews r on r.id = i.review_id
      join engine.companies c on c.id = r.company_id
      left join engine.review_authors a on a.review_id = r.id left join engine.products p on p.id = r.product_id
      where i.bulk_id = ${bulkId} and i.state = 'waiting' order by i.review_id limit ${CHUNK}`)
  ).rows;

/** An answer, or why there is none. */
type Written = { body: string } | { reason: BulkSkipReason };

/** The answer in the review's language. */
async function writeText(app: AppContext, { texts }: Bulk, item: Item): Promise<Written> {
  const template = texts[item.language];
  if (template === undefined) return { reason: 'no_template' };
  const body = fillTemplate(template, {
    name: item.author_name,
    company: item.company_name,
    product: item.product_name ?? '',
  });
  // A name is an author's own words.
  return (await app.wording.findPhishing({ body })).length > 0 ? { reason: 'phishing' } : { body };
}

/** Another worker may have dealt with the same reviews meanwhile: those are left as they are. */
async function writeAnswers(
  app: AppContext,
  tx: Tx,
  { id, companyId, userId }: Bulk,
  texts: Map<string, Written>,
): Promise<void> {
  const { rows: locked } = await tx.execute<{ state: string }>(
    sql`select state from engine.bulk_answers where id = ${id} for update`,
  );
  if (locked[0]?.state !== 'running') return;
  const company = await companyById(tx, companyId);
  const active = company && (await subscriptionOf(app, tx, company)).state !== 'suspended';
  const { rows: waiting } = await tx.execute<{ review_id: string }>(sql`
    select review_id from engine.bulk_answer_items
    where bulk_id = ${id} and state = 'waiting' and review_id = any(${sql.param([...texts.keys()])}::uuid[]) order by review_id`);
  for (const { review_id } of waiting) {
    const written = texts.get(review_id) ?? { reason: 'no_template' };
    const reason = active ? await answerOne(review_id, written) : 'suspended';
    await tx.execute(sql`
      update engine.bulk_answer_items set state = ${reason ? 'skipped' : 'answered'}, reason = ${reason ?? null}
      where bulk_id = ${id} and review_id = ${review_id}`);
  }
  await tx.execute(sql`
    update engine.bulk_answers b set answered = n.answered, skipped = n.skipped,
      state = case when n.waiting = 0 then 'done' else b.state end,
      finished_at = case when n.waiting = 0 then engine.app_now() end
    from (select count(*) filter (where state = 'answered') as answered, count(*) filter (where state = 'skipped') as skipped,
        count(*) filter (where state = 'waiting') as waiting
      from engine.bulk_answer_items where bulk_id = ${id}) n
    where b.id = ${id}`);

  async function answerOne(reviewId: string, written: Written): Promise<BulkSkipReason | undefined> {
    const review = await lockReview(tx, reviewId);
    if (!isPublic(review)) return 'not_public';
    if (review.answer !== null || review.pendingAnswer !== null) return 'answered';
    if ('reason' in written) return written.reason;
    const merchant = { userId, apiKeyId: undefined, staff: undefined, clock: app.clock };
    await audit({ ...merchant, member: { userId, companyId, role: 'manager' } }, tx, 'review.answered', reviewId, {
      edited: false,
      bulk: id,
    });
    await sendAnswer(app, tx, review, written.body);
    return undefined;
  }
}
