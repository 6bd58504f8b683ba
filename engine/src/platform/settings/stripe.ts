import { z } from 'zod';

/** Access to Stripe; without a key cards are not accepted. */
const Settings = z.object({
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key: sk_… or rk_…'),
  /** Secrets that sign webhooks, separated by commas: the old and the new one while they are rotated. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().regex(/^whsec_\w+$/, 'must be the signing secret of the webhook: whsec_…')).min(1)),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
});

export type StripeSettings = z.infer<typeof Settings>;

/** Wrong or incomplete settings are refused: without the webhook's secret payments would be noticed late. */
export const stripeSettings = z.preprocess((env) => {
  const given = Object.entries(env as Record<string, unknown>).filter(([name]) => name.startsWith('STRIPE_'));
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}, Settings.optional());
