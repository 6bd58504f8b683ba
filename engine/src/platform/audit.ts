import type { ErrorParams } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { Tx } from './db.ts';
import type { RequestContext } from './route.ts';
import { auditLog } from './schema.ts';

/**
 * Notes an act of a merchant, an API key or a staff member, in the transaction of the act. No personal data in `detail`.
 * `companyId`: whom an act of staff concerns; otherwise it is the caller's own.
 */
export async function audit(
  ctx: RequestContext,
  tx: Tx,
  act: string,
  subjectId: string,
  detail: ErrorParams = {},
  companyId?: string,
): Promise<void> {
  const { userId, apiKeyId, member, staff } = ctx;
  await tx.insert(auditLog).values({
    id: newId(),
    companyId: member?.companyId ?? companyId ?? null,
    actorKind: staff ? 'staff' : apiKeyId ? 'api_key' : 'merchant',
    actorId: staff?.staffId ?? apiKeyId ?? userId ?? 'unknown',
    act,
    subjectId,
    detail,
    at: await ctx.clock.now(tx),
  });
}
