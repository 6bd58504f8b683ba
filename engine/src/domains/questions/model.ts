import { domainError } from '../../kernel/errors.ts';
import type { QUESTION_STATES } from './schema.ts';

export type QuestionState = (typeof QUESTION_STATES)[number];

/** `remove` takes a published question down; `erase` is requested by its asker. */
export type QuestionCommand = 'publish' | 'hold' | 'reject' | 'remove' | 'erase';

/** The question does not exist, or not for the caller. */
export class QuestionNotFound extends domainError('question_not_found', 404) {}
/** The company takes no questions: its plan has none, or its subscription is suspended. */
export class QuestionsClosed extends domainError('questions_closed', 409) {}

/** State machine; other commands have no effect. */
export const TRANSITIONS: Readonly<Record<QuestionState, Partial<Record<QuestionCommand, QuestionState>>>> = {
  screening: { publish: 'published', hold: 'held', erase: 'deleted' },
  held: { publish: 'published', reject: 'rejected', erase: 'deleted' },
  published: { remove: 'rejected', erase: 'deleted' },
  rejected: { erase: 'deleted' },
  deleted: {},
};

/** The state that a command leads to; null if it does not apply. */
export const nextQuestionState = (state: QuestionState, command: QuestionCommand): QuestionState | null =>
  TRANSITIONS[state][command] ?? null;

/** Days after which an unconfirmed address is erased. */
export const CONFIRMATION_DAYS = 7;
/** Days for which a confirmed address is kept while waiting for an answer. */
export const NOTICE_DAYS = 400;
