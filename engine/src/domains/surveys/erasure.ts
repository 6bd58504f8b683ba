import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { addressHash, refuseAddress } from '../invitations/public.ts';
import { wordsGo } from './forgetting.ts';

/** Companies that keep this address with a survey, or its hash alone. */
export async function companiesAsking(app: AppContext, email: string): Promise<string[]> {
  const { rows: asking } = await app.db.read.execute<{ id: string }>(
    sql`select distinct company_id as id from engine.surveys`,
  );
  const hashes = asking.map(({ id }) => addressHash(app.config.OPT_OUT_KEY, id, email));
  const { rows } = await app.db.read.execute<{ id: string }>(sql`
    select company_id as id from engine.survey_recipients where lower(email) = lower(${email})
    union select company_id from engine.survey_invitations where address_hash = any(${sql.param(hashes)}::text[])
    order by 1`);
  return rows.map(({ id }) => id);
}

/**
 * Name, address and words go from the company's surveys, and the hash of the address; points and choices stay, and nobody
 * knows whose they are. Of the links that were mailed only the opt-out works on. Doing it twice is fine.
 */
export async function forgetAsked(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  await refuseAddress(app, tx, companyId, email);
  const kept = sql`company_id = ${companyId} and lower(email) = lower(${email})`;
  const hashed = sql`company_id = ${companyId}
    and address_hash = ${addressHash(app.config.OPT_OUT_KEY, companyId, email)}`;
  await tx.execute(sql`
    with own as (
      select invitation_id as id from engine.survey_recipients where ${kept}
      union select id from engine.survey_invitations where ${hashed}
    ), ${wordsGo}
    delete from engine.survey_recipients where ${kept}`);
  await tx.execute(sql`update engine.survey_invitations set address_hash = null where ${hashed}`);
}
