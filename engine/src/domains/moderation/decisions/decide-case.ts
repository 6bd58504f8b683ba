import type { CaseKind, DecideCase, DeskCase } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { lockQuestion } from '../../questions/public.ts';
import { lockReview } from '../../reviews/public.ts';
import { appealById } from '../appeals/appeal-repo.ts';
import * as repo from '../cases/case-repo.ts';
import { CaseClaimed, CaseDecided, CaseNotFound, assertMayDecide, staffCaller } from '../cases/claim-case.ts';
import { deskCase } from '../cases/desk.ts';
import { publishHeldAnswer, refuseHeldAnswer } from './answer-decisions.ts';
import { reverseDecision, upholdDecision } from './appeal-decisions.ts';
import { decideBurst } from './burst-decisions.ts';
import { consequenceOf } from './consequences.ts';
import type { Consequence } from './consequences.ts';
import { CaseChanged, settleWithDecision } from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';
import { takeDownPhoto } from './photo-decisions.ts';
import { publishQuestion, publishQuestionAnswer, refuseQuestion, refuseQuestionAnswer } from './question-decisions.ts';
import { keepReview, removeReview } from './report-decisions.ts';
import { rejectText, releaseText } from './text-decisions.ts';
import { grantWithdrawal, refuseWithdrawal } from './withdrawal-decisions.ts';

const APPLY: Readonly<Record<Consequence, (context: DecisionContext) => Promise<void>>> = {
  release: releaseText,
  reject: rejectText,
  remove: removeReview,
  keep: keepReview,
  reverse: reverseDecision,
  uphold: upholdDecision,
  keep_photo: settleWithDecision,
  remove_photo: takeDownPhoto,
  publish_answer: publishHeldAnswer,
  refuse_answer: refuseHeldAnswer,
  publish_question: publishQuestion,
  refuse_question: refuseQuestion,
  publish_question_answer: publishQuestionAnswer,
  refuse_question_answer: refuseQuestionAnswer,
  // Messages of a mediation stay refused or sent; the decision is kept for later decisions about the company.
  dismiss_influence: settleWithDecision,
  confirm_influence: settleWithDecision,
  grant_withdrawal: grantWithdrawal,
  refuse_withdrawal: refuseWithdrawal,
  release_burst: decideBurst,
  reject_burst: decideBurst,
  // The text stays; nobody was told of the sign against it, and nobody is told of this.
  let_stand: settleWithDecision,
};

/**
 * Decides a case and, in the same transaction, everything about the same review that the decision settles.
 * @throws CaseNotFound, CaseDecided, CaseClaimed, CaseChanged, CaseEscalated, SecondModeratorNeeded, GroundNeeded,
 *   ReviewActRefused
 */
export async function decideCase(ctx: RequestContext, caseId: string, input: DecideCase): Promise<DeskCase> {
  const staff = staffCaller(ctx);
  await ctx.db.tx((tx) => settleCase(ctx, tx, staff, caseId, input));
  return deskCase(ctx, caseId, staff);
}

/** The checks of a decision about a case, locked together with what it is about. @throws as `decideCase` */
export async function openDecision(
  app: AppContext,
  tx: Tx,
  staff: StaffMember,
  caseId: string,
  input: DecideCase,
  planId: string | null = null,
) {
  const { lockedCase, shownRevision } = await lockForDecision(tx, caseId);
  const { kind, subjectId, claimedBy, claimedUntil } = lockedCase;
  const now = await app.clock.now(tx);
  if (lockedCase.decidedAt || lockedCase.planId !== planId) throw new CaseDecided();
  if (claimedBy && claimedBy !== staff.staffId && claimedUntil && claimedUntil > now) throw new CaseClaimed();
  assertMayDecide(lockedCase, staff);
  if (input.revision !== undefined && shownRevision !== null && input.revision !== shownRevision)
    throw new CaseChanged();
  const appeal = kind === 'appeal' && subjectId ? await appealById(tx, subjectId) : undefined;
  return { lockedCase, now, ...consequenceOf(kind, appeal?.side ?? null, input.decision, input.ground) };
}

/** Applies a decision; of a plan, if it is still the one of `planId`. @throws as `decideCase` */
export async function settleCase(
  app: AppContext,
  tx: Tx,
  staff: StaffMember,
  caseId: string,
  input: DecideCase,
  planId: string | null = null,
): Promise<void> {
  const { lockedCase, now, consequence, ground } = await openDecision(app, tx, staff, caseId, input, planId);
  const { decision, note = null } = input;
  await APPLY[consequence]({ app, tx, case: lockedCase, decision, ground, note, staffId: staff.staffId, now });
  const actor = { staff, clock: app.clock, userId: undefined, apiKeyId: undefined, member: undefined };
  const detail = { kind: lockedCase.kind, decision, ground, consequence };
  await audit(actor, tx, 'case.decided', caseId, detail, lockedCase.companyId);
}

const isAboutQuestion = (kind: CaseKind): boolean => kind === 'question' || kind === 'question_answer';

/**
 * Locks the review or question, then the case, in the order of screening. `shownRevision`: what the desk shows for it.
 * @throws CaseNotFound
 */
async function lockForDecision(
  tx: Tx,
  caseId: string,
): Promise<{ lockedCase: repo.Case; shownRevision: number | null }> {
  const found = await repo.caseById(tx, caseId);
  const review = found?.reviewId ? await lockReview(tx, found.reviewId) : undefined;
  if (found && isAboutQuestion(found.kind) && found.subjectId) await lockQuestion(tx, found.subjectId);
  const lockedCase = found && (await repo.lockCase(tx, caseId));
  if (!lockedCase) throw new CaseNotFound();
  // A case without a revision of its own shows the public one.
  return { lockedCase, shownRevision: lockedCase.revision ?? review?.revision ?? null };
}
