import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { users } from '../accounts/schema.ts';
import { companies } from '../companies/schema.ts';

/** Invitations to work for a company. The link is derived from id and version, and good for its address alone. */
export const teamInvites = engine.table(
  'team_invites',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    email: text('email').notNull(),
    role: text('role', { enum: ['manager', 'agent'] }).notNull(),
    /** Accepting makes the invited person the owner in place of the one who invited. */
    handsOver: boolean('hands_over').notNull().default(false),
    locale: text('locale').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Raised when it is sent again: earlier links end. */
    version: integer('version').notNull().default(1),
    sentAt: instant('sent_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('team_invites_open')
      .on(t.companyId, t.email)
      .where(sql`accepted_at is null and revoked_at is null`),
    index('team_invites_company').on(t.companyId, t.id),
    tenantPolicy(),
  ],
);
