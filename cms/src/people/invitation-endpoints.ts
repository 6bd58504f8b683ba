import { randomBytes } from 'node:crypto';
import { addDataAndFileToRequest } from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { ROLES } from '../access/rules.ts';
import type { Role } from '../access/rules.ts';
import { config } from '../config.ts';
import { inTransaction } from '../database/transaction.ts';
import { ADMIN_LANGUAGES, type AdminLanguage } from '../locales.ts';
import { languageOf } from '../mail/language.ts';
import type { User } from '../payload-types.ts';
import { logAccountAction, readRecentActions } from '../second-factor/account-log.ts';
import type { Account } from '../sign-in/account.ts';
import { clientAddress, stringOf, withAttemptLimits } from '../sign-in/http.ts';
import { countAttempts } from '../sign-in/limiter.ts';
import { forAdministrators, json, onAccount, problem } from './call.ts';
import type { StaffCall } from './call.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  closeInvitation,
  isOpenInvitation,
  keepInvitation,
  lockInvited,
  readOpenInvitations,
} from './invitation-store.ts';

const languageIn = ({ data, req }: StaffCall): AdminLanguage =>
  ADMIN_LANGUAGES.find((known) => known === data['language']) ?? languageOf(req);

/** Mails the link. Without a mail server the administrator gets it, to hand it over. */
async function sendLink(call: StaffCall, to: { name: string; email: string }, token: string): Promise<Response> {
  const { req, own } = call;
  const link = `${config.publicUrl}/admin/invitation/${token}`;
  let mailed = Boolean(config.smtpUrl);
  try {
    const mail = invitationMail(languageIn(call), { name: to.name, by: req.user?.name ?? own.email, link });
    await req.payload.sendEmail({ to: to.email, ...mail });
  } catch (error) {
    req.payload.logger.error({ err: error }, 'An invitation was not mailed');
    mailed = false;
  }
  return json({ mailed, ...(!mailed && { link }), ...(await overview(req)) });
}

async function overview(req: PayloadRequest) {
  const { pool } = req.payload.db;
  return { invitations: await readOpenInvitations(pool), acts: await readRecentActions(pool) };
}

/** The account begins with a password that nobody knows; the mailed link sets the first one. */
async function invite(call: StaffCall): Promise<Response> {
  const { req, own, data } = call;
  const given = { name: stringOf(data['name']).trim(), email: stringOf(data['email']).trim().toLowerCase() };
  const role = ROLES.find((known) => known === data['role']);
  if (given.name === '') return problem('name_missing');
  if (!role) return problem('role_missing');
  const locales = (Array.isArray(data['locales']) && role === 'translator' ? data['locales'] : []) as User['locales'];
  const token = await inTransaction(req, async (client) => {
    const password = randomBytes(32).toString('base64url');
    const user = await req.payload.create({
      collection: 'users',
      data: { ...given, role: role satisfies Role, locales, password },
      req,
    });
    await logAccountAction(client, 'invited', { id: user.id, email: given.email }, own.email);
    return keepInvitation(client, { userId: user.id, language: languageIn(call), by: own.email });
  });
  return sendLink(call, given, token);
}

async function inviteAgain(call: StaffCall & { account: Account }): Promise<Response> {
  const { req, own, account } = call;
  const token = await inTransaction(req, async (client) => {
    if (!(await isOpenInvitation(client, account.id))) return undefined;
    await logAccountAction(client, 'invited_again', account, own.email);
    return keepInvitation(client, { userId: account.id, language: languageIn(call), by: own.email });
  });
  if (token === undefined) return problem('invitation_closed', 409);
  const user = await req.payload.findByID({ collection: 'users', id: account.id, req });
  return sendLink(call, user, token);
}

async function withdraw({ req, own, account }: StaffCall & { account: Account }): Promise<Response> {
  const gone = await inTransaction(req, async (client) => {
    if (!(await isOpenInvitation(client, account.id))) return false;
    await req.payload.delete({ collection: 'users', id: account.id, req });
    await logAccountAction(client, 'invitation_withdrawn', account, own.email);
    return true;
  });
  return gone ? json(await overview(req)) : problem('invitation_closed', 409);
}

/** Needs the link only. Sets the first password; signing in comes afterwards, with all of its steps. */
const accept = (req: PayloadRequest): Promise<Response> =>
  withAttemptLimits(req, async () => {
    await addDataAndFileToRequest(req);
    await countAttempts(req.payload.db.pool, [['resetClient', clientAddress(req)]]);
    const [token, password] = [stringOf(req.data?.['token']), stringOf(req.data?.['password'])];
    if (password === '') return problem('password_missing');
    const accepted = await inTransaction(req, async (client) => {
      const invited = await lockInvited(client, token);
      if (!invited) return false;
      await req.payload.update({ collection: 'users', id: invited.id, data: { password }, req });
      await closeInvitation(client, invited.id);
      await logAccountAction(client, 'invitation_accepted', invited, invited.email);
      return true;
    });
    return accepted ? json({ accepted: true }) : problem('invitation_ended', 403);
  });

export const invitationEndpoints: Endpoint[] = [
  { path: '/invitations', method: 'get', handler: forAdministrators(async ({ req }) => json(await overview(req))) },
  { path: '/invitations', method: 'post', handler: forAdministrators(invite) },
  { path: '/invitations/accept', method: 'post', handler: accept },
  { path: '/:id/invitation', method: 'post', handler: forAdministrators(onAccount(inviteAgain)) },
  { path: '/:id/invitation/withdraw', method: 'post', handler: forAdministrators(onAccount(withdraw)) },
];
