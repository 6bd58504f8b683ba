import type { AppContext } from '../../platform/context.ts';
import { applyRules, valuesGo } from '../../platform/retention.ts';
import { CONFIRMATION_DAYS, NOTICE_DAYS } from './model.ts';

const before = (days: number): string => `engine.app_now() - interval '${days} days'`;

const RULES = [
  valuesGo(
    'addresses that nobody has confirmed',
    'engine.question_askers',
    'email = null',
    `email is not null and confirmed_at is null and at < ${before(CONFIRMATION_DAYS)}`,
  ),
  valuesGo(
    'addresses of unanswered questions',
    'engine.question_askers',
    'email = null',
    `email is not null and confirmed_at < ${before(NOTICE_DAYS)}`,
  ),
];

/** Forgets addresses that were given with questions once nothing is told to them any more. */
export const forgetAskers = (app: AppContext): Promise<void> => applyRules(app, RULES);
