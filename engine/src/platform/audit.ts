import type { ErrorParams } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { Tx } from './db.ts';
import type { RequestContext } from './route.ts';
import { auditLog } from './schema.ts';

/** Notes an act of a merchant or an API key, in the transaction of the act. No personal data in `detail`. */
export async function audit(
  ctx: RequestContext,
  tx: Tx,
  act: string,
  subjectId: string,
  detail: ErrorParams = {},
): Promise<void> {
  const { userId, apiKeyId, member } = ctx;
  await tx.insert(auditLog).values({
    id: newId(),
    companyId: member?.companyId ?? null,
    actorKind: apiKeyId ? 'api_key' : 'merchant',
    actorId: apiKeyId ?? userId ?? 'unknown',
    act,
    subjectId,
    detail,
    at: await ctx.clock.now(tx),
  });
}
