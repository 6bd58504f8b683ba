import type { Payload, PayloadRequest } from 'payload';
import { noteAct, tellOwner } from './acts.ts';
import { endSessions, removeFactor } from './store.ts';

/**
 * Takes the second factor off an account whose owner has lost phone and recovery codes, ends its sessions and tells the
 * owner by mail. @returns false when there was none
 */
export async function resetFactor(
  payload: Payload,
  account: { id: string; email: string },
  by: string,
  req?: PayloadRequest,
): Promise<boolean> {
  const client = await payload.db.pool.connect();
  try {
    await client.query('begin');
    const wasOn = await removeFactor(client, account.id);
    if (wasOn) {
      await endSessions(client, account.id);
      await noteAct(client, 'reset', account, by);
    }
    await client.query('commit');
    if (wasOn) await tellOwner(payload, 'reset', account.email, req);
    return wasOn;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
