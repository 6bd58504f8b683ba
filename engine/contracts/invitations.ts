import { z } from 'zod';
import { Cursor, Email, Id, Instant, Locale, pageOf } from './common.ts';

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

const HourOfDay = z.int().min(0).max(24);

/** How a company invites. Hours are in the company's time zone; `[windowStart, windowEnd)`. */
export const InvitationConfig = z
  .object({
    id: Id,
    name: z.string().trim().min(1).max(80),
    channel: z.enum(['email']),
    delayDays: z.int().min(0).max(365),
    windowStart: HourOfDay,
    windowEnd: HourOfDay,
    senderName: z.string().trim().min(1).max(80),
    defaultLanguage: Locale,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    askProducts: z.boolean(),
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
export const InvitationConfigList = z.object({ items: z.array(InvitationConfig) }).meta({ id: 'InvitationConfigList' });
export type InvitationConfigList = z.infer<typeof InvitationConfigList>;

/** Products of one order, at most. */
export const MAX_ORDER_PRODUCTS = 50;

/** One order, as the API takes it. */
export const CreateOrder = z
  .object({
    orderId: z.string().trim().min(1).max(100),
    email: Email,
    phone: z.string().max(30).optional(),
    name: z.string().trim().max(120).optional(),
    purchasedAt: Instant.optional(),
    language: Locale.optional(),
    basis: ContactBasis,
    configId: Id.optional(),
    products: z
      .array(
        z.object({
          productId: z.string().trim().min(1).max(100),
          name: z.string().trim().min(1).max(200),
          url: z
            .url({ protocol: /^https?$/ })
            .max(500)
            .optional(),
        }),
      )
      .max(MAX_ORDER_PRODUCTS)
      .default([]),
  })
  .meta({ id: 'CreateOrder' });
export type CreateOrder = z.infer<typeof CreateOrder>;
export const CreatedOrder = z
  .object({ id: Id, orderId: z.string(), invitation: z.object({ id: Id, state: InvitationState, dueAt: Instant }) })
  .meta({ id: 'CreatedOrder' });
export type CreatedOrder = z.infer<typeof CreatedOrder>;

/** Result of a CSV upload: every row that did not go through, with its line and reason. */
export const OrderImport = z
  .object({
    id: Id,
    fileName: z.string(),
    state: z.enum(['running', 'done', 'failed']),
    encoding: z.string(),
    createdAt: Instant,
    rows: z.int(),
    processed: z.int(),
    accepted: z.int(),
    rejected: z.int(),
    orders: z.int(),
    problems: z.array(
      z.object({
        line: z.int(),
        column: z.string().nullable(),
        code: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'OrderImport' });
export type OrderImport = z.infer<typeof OrderImport>;
export const OrderImportList = z
  .object({ items: z.array(OrderImport.omit({ problems: true })) })
  .meta({ id: 'OrderImportList' });
export type OrderImportList = z.infer<typeof OrderImportList>;

export const InvitationRow = z
  .object({
    id: Id,
    orderId: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    state: InvitationState,
    dueAt: Instant,
    sentAt: Instant.nullable(),
    completedAt: Instant.nullable(),
    language: Locale,
  })
  .meta({ id: 'InvitationRow' });
export type InvitationRow = z.infer<typeof InvitationRow>;
export const InvitationListQuery = z.object({
  state: InvitationState.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type InvitationListQuery = z.infer<typeof InvitationListQuery>;
export const InvitationPage = pageOf(InvitationRow).meta({ id: 'InvitationPage' });
export type InvitationPage = z.infer<typeof InvitationPage>;

/** The panel's first page. */
export const CompanyOverview = z
  .object({
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
