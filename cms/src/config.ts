import path from 'node:path';
import { z } from 'zod';

/** Lists everything that is wrong with the environment. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

const DEVELOPMENT = {
  DATABASE_URL: 'postgres://postgres:postgres@localhost:5432/app',
  PAYLOAD_SECRET: 'development-only-payload-secret-000000',
  CMS_SERVICE_KEY: 'development-only-service-key-000000',
  /** The same default as the engine's. */
  STAFF_KEY: 'development-only-secret-development-only',
  PUBLIC_URL: 'http://localhost:8000',
  /** Relative to the workspace, where npm runs its scripts. */
  UPLOADS_DIR: '../.data/uploads',
};

/** `next build` needs neither a database nor secrets: none of these reaches its output. */
const BUILD = { ...DEVELOPMENT, DATABASE_URL: 'postgres://build:build@localhost:1/build' };

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => new URL(address).origin);

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  PAYLOAD_SECRET: z.string({ error: 'is missing' }).min(32, 'must have at least 32 characters'),
  CMS_SERVICE_KEY: z.string({ error: 'is missing' }).min(24, 'must have at least 24 characters'),
  STAFF_KEY: z.string({ error: 'is missing' }).min(32, 'must have at least 32 characters'),
  CMS_PORT: z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).default(8002),
  PUBLIC_URL: origin,
  ENGINE_URL: origin.optional(),
  UPLOADS_DIR: z.string({ error: 'is missing' }),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().optional(),
  SENTRY_DSN: z.url({ error: 'must be the address of a Sentry project' }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DEMO_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
});

export interface Config {
  production: boolean;
  building: boolean;
  databaseUrl: string;
  secret: string;
  serviceKey: string;
  /** Signs staff tokens; shared with the engine. */
  staffKey: string;
  port: number;
  /** Origin that people see: scheme, host and port. */
  publicUrl: string;
  /** Receives change notices; without it they wait in the database. */
  engineUrl: string | undefined;
  uploadsDir: string;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Where unexpected errors are reported. */
  sentryDsn: string | undefined;
  environment: string;
  logLevel: string;
  /** Password of the demo staff; undefined in production unless set. */
  demoPassword: string | undefined;
  /** The first administrator of a real installation. */
  firstAdministrator: { email: string; password: string } | undefined;
}

const DEMO_PASSWORD = 'demo-password-2026';

/**
 * Parses the environment. An empty variable counts as unset; secrets have defaults only outside production.
 * @throws ConfigError naming every wrong key
 */
export function readConfig(environment: Environment): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const building = set.NEXT_PHASE === 'phase-production-build';
  const production = set.NODE_ENV === 'production' && !building;
  const parsed = Variables.safeParse(building ? BUILD : { ...(production ? {} : DEVELOPMENT), ...set });
  const problems = parsed.error?.issues.map(({ path: [key], message }) => `${String(key)} ${message}`) ?? [];
  if (Boolean(set.ADMIN_EMAIL) !== Boolean(set.ADMIN_PASSWORD))
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD come together');
  if (!parsed.success || problems.length)
    throw new ConfigError(`The cms cannot start:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  const variables = parsed.data;
  return {
    production,
    building,
    databaseUrl: variables.DATABASE_URL,
    secret: variables.PAYLOAD_SECRET,
    serviceKey: variables.CMS_SERVICE_KEY,
    staffKey: variables.STAFF_KEY,
    port: variables.CMS_PORT,
    publicUrl: variables.PUBLIC_URL,
    engineUrl: variables.ENGINE_URL,
    uploadsDir: path.resolve(/* turbopackIgnore: true */ variables.UPLOADS_DIR),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    sentryDsn: variables.SENTRY_DSN,
    environment: variables.NODE_ENV,
    logLevel: variables.LOG_LEVEL,
    demoPassword: variables.DEMO_PASSWORD ?? (production ? undefined : DEMO_PASSWORD),
    firstAdministrator:
      variables.ADMIN_EMAIL && variables.ADMIN_PASSWORD
        ? { email: variables.ADMIN_EMAIL, password: variables.ADMIN_PASSWORD }
        : undefined,
  };
}

export const config = readConfig(process.env);
