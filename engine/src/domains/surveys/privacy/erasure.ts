import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { addressHash, optOutAddress } from '../../invitations/public.ts';
import { forgetAnswerCtes } from './forget-answers-sql.ts';

/** Ids of companies that store this address, or only its hash, with a survey. */
export async function companiesWithRespondent(app: AppContext, email: string): Promise<string[]> {
  const { rows: companies } = await app.db.queries.execute<{ id: string }>(
    sql`select distinct company_id as id from engine.surveys`,
  );
  const hashes = companies.map(({ id }) => addressHash(app.config.OPT_OUT_KEY, id, email));
  const { rows } = await app.db.queries.execute<{ id: string }>(sql`
    select company_id as id from engine.survey_recipients where lower(email) = lower(${email})
    union select company_id from engine.survey_invitations where address_hash = any(${sql.param(hashes)}::text[])
    order by 1`);
  return rows.map(({ id }) => id);
}

/**
 * Erases name, address, its hash and free text from the company's surveys, and opts the address out. Scores and choices
 * stay, without a link to the person. Of the links sent, only the opt-out link keeps working. Idempotent.
 */
export async function forgetRespondent(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  await optOutAddress(app, tx, companyId, email);
  const kept = sql`company_id = ${companyId} and lower(email) = lower(${email})`;
  const hashed = sql`company_id = ${companyId}
    and address_hash = ${addressHash(app.config.OPT_OUT_KEY, companyId, email)}`;
  await tx.execute(sql`
    with own as (
      select invitation_id as id from engine.survey_recipients where ${kept}
      union select id from engine.survey_invitations where ${hashed}
    ), ${forgetAnswerCtes}
    delete from engine.survey_recipients where ${kept}`);
  await tx.execute(sql`update engine.survey_invitations set address_hash = null where ${hashed}`);
}
