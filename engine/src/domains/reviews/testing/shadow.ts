import { REVIEW_COMMANDS, allows, decide, isNegative } from '../model.ts';
import type { ReviewCommand, ReviewEvent, ReviewFacts, ReviewState } from '../model.ts';

export type Origin = 'verified' | 'unverified' | 'external';

/** What a property test knows of a company beforehand. */
export interface ShadowCompany {
  id: string;
  slug: string;
  productId: string;
  mediates: boolean;
}

interface Text {
  grade: number;
  body: string;
}

/** What a review should be, kept in memory beside the database by rules written a second time. */
export class ShadowReview {
  readonly id: string;
  readonly company: ShadowCompany;
  readonly productId: string | null;
  readonly origin: Origin;
  state: ReviewState;
  /** By revision, from 1 on. */
  texts: Text[];
  revision = 1;
  pending: number | null = 1;
  language = 'en';
  wasPublic = false;
  mediated = false;
  erased = false;
  answered = false;
  events: ReviewEvent[] = ['submitted'];

  constructor(of: { id: string; company: ShadowCompany; product: boolean; origin: Origin; grade: number }) {
    this.id = of.id;
    this.company = of.company;
    this.productId = of.product ? of.company.productId : null;
    this.origin = of.origin;
    this.state = of.origin === 'unverified' ? 'awaiting_confirmation' : 'screening';
    this.texts = [{ grade: of.grade, body: `First words of ${of.id}` }];
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

  /** Does the command as the rules say. @returns false when they refuse it */
  apply(command: ReviewCommand, { grade, language }: { grade: number; language: string }): boolean {
    if (!this.allows(command)) return false;
    const decision = decide(this.#facts(command), command);
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
    return allows(this.#facts(command), command);
  }

  #facts(command: ReviewCommand): ReviewFacts {
    return {
      ...{ state: this.state, pending: this.pending !== null, erased: this.erased },
      mediates: this.#mediates(command),
    };
  }

  /** Low, switched on, of our own, never mediated, and not yet read by people but for a fall into the low grades. */
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

/** Commands that a random life is made of: each there is, and more often those after which it goes on. */
export const DRAWN: readonly ReviewCommand[] = [
  ...REVIEW_COMMANDS,
  ...[...times(3, 'confirm'), ...times(8, 'revise'), ...times(8, 'pass'), ...times(2, 'hold'), ...times(3, 'release')],
  ...[...times(3, 'reinstate'), ...times(3, 'end_mediation'), ...times(2, 'reject')],
];
