import type { AppealSide, CaseDecision, CaseKind, DecisionGround } from '@app/contracts/moderation';
import { domainError } from '../../../kernel/errors.ts';

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

/** Consequences by kind of case; an appeal against a dismissed report is decided like the report. */
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
const NEEDS_GROUND: readonly Consequence[] = [
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
 * What a decision does, and on which ground: always `no_violation` where the content stays or comes back.
 * @throws GroundNeeded when content is taken down on the ground `no_violation`.
 */
export function consequenceOf(
  kind: CaseKind,
  side: AppealSide | null,
  decision: CaseDecision,
  ground: DecisionGround,
): { consequence: Consequence; ground: DecisionGround } {
  const consequence = CONSEQUENCES[kind === 'appeal' ? (side ?? 'author') : kind][decision];
  if (!NEEDS_GROUND.includes(consequence)) return { consequence, ground: 'no_violation' };
  if (ground === 'no_violation') throw new GroundNeeded();
  return { consequence, ground };
}
