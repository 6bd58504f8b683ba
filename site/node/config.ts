import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LOCALES } from '@app/locales/manifest.ts';
import { z } from 'zod';

const Config = z.object({
  /** Where the cms answers, and the key it wants to see. */
  CMS_URL: z.url(),
  CMS_SERVICE_KEY: z.string().min(16),
  /** Where the engine answers: figures of pages are those of the build until scripts ask for newer ones. */
  ENGINE_URL: z.url().optional(),
  /** The origin people see: canonical addresses begin with it. */
  PUBLIC_URL: z.url().default('http://localhost:8000'),
  /** The folder of the releases. Gatsby alone does without. */
  RELEASES_DIR: z.string().optional(),
  /** The builder leaves the export of the cms in this file, so that the build and its fingerprint see the same. */
  CMS_SNAPSHOT: z.string().optional(),
  /** Languages that static pages are made in, separated by commas: the builder sets it for a first release. */
  SITE_LOCALES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(LOCALES)))
    .optional(),
  BRAND_NAME: z.string().optional(),
  /** The folder that Gatsby builds in, and the script of its command: tests of the builder put others in their place. */
  GATSBY_FOLDER: z.string().default(join(import.meta.dirname, '..')),
  GATSBY_CLI: z.string().default(createRequire(import.meta.url).resolve('gatsby/cli.js')),
  /** Most MB that each process of a build keeps in its heap: without a bound they take what the machine has. */
  BUILD_HEAP_MB: z.coerce.number().int().min(512).default(1280),
});
export type BuildConfig = z.infer<typeof Config>;

/** The builder waits for requests in the database besides, and says over HTTP how it is. */
const BuilderConfig = Config.required({ RELEASES_DIR: true }).extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Where the builder says how it is: nobody outside needs to know. */
  LISTEN_HOST: z.string().default('127.0.0.1'),
  BUILDER_PORT: z.coerce.number().int().min(0).max(65535).default(8012),
  /** Seconds without a publish before a build begins: what is published is public before. */
  BUILD_QUIET_SECONDS: z.coerce.number().min(0).max(3600).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type BuilderConfig = z.infer<typeof BuilderConfig>;

/** What a build needs from its environment; every wrong key is named at once. */
export const readBuildConfig = (env: NodeJS.ProcessEnv = process.env): BuildConfig =>
  read(Config, env, 'The site cannot be built');

/** The same for the builder. */
export const readBuilderConfig = (env: NodeJS.ProcessEnv = process.env): BuilderConfig =>
  read(BuilderConfig, env, 'The builder cannot start');

function read<T>(shape: z.ZodType<T>, env: NodeJS.ProcessEnv, trouble: string): T {
  const parsed = shape.safeParse(env);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
  throw new Error(`${trouble}: the environment lacks or misspells ${wrong}.`);
}
