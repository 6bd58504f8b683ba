import { and, asc, count, eq } from 'drizzle-orm';
import type { AddPushDevice, PushDevices } from '@app/contracts/notifying/push';
import { NotFound, ValidationFailed, domainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { pushDevices } from '../schema.ts';
import { isPushService } from './services.ts';

/** The installation has no keys for push services. */
export class PushOff extends domainError('push_off', 409) {}

/** Far more than one person has. */
const MOST_DEVICES = 20;

const mine = (companyId: string, userId: string) =>
  and(eq(pushDevices.companyId, companyId), eq(pushDevices.userId, userId));

/** The caller’s devices, and the key with which a browser subscribes. */
export async function listDevices(ctx: RequestContext, companyId: string): Promise<PushDevices> {
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .select()
      .from(pushDevices)
      .where(mine(companyId, ctx.userId ?? ''))
      .orderBy(asc(pushDevices.id)),
  );
  return {
    publicKey: ctx.config.PUSH?.VAPID_PUBLIC_KEY ?? null,
    items: rows.map(({ id, name, endpoint, addedAt }) => ({ id, name, endpoint, addedAt: addedAt.toISOString() })),
  };
}

/**
 * Adds a device of the caller, or renews its keys, until the caller's session there ends.
 * @throws PushOff; ValidationFailed for any other address
 */
export async function addDevice(
  ctx: RequestContext,
  companyId: string,
  { endpoint, keys, name }: AddPushDevice,
): Promise<PushDevices> {
  if (!ctx.config.PUSH) throw new PushOff();
  if (!isPushService(endpoint, ctx.config)) throw new ValidationFailed({}, [{ path: 'endpoint', code: 'invalid' }]);
  const userId = ctx.userId ?? '';
  const sessionId = ctx.sessionId ?? null;
  await ctx.db.tenantTx(companyId, async (tx) => {
    const [{ devices } = { devices: 0 }] = await tx
      .select({ devices: count() })
      .from(pushDevices)
      .where(mine(companyId, userId));
    if (devices >= MOST_DEVICES) throw new ValidationFailed({}, [{ path: 'endpoint', code: 'invalid' }]);
    await tx
      .insert(pushDevices)
      .values({ id: newId(), companyId, userId, sessionId, endpoint, ...keys, name, addedAt: await ctx.clock.now(tx) })
      .onConflictDoUpdate({
        target: [pushDevices.companyId, pushDevices.userId, pushDevices.endpoint],
        set: { ...keys, name, sessionId },
      });
  });
  return listDevices(ctx, companyId);
}

/** @throws NotFound for any but the caller’s own */
export async function removeDevice(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  const removed = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .delete(pushDevices)
      .where(and(mine(companyId, ctx.userId ?? ''), eq(pushDevices.id, id)))
      .returning({ id: pushDevices.id }),
  );
  if (removed.length === 0) throw new NotFound();
}
