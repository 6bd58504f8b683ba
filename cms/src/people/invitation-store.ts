import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import type { AdminLanguage } from '../locales.ts';

/** An invitation that has not been accepted. */
export interface OpenInvitation {
  id: string;
  name: string;
  email: string;
  role: string;
  language: AdminLanguage;
  invitedBy: string;
  invitedAt: Date;
  expiresAt: Date;
}

export const INVITATION_DAYS = 3;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Invites an account again, which ends the earlier link. @returns the token of the link, which is stored as a hash only */
export async function keepInvitation(
  database: Queryable,
  { userId, language, by }: { userId: string; language: AdminLanguage; by: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into cms.invitations (user_id, token_hash, language, invited_by, expires_at)
     values ($1, $2, $3, $4, now() + interval '${INVITATION_DAYS} days')
     on conflict (user_id) do update set token_hash = excluded.token_hash, language = excluded.language,
       invited_by = excluded.invited_by, invited_at = now(), expires_at = excluded.expires_at`,
    [userId, hashOf(token), language, by],
  );
  return token;
}

/** The account of a link that is neither used nor expired, locked. */
export async function lockInvited(
  database: Queryable,
  token: string,
): Promise<{ id: string; email: string } | undefined> {
  const { rows } = await database.query(
    `select u.id, u.email from cms.invitations i join cms.users u on u.id = i.user_id
     where i.token_hash = $1 and i.accepted_at is null and i.expires_at > now() for update of i`,
    [hashOf(token)],
  );
  return rows[0] as { id: string; email: string } | undefined;
}

/** Whose link it is, without using it up. */
export async function readInvited(
  database: Queryable,
  token: string,
): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await database.query(
    `select u.name, u.email from cms.invitations i join cms.users u on u.id = i.user_id
     where i.token_hash = $1 and i.accepted_at is null and i.expires_at > now()`,
    [hashOf(token)],
  );
  return rows[0] as { name: string; email: string } | undefined;
}

/** The password is chosen: no link of an invitation works any more. @returns false if none was open */
export async function closeInvitation(database: Queryable, userId: string): Promise<boolean> {
  const { rows } = await database.query(
    `update cms.invitations set accepted_at = now() where user_id = $1 and accepted_at is null returning user_id`,
    [userId],
  );
  return rows.length > 0;
}

export async function isOpenInvitation(database: Queryable, userId: string): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from cms.invitations where user_id = $1 and accepted_at is null for update`,
    [userId],
  );
  return rows.length > 0;
}

export async function readOpenInvitations(database: Queryable): Promise<OpenInvitation[]> {
  const { rows } = await database.query(
    `select u.id, u.name, u.email, u.role, i.language, i.invited_by as "invitedBy", i.invited_at as "invitedAt",
       i.expires_at as "expiresAt"
     from cms.invitations i join cms.users u on u.id = i.user_id
     where i.accepted_at is null order by i.invited_at desc, u.id`,
  );
  return rows as unknown as OpenInvitation[];
}
