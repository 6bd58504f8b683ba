import { z } from 'zod';
import { Locale } from '@app/contracts/common';
import { LOCAL_HOSTS } from './settings/local-hosts.ts';
import { pushSettings } from './settings/push.ts';
import type { PushSettings } from './settings/push.ts';
import { sellerSettings } from './settings/seller.ts';
import type { SellerSettings } from './settings/seller.ts';
import { stripeSettings } from './settings/stripe.ts';
import type { StripeSettings } from './settings/stripe.ts';
import { SmsSettings } from './sms/config.ts';

const DEVELOPMENT_SECRET = 'development-only-secret-development-only';

function isLocal({ PUBLIC_URL }: NodeJS.ProcessEnv): boolean {
  return !PUBLIC_URL || (URL.canParse(PUBLIC_URL) && LOCAL_HOSTS.has(new URL(PUBLIC_URL).hostname));
}

/** Default secrets are for local development only: not in production, and only with a local host name. */
const mayUseDefaults = (env: NodeJS.ProcessEnv): boolean => env['NODE_ENV'] !== 'production' && isLocal(env);

const secret = (defaults: boolean) => {
  const value = z.string().min(32, 'must have at least 32 characters');
  return defaults ? value.default(DEVELOPMENT_SECRET) : value;
};

const SigningKeys = z.string().transform((text, issues) => {
  const keys = text.split(',').map((part) => {
    const [id, key] = part.split(':');
    return { id: Number(id), key: Buffer.from(key ?? '', 'base64url') };
  });
  if (keys.some(({ id, key }) => !Number.isInteger(id) || id < 1 || id > 255 || key.length < 32)) {
    issues.addIssue('must look like "1:<32 bytes in base64url>", keys separated by commas, ids from 1 to 255');
    return z.NEVER;
  }
  return keys;
});

const outsideService = z.union([z.url({ protocol: /^https?$/ }), z.literal('off')], 'must be an address, or off');

const environment = (defaults: boolean) =>
  z
    .object({
      NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
      DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
      DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
      REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
      MEILI_URL: z.url({ protocol: /^https?$/ }).optional(),
      MEILI_KEY: z.string().optional(),
      SMTP_URL: z.url({ protocol: /^smtps?$/ }),
      MAIL_FROM: z.email().default('reviews@localhost.example'),
      /** Legally required sender, shown under every mail: name and postal address. */
      MAIL_LEGAL_LINE: z.string().max(200).optional(),
      /** Where messages of the contact forms go; the sending address when left out. */
      CONTACT_EMAIL: z.email().optional(),
      /** Language of the staff who read them. */
      CONTACT_LANGUAGE: Locale.default('pl'),
      /** Messages per day of a company in its first week without a verified domain. */
      NEW_SENDER_DAILY: z.coerce.number().int().min(1).max(10_000).default(50),
      PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8000'),
      /** Header in which a trusted proxy names the visitor's country, as the front door has it; shown with sessions. */
      COUNTRY_HEADER: z
        .string()
        .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header')
        .optional(),
      /** Of API and worker, which only our own processes call. Set it if those run on other machines. */
      LISTEN_HOST: z.string().default('127.0.0.1'),
      ENGINE_PORT: z.coerce.number().int().min(0).max(65535).default(8001),
      WORKER_PORT: z.coerce.number().int().min(0).max(65535).default(8011),
      WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(8),
      CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
      CMS_SERVICE_KEY: secret(defaults),
      SIGNING_KEYS: defaults
        ? z
            .string()
            .default(`1:${Buffer.from(DEVELOPMENT_SECRET).toString('base64url')}`)
            .pipe(SigningKeys)
        : SigningKeys,
      SESSION_SECRET: secret(defaults),
      /** Keys the hashes of opted-out addresses. Never rotate it: with a new key no opt-out would be recognized. */
      OPT_OUT_KEY: secret(defaults),
      /** Signs the tokens with which the cms acts for staff; shared with the cms. */
      STAFF_KEY: secret(defaults),
      TRUSTED_PROXIES: z
        .string()
        .default('loopback')
        .transform((list) => list.split(',').map((entry) => entry.trim())),
      /** Folder of uploaded files, unless a bucket is configured. */
      UPLOADS_DIR: z.string().default('.data/uploads'),
      S3_BUCKET: z.string().optional(),
      S3_REGION: z.string().default('us-east-1'),
      /** For S3-compatible services other than Amazon's. */
      S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
      S3_ACCESS_KEY_ID: z.string().optional(),
      S3_SECRET_ACCESS_KEY: z.string().optional(),
      /** Reviews are translated by DeepL when there is a key, else by LibreTranslate when there is an address. */
      DEEPL_KEY: z.string().optional(),
      DEEPL_URL: z.url({ protocol: /^https?$/ }).optional(),
      LIBRETRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
      LIBRETRANSLATE_KEY: z.string().optional(),
      /** The EU's register of VAT numbers, its own address when left out; `off` = not asked. */
      VIES_URL: outsideService.optional(),
      /** Exchange rates of the National Bank of Poland, likewise. */
      NBP_URL: outsideService.optional(),
      SENTRY_DSN: z.url().optional(),
      LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    })
    .superRefine(({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, issues) => {
      if (!S3_BUCKET) return;
      for (const [name, value] of Object.entries({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }))
        if (!value) issues.addIssue({ code: 'custom', path: [name], message: 'is needed with S3_BUCKET' });
    });

/** The engine's settings, parsed once at start. */
export type Config = z.infer<ReturnType<typeof environment>> & {
  SMS: SmsSettings;
  /** Undefined: nothing is sold. */
  SELLER: SellerSettings | undefined;
  /** Undefined: cards are not accepted. */
  STRIPE: StripeSettings | undefined;
  /** Undefined: nothing is pushed to devices. */
  PUSH: PushSettings | undefined;
};

/** All wrong settings in one message, one line each. */
export class ConfigInvalid extends Error {}

/**
 * Parses the environment; an empty variable counts as not set.
 * @throws ConfigInvalid naming every wrong key at once.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const defaults = mayUseDefaults(present);
  const parsed = environment(defaults).safeParse(present);
  const sms = SmsSettings.safeParse(present);
  const seller = sellerSettings(isLocal(present)).safeParse(present);
  const stripe = stripeSettings.safeParse(present);
  const push = pushSettings.safeParse(present);
  if (parsed.success && sms.success && seller.success && stripe.success && push.success)
    return { ...parsed.data, SMS: sms.data, SELLER: seller.data, STRIPE: stripe.data, PUSH: push.data };
  const issues = [parsed, sms, seller, stripe, push].flatMap(({ error }) => error?.issues ?? []);
  const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigInvalid(`The engine's settings are wrong:\n${lines.join('\n')}`);
}
