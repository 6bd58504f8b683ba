import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { transitionQuestion } from './transition.ts';

/** Erases all questions asked from an address, with their answers and the asker's name. */
export async function eraseQuestions(app: AppContext, tx: Tx, email: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; productId: string }>(sql`
    select q.id, q.product_id as "productId" from engine.question_askers a
    join engine.product_questions q on q.id = a.question_id
    where a.email is not null and lower(a.email) = lower(${email}) order by q.id`);
  for (const { id } of rows) await transitionQuestion(app, tx, id, 'erase');
}
