import { z } from 'zod';
import { Id, Instant, Slug } from './common.ts';
import { CLAIM_STATES, UNLISTED_REASONS } from './websites.ts';

const StopReason = z.string().nullable().meta({ description: 'What staff wrote to the company' });

/** `GET /panel/companies/{companyId}/sending`: what the company may send, and what waits. */
export const CompanySending = z
  .object({
    state: z.enum(['free', 'slowed', 'stopped', 'unlisted']).meta({
      description:
        'slowed: new, and its domain not shown to be its own: so many messages a day; stopped: by staff; unlisted: it has the name of somebody it has not been shown to be, and sends nothing',
    }),
    allowance: z.int().nullable().meta({ description: 'Messages a day; null: what the plan has' }),
    sentToday: z.int().nullable().meta({ description: 'In the company’s time zone; null when it is not slowed' }),
    waiting: z.int().meta({ description: 'Invitations and surveys that are kept; they go in their order' }),
    slowedSince: Instant.nullable(),
    stoppedAt: Instant.nullable(),
    stoppedReason: StopReason,
    steps: z
      .array(z.object({ fromDay: z.int(), aDay: z.int() }))
      .meta({ description: 'How a new sender’s day grows, by days since the first message' }),
  })
  .meta({ id: 'CompanySending' });
export type CompanySending = z.infer<typeof CompanySending>;

export const SENDER_GROUPS = ['sending', 'new', 'stopped', 'unlisted'] as const;
export type SenderGroup = (typeof SENDER_GROUPS)[number];

/** `GET /staff/senders`, those who sent most first. */
export const SenderQuery = z.object({
  group: z.enum(SENDER_GROUPS).default('sending'),
  days: z.coerce.number().int().min(1).max(90).default(7),
  q: z.string().trim().max(80).default('').meta({ description: 'Part of a name, slug or domain' }),
});
export type SenderQuery = z.infer<typeof SenderQuery>;

/** A company that writes to customers, as staff see it. Counts are of the days asked for. */
export const Sender = z
  .object({
    companyId: Id,
    slug: Slug,
    name: z.string(),
    country: z.string().length(2),
    registeredAt: Instant,
    firstMessageAt: Instant.nullable().meta({ description: 'Of the last 180 days' }),
    state: CompanySending.shape.state,
    blocked: z.boolean(),
    vouchedAt: Instant.nullable(),
    /** The website it claims. */
    website: z.string().nullable(),
    domain: z.string().nullable(),
    websiteState: z.enum(CLAIM_STATES),
    websiteVerifiedAt: Instant.nullable(),
    unlisted: z.enum(UNLISTED_REASONS).nullable(),
    slowedSince: Instant.nullable(),
    stoppedAt: Instant.nullable(),
    stoppedReason: StopReason,
    sent: z.int(),
    bounced: z.int(),
    optedOut: z.int(),
    waiting: z.int(),
    senderNames: z.array(z.string()),
    subjects: z
      .array(z.string())
      .meta({ description: 'Its own subjects of mails and titles of surveys, some of them' }),
  })
  .meta({ id: 'Sender' });
export type Sender = z.infer<typeof Sender>;

/** The first 100; `more` says that there are others. */
export const SenderList = z.object({ items: z.array(Sender), more: z.boolean() }).meta({ id: 'SenderList' });
export type SenderList = z.infer<typeof SenderList>;

/** Why staff act on a company. */
export const StaffReason = z
  .object({
    reason: z.string().trim().min(10).max(500).meta({
      description: 'Stays in the audit log, where the company reads it; no personal data',
    }),
  })
  .meta({ id: 'StaffReason' });
export type StaffReason = z.infer<typeof StaffReason>;
