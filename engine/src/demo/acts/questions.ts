import { sql } from 'drizzle-orm';
import { askQuestion } from '../../domains/questions/service.ts';
import { callOf } from './caller.ts';
import type { Scene } from './customers.ts';
import { SAID } from './words.ts';
import { workOff } from './work.ts';

/** A visitor asks about a product and leaves a telephone number: the question waits on the moderation desk. Once. */
export async function askedInPublic(scene: Scene): Promise<void> {
  const { app, companyId } = scene;
  const { rows } = await app.db.read.execute<{ id: string; asked: boolean }>(sql`
    select p.id, exists (
      select 1 from engine.product_questions q where q.company_id = p.company_id and q.body = ${SAID.question}) as asked
    from engine.products p where p.company_id = ${companyId} order by p.id limit 1`);
  const [product] = rows;
  if (!product || product.asked) return;
  const visitor = callOf(app, { who: 'a visitor with a question' });
  await askQuestion(visitor, product.id, { name: 'Marek', body: SAID.question, language: 'pl' });
  await workOff(scene);
}
