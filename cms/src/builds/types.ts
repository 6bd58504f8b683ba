import { z } from 'zod';
import type { BuildReason, BuildReasons, BuildState, ChangedFiles } from '../export/types.ts';

const Reason = z.object({
  entity: z.string(),
  title: z.string().nullable(),
  by: z.string().nullable(),
}) satisfies z.ZodType<BuildReason>;

const Reasons = z.object({ count: z.number(), items: z.array(Reason) }) satisfies z.ZodType<BuildReasons>;

const Changed = z.object({ count: z.number(), paths: z.array(z.string()) }) satisfies z.ZodType<ChangedFiles>;

const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString());

/** A build of the site as listed. */
export const SiteBuild = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'unchanged', 'failed']) satisfies z.ZodType<BuildState>,
  /** The present step of a running build. */
  phase: z.string().nullable(),
  startedAt: moment,
  finishedAt: moment.nullable(),
  reasons: Reasons.nullish().transform((reasons) => reasons ?? { count: 0, items: [] }),
  release: z.string().nullable(),
  changed: Changed.nullable(),
  /** MB. */
  memory: z.coerce.number().nullable(),
  error: z.string().nullable(),
  /** The end of the build's output, if it failed. */
  output: z.string().nullable(),
});
export type SiteBuild = z.infer<typeof SiteBuild>;

export const BuildList = z.object({
  /** The database's time, from which durations are computed. */
  now: moment,
  /** Changes published since the last build began. */
  waiting: z.number(),
  builds: z.array(SiteBuild),
});
export type BuildList = z.infer<typeof BuildList>;
