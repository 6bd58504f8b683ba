import {
  addDataAndFileToRequest,
  commitTransaction,
  initTransaction,
  killTransaction,
  resetPasswordOperation,
} from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { inLanguageOf } from '../mail/language.ts';
import { say } from '../words/say.ts';
import { NO_STORE, textOf } from './http.ts';
import { grantSession } from './session.ts';

/**
 * Payload's own, but for the session: who has opened a mailed link has not shown a second factor. The session that
 * Payload makes is taken away in the same transaction, and nobody hears of its token: they sign in as always.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    await setPassword(req, { token: textOf(req.data?.['token']), password: textOf(req.data?.['password']) });
    const message = say('signIn.passwordSet')[inLanguageOf(req)];
    return Response.json({ message }, { headers: NO_STORE });
  },
};

async function setPassword(req: PayloadRequest, data: { token: string; password: string }): Promise<void> {
  await initTransaction(req);
  try {
    grantSession(req);
    const { user } = await resetPasswordOperation({ collection: req.payload.collections.users, data, req });
    const { id } = user as { id: string };
    await req.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, req, returning: false });
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
