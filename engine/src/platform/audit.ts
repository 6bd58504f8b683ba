import type { AuditAct } from '@app/contracts/trust/audit-acts';
import type { ErrorParams } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { Tx } from './db.ts';
import type { RequestContext } from './route.ts';
import { auditLog } from './schema.ts';

/**
 * Records an action of a merchant, an API key or a staff member, in the action's transaction. No personal data in `detail`.
 * `companyId`: the company that an action of staff concerns; defaults to the caller's own.
 */
export async function audit(
  ctx: Pick<RequestContext, 'userId' | 'apiKeyId' | 'member' | 'staff' | 'clock'>,
  tx: Tx,
  act: AuditAct,
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

/** Records what an outside service did or told, in the transaction that follows from it. */
export async function auditSystem(
  { clock }: Pick<RequestContext, 'clock'>,
  tx: Tx,
  entry: { act: AuditAct; by: string; companyId: string; subjectId: string; detail: ErrorParams },
): Promise<void> {
  const { act, by, companyId, subjectId, detail } = entry;
  const row = { id: newId(), companyId, actorKind: 'system', actorId: by, act, subjectId, detail } as const;
  await tx.insert(auditLog).values({ ...row, at: await clock.now(tx) });
}
