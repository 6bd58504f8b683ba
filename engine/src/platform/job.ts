import type { z } from 'zod';
import type { AppContext } from './context.ts';
import type { Tx } from './db.ts';

/** Separate queues, so that a slow mail server does not delay publishing, nor bulk invitations a password reset. */
export const QUEUES = ['events', 'mail', 'account-mail', 'sms'] as const;
export type QueueName = (typeof QUEUES)[number];

/** One run of a job. */
export interface JobRun {
  id: string;
}

/** A job as the worker sees it. */
export interface AnyJob {
  name: string;
  queue: QueueName;
  /** Attempts before the job becomes a dead letter; the pause doubles from `backoffMs`. */
  attempts: number;
  backoffMs: number;
  /** Runs after all other jobs of its queue, however long it has waited: for work whose result nobody awaits. */
  last: boolean;
  /** Validates the data again and runs. `run.id` is the same for every attempt. */
  perform(ctx: AppContext, data: unknown, run: JobRun): Promise<void>;
  /** Cleans up after the last attempt failed, in the transaction that stores the dead letter. */
  onDeadLetter(ctx: AppContext, tx: Tx, data: unknown): Promise<void>;
}

/** A unit of background work: carries ids only and is safe to run twice. */
export interface Job<Data> extends AnyJob {
  data: z.ZodType<Data>;
}

/** An event to which higher domains may subscribe with jobs. */
export interface EventType<Data = unknown> {
  name: string;
  data: z.ZodType<Data>;
}

/** Declares a job. Data is validated when it is queued and again when it runs. */
export function defineJob<Data>(job: {
  name: string;
  queue?: QueueName;
  attempts?: number;
  backoffMs?: number;
  last?: boolean;
  data: z.ZodType<Data>;
  run(ctx: AppContext, data: Data, run: JobRun): Promise<void>;
  /** Runs after the last attempt. The dead letter may be retried later, so `run` must cope with the result of this. */
  onDeadLetter?(ctx: AppContext, tx: Tx, data: Data): Promise<void>;
}): Job<Data> {
  const { name, queue = 'events', attempts = 8, backoffMs = 1000, last = false, data, run, onDeadLetter } = job;
  return {
    name,
    queue,
    attempts,
    backoffMs,
    last,
    data,
    perform: (ctx, input, once) => run(ctx, data.parse(input), once),
    async onDeadLetter(ctx, tx, input) {
      // Invalid data may be why the job failed: its dead letter is stored anyway.
      const { success, data: known } = data.safeParse(input);
      if (success) await onDeadLetter?.(ctx, tx, known);
    },
  };
}

export function defineEvent<Data>(name: string, data: z.ZodType<Data>): EventType<Data> {
  return { name, data };
}

/** `job` runs with the event's data each time `event` is published. */
export interface Subscription {
  event: string;
  job: AnyJob;
}

export function subscribe<Data>(event: EventType<Data>, job: Job<Data>): Subscription {
  return { event: event.name, job };
}
