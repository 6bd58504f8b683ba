import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
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
import type { Locale } from '@app/contracts/common';
import type { OpeningException, OpeningHours } from '@app/contracts/company/opening-hours';
import { UNLISTED_REASONS } from '@app/contracts/websites';
import { BASE_LOCALE } from '@app/locales/manifest.ts';
import { engine, instant, tenantPolicy, tenantRole } from '../../platform/schema.ts';
import { users } from '../accounts/schema.ts';

/** The tenants themselves: a tenant transaction sees and changes its own row only. */
export const companies = engine.table(
  'companies',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: COMPANY_KINDS }).notNull(),
    category: text('category').notNull(),
    website: text('website'),
    descriptions: jsonb('descriptions').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    /** Whose description is shown to readers in whose language there is none. */
    mainLanguage: text('main_language', { enum: LOCALES }).notNull().default(BASE_LOCALE),
    /** Street and number. */
    address: text('address'),
    postcode: text('postcode'),
    city: text('city'),
    region: text('region'),
    country: text('country').notNull(),
    /** WGS 84, both or none: as the company says, or the middle of its city; none while that is not known. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    coordinatesExact: boolean('coordinates_exact').notNull().default(false),
    phone: text('phone'),
    email: text('email'),
    taxId: text('tax_id'),
    timeZone: text('time_zone').notNull(),
    /** ISO 4217; null = the one of its country. */
    currency: text('currency'),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull().default([]),
    openingExceptions: jsonb('opening_exceptions').$type<OpeningException[]>().notNull().default([]),
    facilities: jsonb('facilities').$type<string[]>().notNull().default([]),
    /** One of its `pictures`. */
    logoId: uuid('logo_id'),
    /** Languages that it speaks, ISO 639-1. */
    languages: jsonb('languages').$type<string[]>().notNull().default([]),
    /** `unlisted`: its name may belong to somebody else; it is not public and sends nothing. */
    state: text('state', { enum: ['active', 'blocked', 'unlisted'] })
      .notNull()
      .default('active'),
    /** Why it is unlisted; kept while blocked, to be restored afterwards. */
    unlistedReason: text('unlisted_reason', { enum: UNLISTED_REASONS }),
    presentation: text('presentation', { enum: ['shown', 'hidden'] })
      .notNull()
      .default('shown'),
    /** Since when reviews are hidden, as stated on the profile; null if shown or unknown. */
    presentationOffSince: instant('presentation_off_since'),
    underReview: boolean('under_review').notNull().default(false),
    /** Low grades of the company, and of its products (plan permitting), go to mediation before publication. */
    mediateCompany: boolean('mediate_company').notNull().default(false),
    mediateProducts: boolean('mediate_products').notNull().default(false),
    /** Minimum length of a review, 10 to 50 characters. */
    bodyMin: integer('body_min').notNull().default(10),
    /** Mail members when the average falls below 4.2 or a negative review arrives. */
    alerts: boolean('alerts').notNull().default(true),
    /** Since when the average has been below the alert threshold; null = it is not. */
    averageLowSince: instant('average_low_since'),
    withUsSince: date('with_us_since'),
    /** Since when staff have vouched for it; also set for companies older than this rule. */
    vouchedAt: instant('vouched_at'),
    /** Since when its domain is verified; see `website_claims`. */
    websiteVerifiedAt: instant('website_verified_at'),
    /** When staff stopped its invitations and surveys, and the reason shown to it. */
    sendingStoppedAt: instant('sending_stopped_at'),
    sendingStoppedReason: text('sending_stopped_reason'),
    /** Since when messages exceed a new sender's daily allowance; null = they do not. */
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

/** Merchants and their roles in companies. */
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
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('company_members_user').on(t.userId),
    // With the lock on the company, under which a team is changed: exactly one owner.
    uniqueIndex('company_members_owner')
      .on(t.companyId)
      .where(sql`role = 'owner'`),
    tenantPolicy(),
  ],
);

/** Keys of the open API; of the secret only a SHA-256 is stored. */
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
