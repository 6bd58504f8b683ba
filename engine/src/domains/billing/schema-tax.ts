import { date, primaryKey, text } from 'drizzle-orm/pg-core';
import { engine, instant } from '../../platform/schema.ts';

/** Mid rates of table A of the National Bank of Poland. */
export const exchangeRates = engine.table(
  'exchange_rates',
  {
    currency: text('currency').notNull(),
    /** Of the table; there is one for each working day. */
    day: date('day').notNull(),
    /** Zloty for one unit, decimal. */
    rate: text('rate').notNull(),
    tableNumber: text('table_number').notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] })],
);

/** How far the rates are known: a day without a rate may be a holiday, or one that was not asked about yet. */
export const exchangeRateChecks = engine.table('exchange_rate_checks', {
  currency: text('currency').primaryKey(),
  /** Every table up to this day is in `exchange_rates`. */
  knownUntil: date('known_until').notNull(),
  askedAt: instant('asked_at'),
});
