import { addDataAndFileToRequest, resetPasswordOperation } from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { languageOf } from '../mail/language.ts';
import { adminText } from '../words/admin-text.ts';
import { closeInvitation } from '../people/invitation-store.ts';
import { NO_STORE } from '../rest/no-store.ts';
import { logAccountAction } from '../second-factor/account-log.ts';
import { stringOf } from './http.ts';
import { endSessions, grantSession } from './session.ts';

/**
 * Payload's own endpoint, but without a session: opening a mailed link proves no second factor. The session that Payload
 * creates is removed in the same transaction and its token is not sent; the person signs in as usual.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    await setPassword(req, { token: stringOf(req.data?.['token']), password: stringOf(req.data?.['password']) });
    const message = adminText('signIn.passwordSet')[languageOf(req)];
    return Response.json({ message }, { headers: NO_STORE });
  },
};

const setPassword = (req: PayloadRequest, data: { token: string; password: string }): Promise<void> =>
  inTransaction(req, async (client) => {
    grantSession(req);
    const { user } = await resetPasswordOperation({ collection: req.payload.collections.users, data, req });
    const { id, email } = user as { id: string; email: string };
    await endSessions(req, id);
    await closeInvitation(client, id);
    await logAccountAction(client, 'password_set', { id, email }, email);
  });
