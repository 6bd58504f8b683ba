import { z } from 'zod';
import { Cursor, Email, Id, Instant, pageOf } from '../common.ts';

/**
 * How somebody opted out: by the link of a message, by their mail program's button, at the provider of text messages,
 * on the page about their own data, or through the company, which they asked.
 */
export const OPT_OUT_SOURCES = ['link', 'one_click', 'provider', 'privacy', 'company'] as const;
export const OptOutSource = z.enum(OPT_OUT_SOURCES);
export type OptOutSource = z.infer<typeof OptOutSource>;

export const OptOutRow = z
  .object({
    id: Id,
    /** Masked; null where nothing but a hash is kept. */
    address: z.string().nullable(),
    /** Null for opt-outs from before sources were recorded. */
    source: OptOutSource.nullable(),
    at: Instant,
  })
  .meta({ id: 'OptOutRow' });
export type OptOutRow = z.infer<typeof OptOutRow>;

export const OptOutListQuery = z.object({
  address: z.string().trim().min(3).max(254).optional().meta({
    description: 'Only the opt-out of exactly this e-mail address or phone number',
  }),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type OptOutListQuery = z.infer<typeof OptOutListQuery>;
export const OptOutPage = pageOf(OptOutRow).meta({ id: 'OptOutPage' });
export type OptOutPage = z.infer<typeof OptOutPage>;

/** `POST …/opt-outs`: an e-mail address, a phone number or both. */
export const AddOptOut = z
  .object({ email: Email.optional(), phone: z.string().trim().min(1).max(40).optional() })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    params: { code: 'email_or_phone' },
    error: 'email_or_phone',
  })
  .meta({ id: 'AddOptOut' });
export type AddOptOut = z.infer<typeof AddOptOut>;
