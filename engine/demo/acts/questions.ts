import { sql } from 'drizzle-orm';
import { askQuestion } from '../../src/domains/questions/service.ts';
import { callOf } from './caller.ts';
import type { Scene } from './scene.ts';
import { MESSAGE_TEXTS } from './customer-texts.ts';
import { workOff } from './work.ts';

/** A visitor asks about a product and leaves a telephone number: the question waits on the moderation desk. Once. */
export async function askedInPublic(scene: Scene): Promise<void> {
  const { app, companyId } = scene;
  const { rows } = await app.db.queries.execute<{ id: string; asked: boolean }>(sql`
    select p.id, exists (
      select 1 from engine.product_questions q where q.company_id = p.company_id and q.body = ${MESSAGE_TEXTS.question}) as asked
    from engine.products p where p.company_id = ${companyId} order by p.id limit 1`);
  const [product] = rows;
  if (!product || product.asked) return;
  const visitor = callOf(app, { who: 'a visitor with a question' });
  await askQuestion(visitor, product.id, { name: 'Marek', body: MESSAGE_TEXTS.question, language: 'pl' });
  await workOff(scene);
}
