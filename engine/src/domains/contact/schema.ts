import { sql } from 'drizzle-orm';
import { index, text, uuid } from 'drizzle-orm/pg-core';
import { MESSAGE_STATES } from '@app/contracts/contact';
import { CONTACT_TOPICS } from '@app/contracts/values';
import { engine, instant } from '../../platform/schema.ts';

/** What visitors wrote to us through the forms of the site. */
export const contactMessages = engine.table(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    topic: text('topic', { enum: CONTACT_TOPICS }).notNull(),
    state: text('state', { enum: MESSAGE_STATES }).notNull(),
    /** E-mail address or phone number. */
    replyTo: text('reply_to').notNull(),
    message: text('message').notNull(),
    locale: text('locale').notNull(),
    at: instant('at').notNull(),
    answeredAt: instant('answered_at'),
    /** Name of the staff member; who it was by id is in the audit log. */
    answeredBy: text('answered_by'),
  },
  (t) => [
    index('contact_messages_state').on(t.state, t.at, t.id),
    index('contact_messages_address').on(sql`lower(${t.replyTo})`),
  ],
);
