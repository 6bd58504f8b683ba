import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/db.ts';

export async function messagesLeft(queries: Queries, companyId: string): Promise<number> {
  const { rows } = await queries.execute<{ left: number }>(
    sql`select "left" from engine.text_message_balances where company_id = ${companyId}`,
  );
  return rows[0]?.left ?? 0;
}

/** Adds bought messages. */
export async function addMessages(tx: Tx, companyId: string, messages: number): Promise<void> {
  await tx.execute(sql`
    insert into engine.text_message_balances as b (company_id, "left") values (${companyId}, ${messages})
    on conflict (company_id) do update set "left" = b."left" + ${messages}, warned = false`);
}
