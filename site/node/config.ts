import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LOCALES } from '@app/locales/manifest.ts';
import { z } from 'zod';

const Config = z.object({
  /** URL and service key of the cms. */
  CMS_URL: z.url(),
  CMS_SERVICE_KEY: z.string().min(16),
  /** URL of the engine, for counts at build time, which scripts refresh. */
  ENGINE_URL: z.url().optional(),
  /** The public origin, with which canonical URLs begin. */
  PUBLIC_URL: z.url().default('http://localhost:8000'),
  /** The folder of the releases; not needed to run Gatsby alone. */
  RELEASES_DIR: z.string().optional(),
  /** The builder writes the cms's export to this file, so that the build and its fingerprint use the same. */
  CMS_SNAPSHOT: z.string().optional(),
  /** Comma-separated locales of static pages; the builder sets it for a first release. */
  SITE_LOCALES: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(LOCALES)))
    .optional(),
  BRAND_NAME: z.string().optional(),
  NODE_ENV: z.string().default('development'),
  /** Where failed builds are reported; releases then keep source maps, to read errors of pages by. */
  SENTRY_DSN: z.url().optional(),
  /** Gatsby's folder and CLI script; tests of the builder replace them. */
  GATSBY_FOLDER: z.string().default(join(import.meta.dirname, '..')),
  GATSBY_CLI: z.string().default(createRequire(import.meta.url).resolve('gatsby/cli.js')),
  /** Heap limit in MB of each process of a build; without one they take all memory. */
  BUILD_HEAP_MB: z.coerce.number().int().min(512).default(1280),
});
export type BuildConfig = z.infer<typeof Config>;

/** The builder also waits for build requests in the database and reports its health over HTTP. */
const BuilderConfig = Config.required({ RELEASES_DIR: true }).extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Address of the health endpoint, which nobody outside needs. */
  LISTEN_HOST: z.string().default('127.0.0.1'),
  BUILDER_PORT: z.coerce.number().int().min(0).max(65535).default(8012),
  /** Seconds without a publish before a build starts: published content is public before that. */
  BUILD_QUIET_SECONDS: z.coerce.number().min(0).max(3600).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type BuilderConfig = z.infer<typeof BuilderConfig>;

/** Reads a build's settings; all invalid ones are named at once, and an empty variable counts as not set. */
export const readBuildConfig = (env: NodeJS.ProcessEnv = process.env): BuildConfig =>
  read(Config, env, 'The site cannot be built');

/** Reads the builder's settings. */
export const readBuilderConfig = (env: NodeJS.ProcessEnv = process.env): BuilderConfig =>
  read(BuilderConfig, env, 'The builder cannot start');

function read<T>(shape: z.ZodType<T>, env: NodeJS.ProcessEnv, trouble: string): T {
  const parsed = shape.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
  throw new Error(`${trouble}: the environment lacks or misspells ${wrong}.`);
}
