import { z } from 'zod';
import { LOCAL_HOSTS } from '../settings/local-hosts.ts';

const Url = z.url({ protocol: /^https?$/ });
const From = z.string().min(1).max(40);

/**
 * Who sends text messages. `none`: the channel is not offered. `demo`: messages are only shown, on /api/demo/sms, and
 * only on a machine of one's own, because they carry links and numbers.
 */
const Settings = z.discriminatedUnion('SMS_PROVIDER', [
  z.object({ SMS_PROVIDER: z.literal('none') }),
  z.object({
    SMS_PROVIDER: z.literal('demo'),
    PUBLIC_URL: Url.default('http://localhost:8000').refine((url) => LOCAL_HOSTS.has(new URL(url).hostname), {
      error: 'must be on this machine (localhost) for SMS_PROVIDER=demo',
    }),
  }),
  z.object({
    SMS_PROVIDER: z.literal('smsapi'),
    SMS_FROM: From,
    SMSAPI_TOKEN: z.string().min(8),
    SMSAPI_URL: Url.optional(),
  }),
  z.object({
    SMS_PROVIDER: z.literal('twilio'),
    SMS_FROM: From,
    TWILIO_ACCOUNT_SID: z.string().regex(/^AC\w{32}$/, 'must look like AC and 32 characters'),
    TWILIO_AUTH_TOKEN: z.string().min(8),
    TWILIO_URL: Url.optional(),
  }),
]);

/** The settings of text messages; without `SMS_PROVIDER` there are none. */
export const SmsSettings = z.preprocess(
  (env) => ({
    ...(env as Record<string, unknown>),
    SMS_PROVIDER: (env as NodeJS.ProcessEnv)['SMS_PROVIDER'] ?? 'none',
  }),
  Settings,
);
export type SmsSettings = z.infer<typeof Settings>;
