import type { Endpoint, PayloadRequest } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import type { User } from '../payload-types.ts';
import { logAccountAction } from '../second-factor/account-log.ts';
import type { Account } from '../sign-in/account.ts';
import { stringOf } from '../sign-in/http.ts';
import { forAdministrators, forStaff, json, onAccount, problem } from './call.ts';
import type { StaffCall } from './call.ts';
import { readSessions } from './session-origins.ts';

const currentSession = (req: PayloadRequest) => (req.user as { _sid?: string } | null)?._sid;

const userOf = (req: PayloadRequest, id: string) =>
  req.payload.db.findOne<Pick<User, 'id' | 'sessions'>>({ collection: 'users', where: { id: { equals: id } }, req });

async function answerSessions(req: PayloadRequest, account: Account): Promise<Response> {
  const user = await userOf(req, account.id);
  return json({ sessions: await readSessions(req.payload.db.pool, user ?? {}, currentSession(req)) });
}

/** Ends one session, or all but the caller's own. */
async function end({ req, own, data, account }: StaffCall & { account: Account }): Promise<Response> {
  const session = stringOf(data['session']);
  const ended = await inTransaction(req, async (client) => {
    await client.query(`select id from cms.users where id::text = $1 for update`, [account.id]);
    const sessions = (await userOf(req, account.id))?.sessions ?? [];
    const kept = sessions.filter(({ id }) => (session === '' ? id === currentSession(req) : id !== session));
    if (kept.length === sessions.length) return session === '';
    await req.payload.db.updateOne({
      collection: 'users',
      id: account.id,
      data: { sessions: kept },
      req,
      returning: false,
    });
    await logAccountAction(client, session === '' ? 'sessions_ended' : 'session_ended', account, own.email);
    return true;
  });
  return ended ? answerSessions(req, account) : problem('session_unknown', 404);
}

const ofOwn = (handler: (call: StaffCall & { account: Account }) => Promise<Response>) => (call: StaffCall) =>
  handler({ ...call, account: call.own });

const show = ({ req, account }: StaffCall & { account: Account }) => answerSessions(req, account);

/** Sessions of one's own account, and of colleagues for administrators. */
export const sessionEndpoints: Endpoint[] = [
  { path: '/sessions', method: 'get', handler: forStaff(ofOwn(show)) },
  { path: '/sessions/end', method: 'post', handler: forStaff(ofOwn(end)) },
  { path: '/:id/sessions', method: 'get', handler: forAdministrators(onAccount(show)) },
  { path: '/:id/sessions/end', method: 'post', handler: forAdministrators(onAccount(end)) },
];
