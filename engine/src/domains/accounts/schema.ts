import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RegisterAccount } from '@app/contracts/accounts';
import { LOCALES } from '@app/contracts/common';
import { engine, instant } from '../../platform/schema.ts';

// users, sessions, credentials, verifications and secondFactors have the columns that better-auth asks for.
export const users = engine.table('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  locale: text('locale').notNull().default('pl'),
  partner: boolean('partner').notNull().default(false),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
});

export const sessions = engine.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Where it was signed in, if a proxy said so. */
    country: text('country'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const credentials = engine.table(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('credentials_user').on(t.userId)],
);

export const verifications = engine.table(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
);

/** The app's secret and the recovery codes, encrypted by the library under the sessions' key. */
export const secondFactors = engine.table(
  'second_factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code has shown that the app has the secret. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [uniqueIndex('second_factors_user').on(t.userId)],
);

/** Changes of an account's address: asked for, confirmed at the new address, stopped or undone from the old one. */
export const emailChanges = engine.table(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    stoppedAt: instant('stopped_at'),
  },
  (t) => [index('email_changes_user').on(t.userId)],
);

/** Registrations: one becomes an account when its mailed link is opened. */
export const registrations = engine.table('registrations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  locale: text('locale', { enum: LOCALES }).notNull(),
  /** Null once it is the account's, and when the address had an account already. */
  passwordHash: text('password_hash'),
  /** Null of a partner, who registers without a company. */
  company: jsonb('company').$type<RegisterAccount['company']>(),
  /** Of the partner who has referred the company. */
  referralCode: text('referral_code'),
  createdAt: instant('created_at').notNull(),
  /** When a link that sets another password was asked for. */
  resetAskedAt: instant('reset_asked_at'),
  confirmedUserId: uuid('confirmed_user_id').references(() => users.id, { onDelete: 'cascade' }),
});

/** Browsers that users have signed in with: keyed hashes of their device cookies, as reviews store them. */
export const signedInBrowsers = engine.table(
  'signed_in_browsers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
);

/** Whom to tell that their account has been deleted; forgotten after a week. */
export const deletedAccounts = engine.table('deleted_accounts', {
  /** Of the user that was. */
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  locale: text('locale', { enum: LOCALES }).notNull(),
  /** Whether commissions are still to be paid. */
  moneyComes: boolean('money_comes').notNull(),
  at: instant('at').notNull(),
});

/** Where the throttle counts; its shape is rate-limiter-flexible's. */
export const throttles = engine.table('throttles', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
