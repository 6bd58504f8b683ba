import { z } from 'zod';
import { AndroidApps, AppleApps } from './addresses/app-links.ts';

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(8000),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8000'),
    ENGINE_URL: z.url({ protocol: /^https?$/ }),
    CMS_URL: z.url({ protocol: /^https?$/ }),
    RELEASES_DIR: z.string().min(1),
    /**
     * Key for the cms's exports: drafts for previews, and content published since the release was built. Both are off
     * without it.
     */
    CMS_SERVICE_KEY: z.string().min(16).optional(),
    /** For notifications of purges and of changes in the cms. Without it pages are cached for seconds only. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
    /**
     * Header in which a trusted proxy names the visitor's country, such as `CF-IPCountry`. Without it no header is
     * trusted.
     */
    COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header')
      .optional(),
    /** Pictures of the ground for maps; without it there are no maps. */
    MAP_TILES_URL: z
      .url({ protocol: /^https?$/ })
      .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y}')
      .optional(),
    /** Whose pictures they are, as their licence asks for. */
    MAP_ATTRIBUTION: z.string().max(200).optional(),
    /** Apps that may open links of invitations; without them the files for phones are not there. */
    ANDROID_APPS: AndroidApps.optional(),
    APPLE_APPS: AppleApps.optional(),
    SENTRY_DSN: z.url().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine(({ MAP_TILES_URL, MAP_ATTRIBUTION }) => !MAP_TILES_URL || MAP_ATTRIBUTION, {
    path: ['MAP_ATTRIBUTION'],
    message: 'must say whose map MAP_TILES_URL is',
  });

/** The front door's settings, parsed once at start. */
export type Config = z.infer<typeof Environment>;

/** Its message lists all invalid settings, one per line. */
export class ConfigInvalid extends Error {}

/**
 * Parses the environment; an empty variable counts as not set.
 * @throws ConfigInvalid naming every wrong key at once.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigInvalid(`The front door cannot start with these settings:\n${lines.join('\n')}`);
}
