import { z } from 'zod';

const Config = z.object({
  /** Where the cms answers, and the key it wants to see. */
  CMS_URL: z.url(),
  CMS_SERVICE_KEY: z.string().min(16),
  /** The origin people see: canonical addresses begin with it. */
  PUBLIC_URL: z.url().default('http://localhost:8000'),
  /** The folder of the releases. Gatsby alone does without. */
  RELEASES_DIR: z.string().optional(),
  /** The builder leaves the export of the cms in this file, so that the build and its fingerprint see the same. */
  CMS_SNAPSHOT: z.string().optional(),
  BRAND_NAME: z.string().optional(),
});
export type BuildConfig = z.infer<typeof Config>;

/** What a build needs from its environment; every wrong key is named at once. */
export function readBuildConfig(env: NodeJS.ProcessEnv = process.env): BuildConfig {
  const parsed = Config.safeParse(env);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
  throw new Error(`The site cannot be built: the environment lacks or misspells ${wrong}.`);
}
