import type { AppealSide, CaseDecision, CaseKind, DecisionGround, STATEMENT_EFFECTS } from '@app/contracts/moderation';
import type { WITHDRAWAL_REASONS } from '@app/contracts/reviews';
import type { HoldingRule } from '@app/contracts/screening-rules';
import { domainError } from '../../kernel/errors.ts';
import type { ReviewState } from '../reviews/public.ts';

/** What a rule's finding means in the terms of our rules: the ground of the statement of reasons. */
export const GROUND_OF_RULE: Readonly<Record<HoldingRule, DecisionGround>> = {
  'words.threat': 'threat',
  'words.hate': 'hate',
  'words.offensive': 'offensive',
  'words.mild': 'offensive',
  'personal.email': 'personal_data',
  'personal.phone': 'personal_data',
  'personal.iban': 'personal_data',
  'personal.card': 'personal_data',
  'personal.national_id': 'personal_data',
  'personal.address': 'personal_data',
  'links.url': 'link',
  'links.obfuscated': 'link',
  'links.handle': 'link',
  'links.advert': 'link',
  'staff.pattern': 'staff_pattern',
  'text.near_duplicate': 'duplicate',
  own_company: 'conflict_of_interest',
  device: 'same_device',
  burst: 'burst',
  'text.contradicts_grade': 'contradiction',
};
const RULES = Object.keys(GROUND_OF_RULE) as HoldingRule[];

/** The ground that is stated when several rules spoke: the gravest, which is the first of the table. */
export function groundOf(rules: readonly string[]): DecisionGround {
  const gravest = RULES.find((rule) => rules.includes(rule));
  if (!gravest) throw new Error(`held by no known rule: ${rules.join(', ')}`);
  return GROUND_OF_RULE[gravest];
}

/** What a seller's reason for wanting a review withdrawn means in the terms of our rules. */
export const GROUND_OF_WITHDRAWAL: Readonly<Record<(typeof WITHDRAWAL_REASONS)[number], DecisionGround>> = {
  complaint_item: 'seller_complaint_item',
  not_about_product: 'seller_not_about_product',
};

/** Which case is looked at first: higher before lower, then the older one. */
export const PRIORITY = {
  appeal: 3000,
  burst: 2000,
  second_look: 1950,
  report: 1000,
  withdrawal: 500,
  photo: 300,
  answer: 300,
  question_answer: 300,
  review: 200,
  question: 200,
  mediation: 250,
} as const;
/** What a burst alone has held waits behind the burst's own case, which settles them all. */
export const BURST_ONLY_PRIORITY = 100;
/** Within what time a moderator looks at a text that is public and that a sign speaks against. */
const LOOK_HOURS = 24;

/** By when somebody has looked at a text that is published now with a sign against it. */
export const lookBy = (now: Date): Date => new Date(now.getTime() + LOOK_HOURS * 3600 * 1000);
const WEIGHT_STEP = 100;
const MAX_WEIGHT = 9;

/** Reports weigh by their reporters' past accuracy; however many there are, appeals stay before them. */
export const reportPriority = (weights: number): number =>
  PRIORITY.report + Math.round(Math.min(weights, MAX_WEIGHT) * WEIGHT_STEP);

/** How far a reporter is believed: Laplace's rule of succession over what was decided of his reports. */
export const reporterWeight = (accepted: number, decided: number): number => (accepted + 1) / (decided + 2);

/** What a decision does. */
export type Consequence =
  | 'release'
  | 'reject'
  | 'remove'
  | 'keep'
  | 'reverse'
  | 'uphold'
  | 'keep_photo'
  | 'remove_photo'
  | 'publish_answer'
  | 'refuse_answer'
  | 'publish_question'
  | 'refuse_question'
  | 'publish_question_answer'
  | 'refuse_question_answer'
  | 'dismiss_influence'
  | 'confirm_influence'
  | 'grant_withdrawal'
  | 'refuse_withdrawal'
  | 'release_burst'
  | 'reject_burst'
  | 'let_stand';

/** What `accept` and `refuse` mean for each kind of case; an appeal against a dismissed report is a report again. */
const CONSEQUENCES: Readonly<Record<Exclude<CaseKind, 'appeal'> | AppealSide, Record<CaseDecision, Consequence>>> = {
  review: { accept: 'release', refuse: 'reject' },
  report: { accept: 'remove', refuse: 'keep' },
  author: { accept: 'reverse', refuse: 'uphold' },
  merchant: { accept: 'remove', refuse: 'keep' },
  reporter: { accept: 'remove', refuse: 'keep' },
  photo: { accept: 'keep_photo', refuse: 'remove_photo' },
  answer: { accept: 'publish_answer', refuse: 'refuse_answer' },
  question: { accept: 'publish_question', refuse: 'refuse_question' },
  question_answer: { accept: 'publish_question_answer', refuse: 'refuse_question_answer' },
  mediation: { accept: 'dismiss_influence', refuse: 'confirm_influence' },
  withdrawal: { accept: 'grant_withdrawal', refuse: 'refuse_withdrawal' },
  burst: { accept: 'release_burst', refuse: 'reject_burst' },
  second_look: { accept: 'let_stand', refuse: 'remove' },
};
const TAKES_DOWN: readonly Consequence[] = [
  'reject',
  'remove',
  'uphold',
  'remove_photo',
  'refuse_answer',
  'refuse_question',
  'refuse_question_answer',
  'grant_withdrawal',
  'reject_burst',
  'confirm_influence',
];

export class GroundNeeded extends domainError('ground_needed', 422) {}

/**
 * What a decision does, and on which ground: whatever stays or comes back violates nothing.
 * @throws GroundNeeded when something is to be taken down for no violation.
 */
export function consequenceOf(
  kind: CaseKind,
  side: AppealSide | null,
  decision: CaseDecision,
  ground: DecisionGround,
): { consequence: Consequence; ground: DecisionGround } {
  const consequence = CONSEQUENCES[kind === 'appeal' ? (side ?? 'author') : kind][decision];
  if (!TAKES_DOWN.includes(consequence)) return { consequence, ground: 'no_violation' };
  if (ground === 'no_violation') throw new GroundNeeded();
  return { consequence, ground };
}

/** Six months and some days: the least that the Digital Services Act (article 20) gives for a complaint. */
export const APPEAL_DAYS = 190;
const DAY_MS = 24 * 3600 * 1000;

/** What decides whether somebody may appeal. */
export interface AppealFacts {
  side: AppealSide;
  effect: (typeof STATEMENT_EFFECTS)[number];
  statedAt: Date;
  /** A second person has decided already. */
  final: boolean;
  /** This side has appealed against this statement, or its appeal about this review is open. */
  appealed: boolean;
  reviewState: ReviewState;
  /** The text is gone at its author's wish. */
  erased: boolean;
  /** What became of the text that the statement is about; null when it is the author's newest no longer. */
  revisionState: 'pending' | 'passed' | 'held' | 'rejected' | 'dropped' | null;
  /** The photo that was removed is still there. */
  photoRestorable: boolean;
}

/** Whether an appeal could still change something, and this side has one left. */
export function mayAppeal(facts: AppealFacts, now: Date): boolean {
  const { side, effect, reviewState, revisionState } = facts;
  if (facts.final || facts.appealed || facts.erased || reviewState === 'deleted') return false;
  if (now.getTime() - facts.statedAt.getTime() > APPEAL_DAYS * DAY_MS) return false;
  if (side !== 'author') return effect === 'kept' && (reviewState === 'published' || reviewState === 'in_mediation');
  if (effect === 'held' || effect === 'rejected') return revisionState === 'held' || revisionState === 'rejected';
  if (effect === 'photo_removed') return facts.photoRestorable;
  if (effect === 'withdrawn') return reviewState === 'withdrawn';
  return effect === 'removed' && reviewState === 'rejected';
}
