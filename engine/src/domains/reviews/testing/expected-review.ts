import { REVIEW_COMMANDS, allowsReviewCommand, decideReviewTransition, isNegative } from '../lifecycle/model.ts';
import type { ReviewCommand, ReviewEvent, ReviewFacts, ReviewState } from '../lifecycle/model.ts';

export type Origin = 'verified' | 'unverified' | 'external';

/** What a property test knows of a company. */
export interface ExpectedCompany {
  id: string;
  slug: string;
  productId: string;
  mediates: boolean;
}

interface Text {
  grade: number;
  body: string;
}

/** The expected state of a review: a second implementation of the rules, in memory. */
export class ExpectedReview {
  readonly id: string;
  readonly company: ExpectedCompany;
  readonly productId: string | null;
  readonly origin: Origin;
  state: ReviewState;
  /** By revision, starting at 1. */
  texts: Text[];
  revision = 1;
  pending: number | null = 1;
  language = 'en';
  wasPublic = false;
  mediated = false;
  erased = false;
  answered = false;
  events: ReviewEvent[] = ['submitted'];

  constructor(given: { id: string; company: ExpectedCompany; product: boolean; origin: Origin; grade: number }) {
    this.id = given.id;
    this.company = given.company;
    this.productId = given.product ? given.company.productId : null;
    this.origin = given.origin;
    this.state = given.origin === 'unverified' ? 'awaiting_confirmation' : 'screening';
    this.texts = [{ grade: given.grade, body: `First words of ${given.id}` }];
  }

  get text(): Text {
    return this.at(this.revision);
  }

  get isPublic(): boolean {
    return this.state === 'published';
  }

  at(revision: number): Text {
    const text = this.texts[revision - 1];
    if (!text) throw new Error(`no revision ${revision}`);
    return text;
  }

  /** Runs a command by the rules. @returns false if it is refused */
  apply(command: ReviewCommand, { grade, language }: { grade: number; language: string }): boolean {
    if (!this.allows(command)) return false;
    const decision = decideReviewTransition(this.#facts(command), command);
    if (decision.pending === 'opened') {
      this.texts.push({ grade, body: `Words ${this.texts.length + 1} of ${this.id}` });
      this.pending = this.texts.length;
    } else if (decision.pending === 'passed' && this.pending !== null) {
      this.revision = this.pending;
      this.pending = null;
      this.language = language;
    } else if (decision.pending === 'dropped' || decision.pending === 'rejected') this.pending = null;
    this.state = decision.state;
    this.events.push(decision.event);
    if (decision.opensMediation) this.events.push('mediation_opened');
    this.mediated ||= decision.opensMediation;
    this.wasPublic ||= this.isPublic;
    this.erased ||= command === 'erase';
    if (command === 'erase' || command === 'delete' || command === 'lapse')
      this.texts.forEach((text) => (text.body = ''));
    return true;
  }

  allows(command: ReviewCommand): boolean {
    return allowsReviewCommand(this.#facts(command), command);
  }

  #facts(command: ReviewCommand): ReviewFacts {
    return {
      state: this.state,
      pending: this.pending !== null,
      erased: this.erased,
      mediates: this.#mediates(command),
    };
  }

  /** Negative, enabled, not imported, never mediated, and not public before unless an edit turns the grade negative. */
  #mediates(command: ReviewCommand): boolean {
    const next = ['pass', 'release', 'reinstate'].includes(command) && this.pending ? this.at(this.pending) : this.text;
    const seen = this.wasPublic && !(this.isPublic && !isNegative(this.text.grade));
    return (
      this.company.mediates &&
      isNegative(next.grade) &&
      this.origin !== 'external' &&
      !this.mediated &&
      !this.erased &&
      !seen
    );
  }
}

const times = (count: number, command: ReviewCommand): ReviewCommand[] => Array<ReviewCommand>(count).fill(command);

/** Commands to draw from at random: all of them, and more often those after which others are possible. */
export const WEIGHTED_COMMANDS: readonly ReviewCommand[] = [
  ...REVIEW_COMMANDS,
  ...times(3, 'confirm'),
  ...times(8, 'revise'),
  ...times(8, 'pass'),
  ...times(2, 'hold'),
  ...times(3, 'release'),
  ...times(3, 'reinstate'),
  ...times(3, 'end_mediation'),
  ...times(2, 'reject'),
];
