import { z } from 'zod';
import type { DotEnv } from './dot-env.ts';
import { UserError } from '../user-error.ts';

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be 1 to 65535')
  .max(65_535, 'must be 1 to 65535');
const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address like ${example}` });
const addressOrOff = (example: string) =>
  z.union([z.url({ protocol: /^https?$/ }), z.literal('off')], `must be off, or an address like ${example}`);
const secret = z.string().min(32, 'must have at least 32 characters');

const Settings = z.object({
  PORT: port.default(8000),
  PUBLIC_URL: address(/^https?$/, 'https://reviews.example.com').optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379').optional(),
  MEILI_URL: address(/^https?$/, 'http://host:7700').optional(),
  MEILI_KEY: z.string().optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_LANGUAGE: z.string().optional(),
  SELLER_NAME: z.string().optional(),
  SELLER_STREET: z.string().optional(),
  SELLER_POSTCODE: z.string().optional(),
  SELLER_CITY: z.string().optional(),
  SELLER_TAX_NUMBER: z.string().optional(),
  SELLER_EMAIL: z.string().optional(),
  SELLER_IBAN: z.string().optional(),
  SELLER_BIC: z.string().optional(),
  SELLER_BANK: z.string().optional(),
  SMS_PROVIDER: z.enum(['none', 'demo', 'smsapi', 'twilio'], 'must be none, demo, smsapi or twilio').optional(),
  SMS_FROM: z.string().optional(),
  SMSAPI_TOKEN: z.string().optional(),
  SMSAPI_URL: address(/^https?$/, 'https://api.smsapi.com').optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_URL: address(/^https?$/, 'https://api.twilio.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEEPL_KEY: z.string().optional(),
  DEEPL_URL: address(/^https?$/, 'https://api.deepl.com').optional(),
  LIBRETRANSLATE_URL: address(/^https?$/, 'http://host:5000').optional(),
  LIBRETRANSLATE_KEY: z.string().optional(),
  VIES_URL: addressOrOff('https://ec.europa.eu/taxation_customs/vies/rest-api').optional(),
  NBP_URL: addressOrOff('https://api.nbp.pl/api').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,\s*whsec_\w+)*$/, 'must be the signing secret of the webhook: whsec_…')
    .optional(),
  STRIPE_URL: address(/^https?$/, 'https://api.stripe.com').optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z.string().optional(),
  SENTRY_DSN: address(/^https?$/, 'https://key@host/1').optional(),
  SENTRY_RELEASE: z.string().optional(),
  TRUSTED_PROXIES: z.string().optional(),
  COUNTRY_HEADER: z.string().optional(),
  ANDROID_APPS: z.string().optional(),
  APPLE_APPS: z.string().optional(),
  MAP_TILES_URL: address(/^https?$/, 'https://tiles.example.com/{z}/{x}/{y}.png').optional(),
  MAP_ATTRIBUTION: z.string().optional(),
  LISTEN_HOST: z.string().optional(),
  UPLOADS_DIR: z.string().optional(),
  RELEASES_DIR: z.string().optional(),
  BUILD_HEAP_MB: z.string().regex(/^\d+$/, 'must be a number of megabytes').optional(),
  BUILD_QUIET_SECONDS: z.string().regex(/^\d+$/, 'must be a number of seconds').optional(),
  BRAND_NAME: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SIGNING_KEYS: z
    .string()
    .regex(
      /^\d{1,3}:[\w-]{43,}(,\d{1,3}:[\w-]{43,})*$/,
      'must look like "1:<32 bytes in base64url>", keys separated by commas',
    )
    .optional(),
  SESSION_SECRET: secret.optional(),
  OPT_OUT_KEY: secret.optional(),
  STAFF_KEY: secret.optional(),
  PAYLOAD_SECRET: secret.optional(),
  CMS_SERVICE_KEY: secret.optional(),
});

/** Settings of `npm start` and the other commands, from the environment and `.env`. */
export type Settings = z.infer<typeof Settings>;

/** Every key allowed in `.env`. */
export const SETTING_KEYS: readonly string[] = Object.keys(Settings.shape);

/**
 * Reads the settings; the environment overrides `.env`, and an empty value counts as unset.
 * @throws UserError naming every error at once
 */
export function readSettings(env: NodeJS.ProcessEnv, dotEnv: DotEnv): Settings {
  const filled = (values: NodeJS.ProcessEnv): [string, string | undefined][] =>
    Object.entries(values).filter(([key, value]) => value && SETTING_KEYS.includes(key));
  const parsed = Settings.safeParse(Object.fromEntries([...filled(dotEnv.values), ...filled(env)]));
  const wrong = [
    ...dotEnv.problems.map((problem) => `.env: ${problem}`),
    ...(parsed.error?.issues ?? []).map(({ path: [key], message }) => {
      const from = env[String(key)] ? 'the environment' : '.env';
      return `${String(key)} (from ${from}) ${message}`;
    }),
  ];
  if (wrong.length || !parsed.success) {
    throw new UserError(
      `The settings are wrong; mend these and start again:\n${wrong.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return parsed.data;
}
