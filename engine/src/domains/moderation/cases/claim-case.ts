import type { ClaimCase, EscalateCase } from '@app/contracts/moderating/desk-work';
import type { DeskCase } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { NotSignedIn, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { escalate, lockCase, releaseClaim, tryClaimCase } from './case-repo.ts';
import type { Case } from './case-repo.ts';
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

/** Left to administrators. */
export class CaseEscalated extends domainError('case_escalated', 409) {}
export class SecondModeratorNeeded extends domainError('second_moderator_needed', 409) {}

/** @throws CaseEscalated, SecondModeratorNeeded */
export function assertMayDecide({ escalatedAt, notBy }: Case, { staffId, role }: StaffMember): void {
  if (escalatedAt && role !== 'administrator') throw new CaseEscalated();
  if (notBy === staffId) throw new SecondModeratorNeeded();
}

/** An undecided case, locked. @throws CaseNotFound, CaseDecided */
async function lockWaiting(tx: Tx, caseId: string): Promise<Case> {
  const found = await lockCase(tx, caseId);
  if (!found) throw new CaseNotFound();
  if (found.decidedAt || found.planId) throw new CaseDecided();
  return found;
}

/**
 * Claims a case for ten minutes, during which nobody else may decide it, unless they take it over.
 * @throws CaseNotFound, CaseDecided, CaseClaimed, CaseEscalated, SecondModeratorNeeded
 */
export async function claimCase(ctx: RequestContext, caseId: string, { takeOver }: ClaimCase): Promise<DeskCase> {
  const staff = staffCaller(ctx);
  await ctx.db.tx(async (tx) => {
    const waiting = await lockWaiting(tx, caseId);
    assertMayDecide(waiting, staff);
    const now = await ctx.clock.now(tx);
    if (!(await tryClaimCase(tx, caseId, { staff, minutes: CLAIM_MINUTES, takeOver }, now))) throw new CaseClaimed();
    // Not in the company's log, which shows decisions only.
    await audit(ctx, tx, 'case.claimed', caseId, { kind: waiting.kind, ...(takeOver && { takenOver: 'yes' }) });
  });
  return deskCase(ctx, caseId, staff);
}

/** Ends one's own claim; without one nothing happens. @throws CaseNotFound, CaseDecided */
export async function releaseCase(ctx: RequestContext, caseId: string): Promise<DeskCase> {
  const staff = staffCaller(ctx);
  await ctx.db.tx(async (tx) => {
    const { kind } = await lockWaiting(tx, caseId);
    if (await releaseClaim(tx, caseId, staff.staffId)) await audit(ctx, tx, 'case.released', caseId, { kind });
  });
  return deskCase(ctx, caseId, staff);
}

/** Leaves a case to administrators. @throws CaseNotFound, CaseDecided, CaseEscalated */
export async function escalateCase(ctx: RequestContext, caseId: string, { note }: EscalateCase): Promise<DeskCase> {
  const staff = staffCaller(ctx);
  await ctx.db.tx(async (tx) => {
    const { kind, escalatedAt } = await lockWaiting(tx, caseId);
    if (escalatedAt) throw new CaseEscalated();
    await escalate(tx, caseId, { by: staff.name, note }, await ctx.clock.now(tx));
    await audit(ctx, tx, 'case.escalated', caseId, { kind });
  });
  return deskCase(ctx, caseId, staff);
}
