import type { AuditAct } from '@app/contracts/trust/audit-acts';
import type { LiveKind } from '@app/contracts/values';
import type { ErrorParams } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { Tx } from './db.ts';
import { announce } from './live/announce.ts';
import type { RequestContext } from './route.ts';
import { auditLog } from './schema.ts';

/** Subjects whose acts announce themselves, or are shown in no list that members keep open. */
const QUIET = ['billing', 'case', 'charge', 'invoice', 'job', 'order_import', 'payment', 'review', 'review_import'];

/** What open panels are told of an act; undefined = nothing. */
function liveKind(act: AuditAct): LiveKind | undefined {
  const subject = act.slice(0, act.indexOf('.'));
  if (subject === 'team') return 'team';
  return QUIET.includes(subject) ? undefined : 'company';
}

/**
 * Records an action of a merchant, an API key or a staff member, in the action's transaction, and tells open panels of
 * the company. Programs act too often for that. No personal data in `detail`.
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
  const about = member?.companyId ?? companyId ?? null;
  await tx.insert(auditLog).values({
    id: newId(),
    companyId: about,
    actorKind: staff ? 'staff' : apiKeyId ? 'api_key' : 'merchant',
    actorId: staff?.staffId ?? apiKeyId ?? userId ?? 'unknown',
    act,
    subjectId,
    detail,
    at: await ctx.clock.now(tx),
  });
  const kind = liveKind(act);
  if (about && kind && !apiKeyId) await announce(tx, { companyId: about, kind, subjectId: null });
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
