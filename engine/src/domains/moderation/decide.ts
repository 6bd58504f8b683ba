import type { CaseKind, DecideCase, DeskCase } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/staff-token';
import { NotSignedIn, domainError } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { lockQuestion } from '../questions/public.ts';
import { lockReview } from '../reviews/public.ts';
import { appealById } from './appeal-repo.ts';
import * as repo from './case-repo.ts';
import { CaseChanged } from './decision.ts';
import type { Deciding } from './decision.ts';
import { reverse, uphold } from './decisions-appeal.ts';
import {
  decideInfluence,
  endOfBurst,
  keepPhoto,
  publishHeldAnswer,
  refuseHeldAnswer,
  takePhotoDown,
} from './decisions-other.ts';
import { publishAnswer, publishQuestion, refuseAnswer, refuseQuestion } from './decisions-question.ts';
import { keep, letStand, remove } from './decisions-report.ts';
import { reject, release } from './decisions-text.ts';
import { grantWithdrawal, refuseWithdrawal } from './decisions-withdrawal.ts';
import { deskCase } from './desk.ts';
import { consequenceOf } from './model.ts';
import type { Consequence } from './model.ts';

export class CaseNotFound extends domainError('case_not_found', 404) {}
export class CaseClaimed extends domainError('case_claimed', 409) {}
export class CaseDecided extends domainError('case_decided', 409) {}
export class SecondModeratorNeeded extends domainError('second_moderator_needed', 409) {}

/** How long a case stays with who has taken it. */
const CLAIM_MINUTES = 10;

const CARRY_OUT: Readonly<Record<Consequence, (d: Deciding) => Promise<void>>> = {
  ...{ release, reject, remove, keep, reverse, uphold },
  ...{ keep_photo: keepPhoto, remove_photo: takePhotoDown },
  ...{ publish_answer: publishHeldAnswer, refuse_answer: refuseHeldAnswer },
  ...{ publish_question: publishQuestion, refuse_question: refuseQuestion },
  ...{ publish_question_answer: publishAnswer, refuse_question_answer: refuseAnswer },
  dismiss_influence: decideInfluence,
  confirm_influence: decideInfluence,
  grant_withdrawal: grantWithdrawal,
  refuse_withdrawal: refuseWithdrawal,
  ...{ release_burst: endOfBurst, reject_burst: endOfBurst },
  let_stand: letStand,
};

/** The staff member who calls. */
export function caller(ctx: RequestContext): StaffMember {
  if (!ctx.staff) throw new NotSignedIn();
  return ctx.staff;
}

/** Takes a case for ten minutes, so that two do not look at the same. @throws CaseNotFound, CaseDecided, CaseClaimed */
export async function claim(ctx: RequestContext, caseId: string): Promise<DeskCase> {
  const { staffId } = caller(ctx);
  await ctx.db.tx(async (tx) => {
    const of = await repo.lockCase(tx, caseId);
    if (!of) throw new CaseNotFound();
    if (of.decidedAt) throw new CaseDecided();
    if (!(await repo.claimCase(tx, caseId, staffId, CLAIM_MINUTES, await ctx.clock.now(tx)))) throw new CaseClaimed();
    // No company's log shows who looks at what: only what was decided.
    await audit(ctx, tx, 'case.claimed', caseId, { kind: of.kind });
  });
  return deskCase(ctx, caseId, staffId);
}

/**
 * Decides a case: what it does is in the model's table. Everything about the same review that the decision settles is
 * settled with it, in one transaction.
 * @throws CaseNotFound, CaseDecided, CaseClaimed, CaseChanged, SecondModeratorNeeded, GroundNeeded, ReviewActRefused
 */
export async function decide(ctx: RequestContext, caseId: string, input: DecideCase): Promise<DeskCase> {
  const { staffId } = caller(ctx);
  await ctx.db.tx(async (tx) => {
    const { of, onScreen } = await lockForDecision(tx, caseId);
    const now = await ctx.clock.now(tx);
    if (of.decidedAt) throw new CaseDecided();
    if (of.claimedBy && of.claimedBy !== staffId && of.claimedUntil && of.claimedUntil > now) throw new CaseClaimed();
    if (of.notBy === staffId) throw new SecondModeratorNeeded();
    if (input.revision !== undefined && onScreen !== null && input.revision !== onScreen) throw new CaseChanged();
    const appeal = of.kind === 'appeal' && of.subjectId ? await appealById(tx, of.subjectId) : undefined;
    const { consequence, ground } = consequenceOf(of.kind, appeal?.side ?? null, input.decision, input.ground);
    const { decision, note = null } = input;
    await CARRY_OUT[consequence]({ app: ctx, tx, of, decision, ground, note, staffId, now });
    await audit(ctx, tx, 'case.decided', caseId, { kind: of.kind, decision, ground, consequence }, of.companyId);
  });
  return deskCase(ctx, caseId, staffId);
}

const isOfQuestion = (kind: CaseKind): boolean => kind === 'question' || kind === 'question_answer';

/** The review or question first, then the case: the order in which screening takes them, too. @throws CaseNotFound */
async function lockForDecision(tx: Tx, caseId: string): Promise<{ of: repo.Case; onScreen: number | null }> {
  const found = await repo.caseById(tx, caseId);
  const review = found?.reviewId ? await lockReview(tx, found.reviewId) : undefined;
  if (found && isOfQuestion(found.kind) && found.subjectId) await lockQuestion(tx, found.subjectId);
  const of = found && (await repo.lockCase(tx, caseId));
  if (!of) throw new CaseNotFound();
  // A case that names no text of its own shows the public one.
  return { of, onScreen: of.revision ?? review?.revision ?? null };
}
