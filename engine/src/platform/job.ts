import type { z } from 'zod';
import type { AppContext } from './context.ts';
import type { Tx } from './db.ts';

/** Queues are apart so that a slow mail server never holds up publishing, nor a morning's invitations a password reset. */
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
  /** Tries before the job becomes a dead letter; the pause doubles from `backoffMs`. */
  attempts: number;
  backoffMs: number;
  /** Checks the data again and runs. `run.id` is the same for every try. */
  perform(ctx: AppContext, data: unknown, run: JobRun): Promise<void>;
  /** Puts right what waits for the job when its last try has failed: part of the transaction that keeps the dead letter. */
  giveUp(ctx: AppContext, tx: Tx, data: unknown): Promise<void>;
}

/** A unit of background work: carries ids only, survives a second run. */
export interface Job<Data> extends AnyJob {
  data: z.ZodType<Data>;
}

/** Something that happened, to which domains above may subscribe with jobs. */
export interface EventType<Data = unknown> {
  name: string;
  data: z.ZodType<Data>;
}

/** Declares a job. Data is checked when it is queued and again when it runs. */
export function defineJob<Data>(job: {
  name: string;
  queue?: QueueName;
  attempts?: number;
  backoffMs?: number;
  data: z.ZodType<Data>;
  run(ctx: AppContext, data: Data, run: JobRun): Promise<void>;
  /** After the last try. The dead letter may be tried again later: `run` then goes on from what this leaves behind. */
  givenUp?(ctx: AppContext, tx: Tx, data: Data): Promise<void>;
}): Job<Data> {
  const { name, queue = 'events', attempts = 8, backoffMs = 1000, data, run, givenUp } = job;
  return {
    name,
    queue,
    attempts,
    backoffMs,
    data,
    perform: (ctx, input, once) => run(ctx, data.parse(input), once),
    async giveUp(ctx, tx, input) {
      // Data that no longer fits may be what made the job fail: its dead letter is kept all the same.
      const { success, data: known } = data.safeParse(input);
      if (success) await givenUp?.(ctx, tx, known);
    },
  };
}

export function defineEvent<Data>(name: string, data: z.ZodType<Data>): EventType<Data> {
  return { name, data };
}

/** `job` runs, with the event's data, each time `event` is published. */
export interface Subscription {
  event: string;
  job: AnyJob;
}

export function on<Data>(event: EventType<Data>, job: Job<Data>): Subscription {
  return { event: event.name, job };
}
