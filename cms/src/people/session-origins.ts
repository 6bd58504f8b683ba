import { browserOf, systemOf } from '@app/contracts/security/user-agent';
import type { PayloadRequest } from 'payload';
import type { Queryable } from '../database/queryable.ts';
import type { User } from '../payload-types.ts';
import { clientAddress } from '../sign-in/http.ts';

/** A session as its owner sees it. */
export interface ShownSession {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  since: string;
  until: string;
  current: boolean;
}

const KEPT = "interval '30 days'";

/** The id of a session, which Payload writes into its token. */
export function sessionIdOf(token: string): string | undefined {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as {
    sid?: unknown;
  };
  return typeof claims.sid === 'string' ? claims.sid : undefined;
}

/** Keeps from where a session was begun, and forgets what has ended long ago. */
export async function keepSessionOrigin(req: PayloadRequest, userId: string, sessionId: string): Promise<void> {
  const agent = req.headers.get('user-agent') ?? '';
  await req.payload.db.pool.query(
    `with gone as (delete from cms.session_origins where at < now() - ${KEPT})
       insert into cms.session_origins (session_id, user_id, browser, system, address) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
    [sessionId, userId, browserOf(agent), systemOf(agent), clientAddress(req)],
  );
}

/** The live sessions of an account, the newest first. */
export async function readSessions(
  database: Queryable,
  { sessions }: Pick<User, 'sessions'>,
  current: string | undefined,
): Promise<ShownSession[]> {
  const live = (sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
  const { rows } = await database.query(
    `select session_id as id, browser, system, address from cms.session_origins
     where session_id in (select value from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(live.map(({ id }) => id))],
  );
  const origins = new Map((rows as ShownSession[]).map((row) => [row.id, row]));
  return live
    .map(({ id, createdAt, expiresAt }) => ({
      id,
      browser: origins.get(id)?.browser ?? null,
      system: origins.get(id)?.system ?? null,
      address: origins.get(id)?.address ?? null,
      since: new Date(createdAt ?? expiresAt).toISOString(),
      until: new Date(expiresAt).toISOString(),
      current: id === current,
    }))
    .toSorted((a, b) => b.since.localeCompare(a.since));
}
