import { z } from 'zod';
import { Cursor, Id, Instant, pageOf } from '../common.ts';

/** When a kind of notification is mailed. */
export const MAIL_TIMES = ['now', 'daily', 'weekly', 'off'] as const;
export const MailTime = z.enum(MAIL_TIMES);
export type MailTime = z.infer<typeof MailTime>;

export interface NotificationRule {
  /** Used until the member chooses. */
  mail: MailTime;
  /** Owners and managers only. */
  leaders?: true;
  /** A mail that the member must get: its time cannot be chosen. */
  locked?: true;
}

/** Kinds of notifications and their defaults. */
export const NOTIFICATIONS = {
  new_review: { mail: 'off' },
  negative_review: { mail: 'now' },
  low_average: { mail: 'now' },
  mediation_opened: { mail: 'now' },
  mediation_message: { mail: 'now' },
  mediation_ended: { mail: 'now' },
  question: { mail: 'now' },
  import_finished: { mail: 'off' },
  badge_won: { mail: 'now', leaders: true },
  badge_lost: { mail: 'now', leaders: true },
  share_request: { mail: 'now', leaders: true },
  limit_reached: { mail: 'daily' },
  text_messages: { mail: 'daily', leaders: true },
  answer_held: { mail: 'now', leaders: true, locked: true },
  withdrawal_decided: { mail: 'now', leaders: true, locked: true },
  sending: { mail: 'now', locked: true },
} as const satisfies Record<string, NotificationRule>;
export type NotificationKind = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [NotificationKind, ...NotificationKind[]];
export const NotificationKind = z.enum(NOTIFICATION_KINDS);

export const Notification = z
  .object({
    id: Id,
    kind: NotificationKind,
    /** The review, question or import; of a mediation its review. */
    subjectId: Id.nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number()])),
    at: Instant,
    readAt: Instant.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const NotificationQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type NotificationQuery = z.infer<typeof NotificationQuery>;
export const NotificationPage = pageOf(Notification).extend({ unread: z.int() }).meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof NotificationPage>;

/** Marks one notification as read, or all up to one: newer ones may not have been seen. */
export const ReadNotifications = z
  .object({ notificationId: Id, all: z.boolean().default(false) })
  .meta({ id: 'ReadNotifications' });
export type ReadNotifications = z.infer<typeof ReadNotifications>;

export const NotificationPreference = z.object({
  kind: NotificationKind,
  panel: z.boolean(),
  mail: MailTime,
  push: z
    .boolean()
    .optional()
    .meta({ description: 'Whether devices are told at once; left out in a change: as it was' }),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;
export const NotificationPreferences = z
  .object({ preferences: z.array(NotificationPreference).max(NOTIFICATION_KINDS.length) })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** What a mail told its reader of, with the kinds' names in the language of the request. */
export const NotificationMail = z
  .object({
    company: z.object({ id: Id, name: z.string() }),
    kinds: z.array(z.object({ kind: NotificationKind, name: z.string(), mailed: z.boolean() })),
  })
  .meta({ id: 'NotificationMail' });
export type NotificationMail = z.infer<typeof NotificationMail>;

/** `all`: not only what the mail told of. */
export const Unsubscribe = z.object({ all: z.boolean().default(false) }).meta({ id: 'Unsubscribe' });
export type Unsubscribe = z.infer<typeof Unsubscribe>;
