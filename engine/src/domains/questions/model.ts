import { domainError } from '../../kernel/errors.ts';
import type { QUESTION_STATES } from './schema.ts';

export type QuestionState = (typeof QUESTION_STATES)[number];

/** `remove` takes a public one down; `erase` is its asker's wish. */
export type QuestionCommand = 'publish' | 'hold' | 'reject' | 'remove' | 'erase';

/** There is no such question, or not for the caller. */
export class QuestionNotFound extends domainError('question_not_found', 404) {}
/** The seller takes no questions: his plan has none, or his account is suspended. */
export class QuestionsClosed extends domainError('questions_closed', 409) {}

/** What leads from where to where; all else changes nothing. */
export const TRANSITIONS: Readonly<Record<QuestionState, Partial<Record<QuestionCommand, QuestionState>>>> = {
  screening: { publish: 'published', hold: 'held', erase: 'deleted' },
  held: { publish: 'published', reject: 'rejected', erase: 'deleted' },
  published: { remove: 'rejected', erase: 'deleted' },
  rejected: { erase: 'deleted' },
  deleted: {},
};

/** The state that a command leads to; null when it does not apply. */
export const next = (state: QuestionState, command: QuestionCommand): QuestionState | null =>
  TRANSITIONS[state][command] ?? null;

/** Days for which an address waits to be confirmed; then it is erased. */
export const CONFIRMATION_DAYS = 7;
/** Days for which a confirmed address waits for an answer. */
export const NOTICE_DAYS = 400;
