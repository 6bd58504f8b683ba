import { z } from 'zod';

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .refine(
      (text) => Buffer.from(text, 'base64url').length === bytes,
      'must be a key of `web-push generate-vapid-keys`',
    );

/** Keys with which push services know us (VAPID, RFC 8292); without them nothing is pushed. */
const Settings = z.object({
  VAPID_PUBLIC_KEY: key(65),
  VAPID_PRIVATE_KEY: key(32),
  /** Whom a push service writes to when something is wrong. */
  VAPID_SUBJECT: z.string().regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto:… or https://…'),
});

export type PushSettings = z.infer<typeof Settings>;

/** Wrong or incomplete settings are refused. */
export const pushSettings = z.preprocess((env) => {
  const given = Object.entries(env as Record<string, unknown>).filter(([name]) => name.startsWith('VAPID_'));
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}, Settings.optional());
