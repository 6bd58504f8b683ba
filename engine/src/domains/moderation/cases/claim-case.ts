import type { DeskCase } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { NotSignedIn, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { lockCase, tryClaimCase } from './case-repo.ts';
import { deskCase } from './desk.ts';

export class CaseNotFound extends domainError('case_not_found', 404) {}
export class CaseClaimed extends domainError('case_claimed', 409) {}
export class CaseDecided extends domainError('case_decided', 409) {}

const CLAIM_MINUTES = 10;

/** The staff member who calls. @throws NotSignedIn */
export function staffCaller(ctx: RequestContext): StaffMember {
  if (!ctx.staff) throw new NotSignedIn();
  return ctx.staff;
}

/** Claims a case for ten minutes, during which nobody else may decide it. @throws CaseNotFound, CaseDecided, CaseClaimed */
export async function claimCase(ctx: RequestContext, caseId: string): Promise<DeskCase> {
  const { staffId } = staffCaller(ctx);
  await ctx.db.tx(async (tx) => {
    const claimed = await lockCase(tx, caseId);
    if (!claimed) throw new CaseNotFound();
    if (claimed.decidedAt) throw new CaseDecided();
    if (!(await tryClaimCase(tx, caseId, staffId, CLAIM_MINUTES, await ctx.clock.now(tx)))) throw new CaseClaimed();
    // Not in the company's log, which shows decisions only.
    await audit(ctx, tx, 'case.claimed', caseId, { kind: claimed.kind });
  });
  return deskCase(ctx, caseId, staffId);
}
