import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { domainError } from '../kernel/errors.ts';
import type { Tx } from './db.ts';
import { statement } from './database/statement.ts';

export class IdempotencyKeyReused extends domainError('idempotency_key_reused', 422) {}

/**
 * A request that may be repeated. `scope`: owner of the key; `key`: as sent by the client; `input`: to detect misuse.
 */
export interface IdempotentRequest {
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
 * Runs `work` at most once per scope and key, in the caller's transaction. The answer is stored with the effect and
 * returned to a repeated request; concurrent requests wait for each other on the key's row.
 * @throws IdempotencyKeyReused when the key was used before with another input.
 */
export async function withIdempotency<Answer>(
  tx: Tx,
  request: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
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
