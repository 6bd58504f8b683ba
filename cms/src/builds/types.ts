import { z } from 'zod';

/** What was published, as the list of builds names it. */
const Reason = z.object({ entity: z.string(), title: z.string().nullable(), by: z.string().nullable() });

const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString());

/** A build of the site as its list shows it. */
export const SiteBuild = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'unchanged', 'failed']),
  /** What it is at; while it runs. */
  phase: z.string().nullable(),
  startedAt: moment,
  finishedAt: moment.nullable(),
  reasons: z
    .object({ count: z.number(), items: z.array(Reason) })
    .nullish()
    .transform((reasons) => reasons ?? { count: 0, items: [] }),
  release: z.string().nullable(),
  changed: z.object({ count: z.number(), paths: z.array(z.string()) }).nullable(),
  /** MB. */
  memory: z.coerce.number().nullable(),
  error: z.string().nullable(),
  /** What the build said last, when it failed. */
  output: z.string().nullable(),
});
export type SiteBuild = z.infer<typeof SiteBuild>;

export const BuildList = z.object({
  /** The database's time, by which durations are shown. */
  now: moment,
  /** Published since the last build began. */
  waiting: z.number(),
  builds: z.array(SiteBuild),
});
export type BuildList = z.infer<typeof BuildList>;
