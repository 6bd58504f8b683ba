import type { CaseDecision, DecisionGround, DeskCase } from '@app/contracts/moderation';

/** Grounds for refusing a text; those of filters and sellers cannot be chosen. */
const REFUSAL_GROUNDS: readonly DecisionGround[] = [
  'offensive',
  'hate',
  'threat',
  'personal_data',
  'link',
  'not_about_experience',
  'not_genuine',
  'conflict_of_interest',
  'duplicate',
  'illegal',
];

/** Grounds for messages in mediation. */
const INFLUENCE_GROUNDS: readonly DecisionGround[] = ['undue_influence', 'threat', 'offensive', 'hate', 'illegal'];

/**
 * The grounds of a case. A seller's request is granted only on the seller's own ground, which an appeal against it may
 * also be refused on.
 */
export function groundsOf({
  kind,
  appeal,
  withdrawal,
}: Pick<DeskCase, 'kind' | 'appeal' | 'withdrawal'>): readonly DecisionGround[] {
  if (kind === 'mediation') return INFLUENCE_GROUNDS;
  if (withdrawal) return [`seller_${withdrawal.reason}`];
  return appeal?.ground.startsWith('seller_') ? [appeal.ground, ...REFUSAL_GROUNDS] : REFUSAL_GROUNDS;
}

const BY_RULE: readonly [RegExp, DecisionGround][] = [
  [/^words\.hate/, 'hate'],
  [/^words\.threat/, 'threat'],
  [/^words\./, 'offensive'],
  [/^personal\./, 'personal_data'],
  [/^links\./, 'link'],
  [/^text\.near_duplicate/, 'duplicate'],
  [/^device|^burst/, 'not_genuine'],
];
const BY_REASON: Partial<Record<DeskCase['reports'][number]['reason'], DecisionGround>> = {
  offensive: 'offensive',
  personal_data: 'personal_data',
  advertising: 'link',
  not_genuine: 'not_genuine',
  conflict_of_interest: 'conflict_of_interest',
  illegal: 'illegal',
  wrong_company: 'not_about_experience',
};

/**
 * Whether a decision takes something down or keeps it from the public, and so needs a ground: refusing a text, or
 * granting a report or a seller's request. An appeal of a company or reporter counts as a report.
 */
export function takesDown({ kind, appeal }: Pick<DeskCase, 'kind' | 'appeal'>, decision: CaseDecision): boolean {
  const asks =
    kind === 'report' || kind === 'withdrawal' || (kind === 'appeal' && appeal !== null && appeal.side !== 'author');
  return decision === (asks ? 'accept' : 'refuse');
}

/** The preselected ground, by findings or reports; the moderator may choose another. */
export function likelyGround({
  kind,
  review,
  question,
  answerFindings,
  reports,
  appeal,
  withdrawal,
}: Pick<
  DeskCase,
  'kind' | 'review' | 'question' | 'answerFindings' | 'reports' | 'appeal' | 'withdrawal'
>): DecisionGround {
  if (kind === 'burst') return 'burst';
  if (kind === 'mediation') return 'undue_influence';
  if (withdrawal) return `seller_${withdrawal.reason}`;
  if (appeal && groundsOf({ kind, appeal, withdrawal }).includes(appeal.ground)) return appeal.ground;
  const findings = [...answerFindings, ...(question?.findings ?? []), ...(review?.findings ?? [])];
  const rule = findings.find(({ weight }) => weight === 'hold')?.rule ?? findings[0]?.rule;
  const found = BY_RULE.find(([pattern]) => rule !== undefined && pattern.test(rule))?.[1];
  const reported = reports.map(({ reason }) => BY_REASON[reason]).find(Boolean);
  return found ?? reported ?? 'not_about_experience';
}
