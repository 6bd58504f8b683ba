import type { AppContext } from '../../platform/context.ts';
import { applyRetention, deleteRows } from '../../platform/retention.ts';

/** Days after the answer: somebody may write again about the same. */
const ANSWERED_DAYS = 180;
/** Days without an answer; by then nobody waits for one. */
const OPEN_DAYS = 400;
/** Time enough to find messages that are not spam after all. */
const SUSPECTED_DAYS = 30;

const before = (days: number): string => `engine.app_now() - interval '${days} days'`;

const RULES = [
  deleteRows(
    'answered contact messages',
    'engine.contact_messages',
    `state = 'answered' and answered_at < ${before(ANSWERED_DAYS)}`,
  ),
  deleteRows('contact messages', 'engine.contact_messages', `state = 'open' and at < ${before(OPEN_DAYS)}`),
  deleteRows(
    'contact messages of programs',
    'engine.contact_messages',
    `state = 'suspected' and at < ${before(SUSPECTED_DAYS)}`,
  ),
];

/** Forgets what visitors wrote, and their addresses, once nothing needs them. */
export const forgetContactMessages = (app: AppContext): Promise<void> => applyRetention(app, RULES);
