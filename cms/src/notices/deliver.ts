import type { Queryable } from '../database/queryable.ts';
import type { ChangeNotices, NoticeTopic } from '../export/types.ts';
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from './signature.ts';

export interface Receiver {
  /** Origin of the engine. */
  engineUrl: string;
  serviceKey: string;
}

interface Claimed {
  id: string;
  topic: NoticeTopic;
  entity: string;
  document_id: string | null;
  operation: 'change' | 'delete';
  created_at: Date;
}

const BATCH = 200;
const TIMEOUT_MS = 10_000;
/** After this time a claimed notice is due again, in case its process died. Longer than the timeout. */
const LEASE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 300;

/** Claims due notices. The claim is committed before anything is sent. */
const CLAIM = `
  update cms.change_notices set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
  where id in (
    select id from cms.change_notices
    where delivered_at is null and (next_attempt_at is null or next_attempt_at <= now())
    order by id limit ${BATCH} for update skip locked)
  returning id, topic, entity, document_id, operation, created_at`;

const DELIVERED = 'update cms.change_notices set delivered_at = now(), last_error = null where id = any($1::uuid[])';

/** Waits 1, 2, 4 … seconds before the next attempt, at most five minutes. */
const FAILED = `
  update cms.change_notices set last_error = $2,
    next_attempt_at = now() + make_interval(secs => least(power(2, least(attempts, 20) - 1), ${LONGEST_PAUSE_SECONDS})::float8)
  where id = any($1::uuid[])`;

const toBody = (claimed: Claimed[]): ChangeNotices => ({
  notices: claimed.map(({ id, topic, entity, document_id, operation, created_at }) => ({
    id,
    topic,
    entity,
    documentId: document_id,
    operation,
    at: created_at.toISOString(),
  })),
});

async function post(claimed: Claimed[], { engineUrl, serviceKey }: Receiver): Promise<void> {
  const body = JSON.stringify(toBody(claimed));
  const timestamp = Math.floor(Date.now() / 1000);
  const answer = await fetch(`${engineUrl}/api/v1/hooks/content`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: sign(body, timestamp, serviceKey),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

/**
 * Sends a batch of due notices as one message; a notice stays due until the engine has answered 2xx.
 * @returns the number of delivered notices, or the error, which is also stored with the notices
 */
export async function deliverNotices(
  database: Queryable,
  receiver: Receiver,
): Promise<{ delivered: number; error: string | null }> {
  const claimed = ((await database.query(CLAIM)).rows as Claimed[]).sort((a, b) => a.id.localeCompare(b.id));
  if (!claimed.length) return { delivered: 0, error: null };
  const ids = claimed.map(({ id }) => id);
  try {
    await post(claimed, receiver);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await database.query(FAILED, [ids, reason.slice(0, 500)]);
    return { delivered: 0, error: reason };
  }
  await database.query(DELIVERED, [ids]);
  return { delivered: ids.length, error: null };
}
