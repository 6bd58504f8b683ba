import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COMPANY_KINDS, LOCALES } from '@app/contracts/common';
import { UNLISTED_REASONS } from '@app/contracts/websites';
import { engine, instant, tenantPolicy, tenantRole } from '../../platform/schema.ts';
import { users } from '../accounts/schema.ts';

export interface OpeningDay {
  weekday: number;
  opens: string | null;
  closes: string | null;
}

/** Companies are the tenants themselves: a tenant transaction sees and changes its own row only. */
export const companies = engine.table(
  'companies',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: COMPANY_KINDS }).notNull(),
    category: text('category').notNull(),
    website: text('website'),
    description: text('description'),
    /** Null where nobody has said what it is written in. */
    descriptionLanguage: text('description_language', { enum: LOCALES }),
    address: text('address'),
    city: text('city'),
    region: text('region'),
    country: text('country').notNull(),
    phone: text('phone'),
    email: text('email'),
    taxId: text('tax_id'),
    timeZone: text('time_zone').notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningDay[]>().notNull().default([]),
    facilities: jsonb('facilities').$type<string[]>().notNull().default([]),
    /** Unlisted: it has the name of somebody it has not been shown to be; nobody sees it, and it sends nothing. */
    state: text('state', { enum: ['active', 'blocked', 'unlisted'] })
      .notNull()
      .default('active'),
    /** Why it is unlisted, and will be again when a block ends. */
    unlistedReason: text('unlisted_reason', { enum: UNLISTED_REASONS }),
    presentation: text('presentation', { enum: ['shown', 'hidden'] })
      .notNull()
      .default('shown'),
    /** Since when they are hidden, which its page says; null while they are shown, or where nobody has noted it. */
    presentationOffSince: instant('presentation_off_since'),
    underReview: boolean('under_review').notNull().default(false),
    /** Low grades of the company, and of its products (plan permitting), are talked about before they are shown. */
    mediateCompany: boolean('mediate_company').notNull().default(false),
    mediateProducts: boolean('mediate_products').notNull().default(false),
    /** The fewest characters of a review, 10 to 50. */
    bodyMin: integer('body_min').notNull().default(10),
    /** Mails when the average falls below 4.2 or a negative review arrives. */
    alerts: boolean('alerts').notNull().default(true),
    /** Since when the average is below the one that alerts; null while it is not. */
    averageLowSince: instant('average_low_since'),
    withUsSince: date('with_us_since'),
    /** Since when it has been known who it is: staff have vouched for it, or it was with us before that was asked. */
    vouchedAt: instant('vouched_at'),
    /** Since when its domain has been shown to be its own; see `website_claims`. */
    websiteVerifiedAt: instant('website_verified_at'),
    /** Staff have stopped its invitations and surveys, and why, in words that it reads. */
    sendingStoppedAt: instant('sending_stopped_at'),
    sendingStoppedReason: text('sending_stopped_reason'),
    /** Since when more waits than a new sender may send in a day; null while it does not. */
    slowedSince: instant('slowed_since'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('companies_category').on(t.kind, t.category),
    pgPolicy('tenant', {
      as: 'permissive',
      for: 'all',
      to: tenantRole,
      using: sql`id = engine.current_company()`,
      withCheck: sql`id = engine.current_company()`,
    }),
  ],
);

export const COMPANY_ROLES = ['owner', 'manager', 'agent'] as const;

/** Who acts for which company. */
export const companyMembers = engine.table(
  'company_members',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: COMPANY_ROLES }).notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] }), index('company_members_user').on(t.userId), tenantPolicy()],
);

/** Keys of the open API; only a SHA-256 of the secret is kept. */
export const apiKeys = engine.table(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.secretHash), index('api_keys_company').on(t.companyId), tenantPolicy()],
);
