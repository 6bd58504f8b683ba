import type { PayloadRequest } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { endSessions } from '../sign-in/session.ts';
import { logAccountAction, mailOwner } from './account-log.ts';
import { removeFactor } from './store.ts';

/**
 * Removes the second factor of an account whose owner has lost phone and recovery codes, ends its sessions and mails the
 * owner. @returns false if there was none
 */
export async function resetFactor(
  req: PayloadRequest,
  account: { id: string; email: string },
  by: string,
): Promise<boolean> {
  const wasOn = await inTransaction(req, async (client) => {
    if (!(await removeFactor(client, account.id))) return false;
    await endSessions(req, account.id);
    await logAccountAction(client, 'reset', account, by);
    return true;
  });
  if (wasOn) await mailOwner(req.payload, 'reset', account.email, req);
  return wasOn;
}
