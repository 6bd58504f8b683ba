import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { domainError } from '../kernel/errors.ts';
import type { Tx } from './db.ts';
import { statement } from './statement.ts';

export class IdempotencyKeyReused extends domainError('idempotency_key_reused', 422) {}

/** A request that may be repeated: `scope` is whose key it is, `key` the client's, `input` what it asked. */
export interface RepeatableRequest {
  scope: string;
  key: string | undefined;
  input: unknown;
}

const takeKey = statement<never, { scope: string; key: string; hash: string }>(
  'idempotency.take',
  (value) => sql`
    insert into engine.idempotency_keys (scope, key, request_hash) values (${value('scope')}, ${value('key')}, ${value('hash')})
    on conflict do nothing`,
);

const keepAnswer = statement<never, { scope: string; key: string; answer: string }>(
  'idempotency.keep',
  (value) => sql`
    update engine.idempotency_keys set answer = ${value('answer')}::jsonb
    where scope = ${value('scope')} and key = ${value('key')}`,
);

/**
 * Runs `work` at most once per scope and key, in the caller's transaction: the answer is kept with the effect, a repeated
 * request gets it again, and two at the same time wait for each other on the key's row.
 * @throws IdempotencyKeyReused when the key came before with another input.
 */
export async function once<Answer>(tx: Tx, request: RepeatableRequest, work: () => Promise<Answer>): Promise<Answer> {
  const { scope, key } = request;
  if (key === undefined) return work();
  const hash = createHash('sha256').update(JSON.stringify(request.input)).digest('base64url');
  const { rowCount } = await takeKey(tx, { scope, key, hash });
  if (rowCount === 0) {
    const { rows } = await tx.execute<{ request_hash: string; answer: Answer }>(sql`
      select request_hash, answer from engine.idempotency_keys where scope = ${scope} and key = ${key}`);
    const known = rows[0];
    if (!known || known.request_hash !== hash) throw new IdempotencyKeyReused();
    return known.answer;
  }
  const answer = await work();
  await keepAnswer(tx, { scope, key, answer: JSON.stringify(answer) });
  return answer;
}
