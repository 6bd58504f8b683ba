import type { AppContext } from '../../platform/context.ts';
import { applyRetention, clearColumns } from '../../platform/retention.ts';
import { CONFIRMATION_DAYS, NOTICE_DAYS } from './model.ts';

const before = (days: number): string => `engine.app_now() - interval '${days} days'`;

const RULES = [
  clearColumns(
    'addresses that nobody has confirmed',
    'engine.question_askers',
    'email = null',
    `email is not null and confirmed_at is null and at < ${before(CONFIRMATION_DAYS)}`,
  ),
  clearColumns(
    'addresses of unanswered questions',
    'engine.question_askers',
    'email = null',
    `email is not null and confirmed_at < ${before(NOTICE_DAYS)}`,
  ),
];

/** Erases askers' addresses that are no longer needed. */
export const applyQuestionRetention = (app: AppContext): Promise<void> => applyRetention(app, RULES);
