import { z } from 'zod';
import { Cursor, Day, Id, Instant, Locale, pageOf } from '../common.ts';
import { Channel, ContactBasis, INVITATION_EVENTS, InvitationState } from '../invitations.ts';

export const InvitationRow = z
  .object({
    id: Id,
    orderId: z.string(),
    channel: Channel,
    /** Masked for agents, as is the phone number. */
    email: z.string(),
    phone: z.string().nullable(),
    name: z.string().nullable(),
    state: InvitationState,
    dueAt: Instant,
    sentAt: Instant.nullable(),
    completedAt: Instant.nullable(),
    remindersSent: z.int(),
    language: Locale,
    /** Not sent yet: the company may take it back. */
    mayCancel: z.boolean(),
    /** Scheduled: the company may send it before its time. */
    maySend: z.boolean(),
  })
  .meta({ id: 'InvitationRow' });
export type InvitationRow = z.infer<typeof InvitationRow>;
/** Days of the company's time zone, both included. */
export const InvitationListQuery = z.object({
  state: InvitationState.optional(),
  configId: Id.optional(),
  channel: Channel.optional(),
  language: Locale.optional(),
  from: Day.optional().meta({ description: 'First day on which the order was added' }),
  to: Day.optional().meta({ description: 'Last day on which the order was added' }),
  words: z.string().trim().min(1).max(254).optional().meta({
    description: 'An order number, e-mail address or phone number, exactly',
  }),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type InvitationListQuery = z.infer<typeof InvitationListQuery>;
export const InvitationPage = pageOf(InvitationRow).meta({ id: 'InvitationPage' });
export type InvitationPage = z.infer<typeof InvitationPage>;

/**
 * A step in an invitation's life. Besides its events, what mail servers and providers of text messages answered:
 * accepted, refused for good, or refused for now.
 */
export const TIMELINE_STEPS = [...INVITATION_EVENTS, 'accepted', 'refused', 'refused_for_now'] as const;
export const TimelineStep = z.object({
  type: z.enum(TIMELINE_STEPS),
  at: Instant,
  /** Why; a key of the panel's texts. */
  reason: z.string().nullable(),
  /** Of a reminder. */
  number: z.int().nullable(),
  /** The server's words, without addresses. */
  answer: z.string().nullable(),
});
export type TimelineStep = z.infer<typeof TimelineStep>;

/** `GET …/invitations/{invitationId}`: an invitation with its order and what has happened to it. */
export const InvitationDetail = InvitationRow.extend({
  config: z.object({ id: Id, name: z.string() }),
  order: z.object({
    purchasedAt: Instant,
    addedAt: Instant,
    source: z.enum(['api', 'panel', 'csv', 'demo']),
    basis: ContactBasis,
    import: z.object({ id: Id, fileName: z.string() }).nullable(),
    products: z.array(z.object({ id: Id, name: z.string() })),
  }),
  /** Oldest first. */
  timeline: z.array(TimelineStep),
  /** What was written with it; of one that is not public the company learns only that it exists. */
  reviews: z.array(z.object({ id: Id, public: z.boolean(), product: z.string().nullable() })),
  expiresAt: Instant.nullable(),
}).meta({ id: 'InvitationDetail' });
export type InvitationDetail = z.infer<typeof InvitationDetail>;

/** What a message that should be sent now still waits for: the sending hours, the day's allowance or the month's. */
export const SENDING_WAITS = ['hours', 'day', 'month'] as const;

/** `POST …/invitations/{invitationId}/sending`. */
export const SendingNow = z
  .object({ dueAt: Instant, waits: z.enum(SENDING_WAITS).nullable() })
  .meta({ id: 'SendingNow' });
export type SendingNow = z.infer<typeof SendingNow>;

/** `GET …/invitations/limits`: what may still be sent, and what waits for it. */
export const InvitationLimits = z
  .object({
    month: z.object({ sent: z.int(), limit: z.int().nullable(), renewsAt: Instant }),
    /** Invitations that wait for room, and are sent oldest first. */
    kept: z.int(),
    /** Bought text messages that are left, and invitations that wait for more; null: they are not offered here. */
    textMessages: z.object({ left: z.int(), awaiting: z.int() }).nullable(),
    /** Of a company that has not shown its website to be its own; null: there is no daily limit. */
    day: z.object({ sent: z.int(), allowance: z.int() }).nullable(),
    /** Why nothing is sent at all. */
    stopped: z.enum(['suspended', 'stopped', 'unlisted']).nullable(),
  })
  .meta({ id: 'InvitationLimits' });
export type InvitationLimits = z.infer<typeof InvitationLimits>;
