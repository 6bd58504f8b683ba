import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Text messages that a company has bought and not sent yet. */
export const textMessageBalances = engine.table(
  'text_message_balances',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    left: integer('left').notNull().default(0),
    /** Purchases so far: each is warned of once. */
    purchases: integer('purchases').notNull().default(0),
    /** Warned that few are left; reset by the next purchase. */
    warned: boolean('warned').notNull().default(false),
    /** Told that there were too few for a message; reset by the next purchase. */
    toldEmpty: boolean('told_empty').notNull().default(false),
    /** Number of messages at which it is warned. */
    warnAt: integer('warn_at').notNull().default(100),
  },
  () => [check('text_message_balances_left', sql`"left" >= 0`), tenantPolicy()],
);

/** What a text message took from the balance, so that it is taken and returned once. */
export const textMessageDraws = engine.table(
  'text_message_draws',
  {
    /** Id of the invitation, with the number of the reminder, or of the test. */
    message: text('message').primaryKey(),
    companyId: companyId(),
    parts: integer('parts').notNull(),
    takenAt: instant('taken_at').notNull(),
    /** When it was returned: the message was not sent. */
    returnedAt: instant('returned_at'),
  },
  (t) => [index('text_message_draws_company').on(t.companyId, t.takenAt), tenantPolicy()],
);

/** Languages that a company's reviews are translated into beyond its plan. */
export const translationLanguages = engine.table(
  'translation_languages',
  {
    companyId: companyId(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Whether it is renewed with the plan. */
    wanted: boolean('wanted').notNull(),
    /** Last day of the company's zone on which it is translated; null: not paid yet. */
    paidThrough: date('paid_through'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.locale] }), tenantPolicy()],
);
