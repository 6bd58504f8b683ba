import { z } from 'zod';
import { PRODUCT_IDENTIFIERS } from './company/product-identifiers.ts';
import { Email, Id, Instant, Locale, Slug, WordsByLanguage } from './common.ts';
import { ThankYouWords } from './review-forms.ts';
import { RatingCriterion } from './reviews.ts';

export const CONTACT_BASES = ['consent', 'customer_notice'] as const;
/** Why the customer may be written to. Without one nothing is sent. */
export const ContactBasis = z.enum(CONTACT_BASES);
export type ContactBasis = z.infer<typeof ContactBasis>;

export const INVITATION_STATES = [
  'scheduled',
  'sent',
  'completed',
  'over_limit',
  'opted_out',
  'bounced',
  'cancelled',
  'expired',
] as const;
export const InvitationState = z.enum(INVITATION_STATES);
export type InvitationState = z.infer<typeof InvitationState>;

export const INVITATION_EVENTS = [
  'created',
  'queued',
  'sent',
  'reminded',
  'opened',
  'clicked',
  'completed',
  'over_limit',
  'released',
  'opted_out',
  'bounced',
  'cancelled',
  'expired',
  'postponed',
  'advanced',
] as const;

/** How the customer is written to. */
export const CHANNELS = ['email', 'sms'] as const;
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

/** `order`: the order's language, else the default; `default`: always the default. */
export const LANGUAGE_RULES = ['order', 'default'] as const;
export const LanguageRule = z.enum(LANGUAGE_RULES);
export type LanguageRule = z.infer<typeof LanguageRule>;

/** An additional question of the form. */
export const ConfigQuestion = z.object({
  id: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[a-z0-9_-]+$/),
  kind: z.enum(['open', 'single', 'multiple']),
  required: z.boolean().default(false),
  question: WordsByLanguage(300),
  /** For `single` and `multiple`: the choices, each in its languages. */
  choices: z.array(WordsByLanguage(120)).max(12).default([]),
});
export type ConfigQuestion = z.infer<typeof ConfigQuestion>;

/** The merchant's words in place of ours, per language. `{{name}}` and `{{company}}` are filled in. */
export const ConfigTexts = z.partialRecord(
  Locale,
  z.object({
    subject: z.string().trim().min(1).max(150).optional(),
    heading: z.string().trim().min(1).max(150).optional(),
    body: z.string().trim().min(1).max(1500).optional(),
    sms: z.string().trim().min(1).max(300).optional(),
  }),
);
export type ConfigTexts = z.infer<typeof ConfigTexts>;

export const ThankYouPage = z.object({
  heading: WordsByLanguage(150).optional(),
  body: WordsByLanguage(1000).optional(),
  /** A button to the company's own site, e.g. with a discount. */
  button: z.object({ label: WordsByLanguage(60), url: z.url({ protocol: /^https?$/ }).max(500) }).optional(),
});
export type ThankYouPage = z.infer<typeof ThankYouPage>;

const HourOfDay = z.int().min(0).max(24);

/** How a company invites. Hours are in the company's time zone; `[windowStart, windowEnd)`. */
export const InvitationConfig = z
  .object({
    id: Id,
    name: z.string().trim().min(1).max(80),
    channel: Channel,
    delayDays: z.int().min(0).max(365),
    windowStart: HourOfDay,
    windowEnd: HourOfDay,
    senderName: z.string().trim().min(1).max(80),
    defaultLanguage: Locale,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    askProducts: z.boolean(),
    reminders: z.int().min(0).max(2).default(0),
    reminderDays: z.int().min(1).max(30).default(5),
    languageRule: LanguageRule.default('order'),
    askPhotos: z.boolean().default(true),
    criteria: z.array(RatingCriterion).max(6).default([]),
    questions: z.array(ConfigQuestion).max(5).default([]),
    texts: ConfigTexts.default({}),
    thankYou: ThankYouPage.default({}),
    active: z.boolean(),
  })
  .meta({ id: 'InvitationConfig' });
export type InvitationConfig = z.infer<typeof InvitationConfig>;
export const UpdateInvitationConfig = InvitationConfig.omit({ id: true })
  .refine((c) => c.windowStart < c.windowEnd, {
    path: ['windowEnd'],
    params: { code: 'window_empty' },
    error: 'window_empty',
  })
  .meta({ id: 'UpdateInvitationConfig' });
export type UpdateInvitationConfig = z.infer<typeof UpdateInvitationConfig>;
export const CreateInvitationConfig = UpdateInvitationConfig.meta({ id: 'CreateInvitationConfig' });
/** Configurations of one company, at most. */
export const MAX_CONFIGS = 20;

/** `GET …/invitation-configs/{configId}/thank-you`: the thank-you page as its reader will see it. */
export const ThankYouPreview = z
  .object({
    company: z.object({ slug: Slug, name: z.string() }),
    locale: Locale,
    languages: z.array(Locale),
    words: ThankYouWords.nullable(),
  })
  .meta({ id: 'ThankYouPreview' });
export type ThankYouPreview = z.infer<typeof ThankYouPreview>;
/** `channels`: those that are offered here. */
export const InvitationConfigList = z
  .object({ items: z.array(InvitationConfig), channels: z.array(Channel) })
  .meta({ id: 'InvitationConfigList' });
export type InvitationConfigList = z.infer<typeof InvitationConfigList>;

/** Products of one order, at most. */
export const MAX_ORDER_PRODUCTS = 50;

/** An order as the open API hears of it. Without an address it is refused as well, but counts as not invited. */
export const ReportOrder = z
  .object({
    orderId: z.string().trim().min(1).max(100),
    email: Email.optional().meta({ description: 'Needed where the configuration invites by e-mail' }),
    phone: z.string().trim().min(1).max(40).optional().meta({
      description: 'With its country code, or as one dials it in the company’s country; a mobile for text messages',
    }),
    name: z.string().trim().max(120).optional(),
    purchasedAt: Instant.optional(),
    language: Locale.optional(),
    basis: ContactBasis,
    configId: Id.optional(),
    market: z.string().trim().max(300).optional().meta({
      description:
        'Its code, its website or the address of a page there; without one the main market. Its language and hours are those of the invitation unless the order says otherwise',
      example: 'de',
    }),
    products: z
      .array(
        z.object({
          productId: z.string().trim().min(1).max(100),
          name: z.string().trim().min(1).max(200),
          url: z
            .url({ protocol: /^https?$/ })
            .max(500)
            .optional(),
          imageUrl: z
            .url({ protocol: /^https?$/ })
            .max(1000)
            .optional()
            .meta({ description: 'Its picture: fetched once, and shown from our own copy' }),
          gtin: PRODUCT_IDENTIFIERS.gtin.optional(),
          mpn: PRODUCT_IDENTIFIERS.mpn.optional(),
          brand: PRODUCT_IDENTIFIERS.brand.optional(),
          category: z
            .string()
            .trim()
            .min(1)
            .max(80)
            .optional()
            .meta({ description: 'The shop’s own; it chooses the features that reviewers are asked about' }),
        }),
      )
      .max(MAX_ORDER_PRODUCTS)
      .default([]),
  })
  .meta({ id: 'ReportOrder' });
/** One order with an e-mail address, a phone number or both. */
export const CreateOrder = ReportOrder.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
  path: ['email'],
  params: { code: 'email_or_phone' },
  error: 'email_or_phone',
}).meta({ id: 'CreateOrder' });
export type CreateOrder = z.infer<typeof CreateOrder>;
export const CreatedOrder = z
  .object({ id: Id, orderId: z.string(), invitation: z.object({ id: Id, state: InvitationState, dueAt: Instant }) })
  .meta({ id: 'CreatedOrder' });
export type CreatedOrder = z.infer<typeof CreatedOrder>;

/** The panel's first page. */
export const CompanyOverview = z
  .object({
    profileMissing: z
      .array(z.enum(['category', 'city']))
      .meta({ description: 'What keeps the company out of lists by category and place' }),
    grades: z.object({ count: z.int(), average: z.number().nullable() }),
    invitations: z.object({
      scheduled: z.int(),
      sent: z.int(),
      completed: z.int(),
      sentThisMonth: z.int(),
      monthlyLimit: z.int().nullable(),
    }),
    reviews: z.object({ held: z.int(), lastSevenDays: z.int() }),
    plan: z.object({ name: z.string(), state: z.string(), until: Instant.nullable() }),
  })
  .meta({ id: 'CompanyOverview' });
export type CompanyOverview = z.infer<typeof CompanyOverview>;

export const CreateApiKey = z.object({ name: z.string().trim().min(1).max(80) }).meta({ id: 'CreateApiKey' });
export type CreateApiKey = z.infer<typeof CreateApiKey>;
export const ApiKey = z
  .object({ id: Id, name: z.string(), prefix: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;
export const CreatedApiKey = ApiKey.extend({ secret: z.string() }).meta({ id: 'CreatedApiKey' });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;
export const ApiKeyList = z.object({ items: z.array(ApiKey) }).meta({ id: 'ApiKeyList' });
export type ApiKeyList = z.infer<typeof ApiKeyList>;
