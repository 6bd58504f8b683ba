import { z } from 'zod';
import { Instant } from '../common.ts';

/** Tasks are counted up to here; `more`: there are more. */
export const TASK_COUNT_MAX = 1000;
const TaskCount = z.object({ count: z.int(), more: z.boolean() });

/** `GET /panel/companies/{companyId}/tasks`: what needs doing. */
export const CompanyTasks = z
  .object({
    /** Published reviews with grade 1 to 3 and without an answer, public, sent or refused: `state=published&answered=no&answer=none&grade=1,2,3`. */
    unansweredNegative: TaskCount,
    /** All published reviews without an answer, public, sent or refused: `state=published&answered=no&answer=none`. */
    unanswered: TaskCount,
    /** Published reviews whose last answer a moderator has refused: `state=published&answer=rejected`. */
    rejectedAnswers: TaskCount,
    /** Mediations in which the company must write first. */
    mediationsToAnswer: TaskCount,
    /** All open mediations. */
    openMediations: TaskCount,
    /** The nearest deadline of a first message. */
    nextMediationDeadline: Instant.nullable(),
    /** Public questions about products without an answer. */
    openQuestions: TaskCount,
    /** Imports of orders and reviews of the last 30 days that failed or left rows out. */
    importsWithErrors: TaskCount,
  })
  .meta({ id: 'CompanyTasks' });
export type CompanyTasks = z.infer<typeof CompanyTasks>;
