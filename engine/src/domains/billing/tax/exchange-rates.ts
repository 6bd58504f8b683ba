import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Currency } from '@app/contracts/billing/invoices';
import type { Config } from '../../../platform/config.ts';
import type { Queries } from '../../../platform/db.ts';
import { exchangeRateChecks, exchangeRates } from '../schema-tax.ts';
import { NBP_URL, createNbp } from './nbp.ts';
import type { MidRate, Nbp } from './nbp.ts';

/** Between two tables lie at most six days (Christmas and a weekend); a wider gap is a mistake. */
const LONGEST_GAP_DAYS = 7;

/** The day before another, YYYY-MM-DD. */
export const dayBefore = (day: string, days = 1): string =>
  DateTime.fromISO(day, { zone: 'utc' }).minus({ days }).toFormat('yyyy-MM-dd');

/**
 * The rate by which the tax of an invoice of that day is told in zloty: of the last working day before it (article 31a of
 * the Polish VAT act). Undefined while it is not certain which that is.
 */
export async function rateBefore(
  queries: Pick<Queries, 'select'>,
  currency: Currency,
  day: string,
): Promise<MidRate | undefined> {
  const [known] = await queries
    .select()
    .from(exchangeRateChecks)
    .where(and(eq(exchangeRateChecks.currency, currency), gte(exchangeRateChecks.knownUntil, dayBefore(day))));
  if (!known) return undefined;
  const { day: tableDay, rate, tableNumber } = exchangeRates;
  const [found] = await queries
    .select({ day: tableDay, rate, tableNumber })
    .from(exchangeRates)
    .where(
      and(eq(exchangeRates.currency, currency), lt(tableDay, day), gte(tableDay, dayBefore(day, LONGEST_GAP_DAYS))),
    )
    .orderBy(desc(tableDay))
    .limit(1);
  return found;
}

/**
 * An amount of a foreign currency in zloty by a decimal rate; both in hundredths, halves away from zero.
 * @throws RangeError for a rate that is not a decimal number
 */
export function vatInPln(amount: number, rate: string): number {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(rate);
  if (!parts) throw new RangeError(`not a rate: ${rate}`);
  const [, whole = '', fraction = ''] = parts;
  const scale = 10n ** BigInt(fraction.length);
  const product = BigInt(Math.abs(amount)) * BigInt(whole + fraction);
  const rounded = Number((product * 2n + scale) / (scale * 2n));
  return amount < 0 ? -rounded : rounded;
}

/** The source of rates that the settings name; undefined if there is none. */
export function nbpOf({ NBP_URL: url, NODE_ENV }: Pick<Config, 'NBP_URL' | 'NODE_ENV'>): Nbp | undefined {
  if (url === 'off') return undefined;
  if (url === undefined && NODE_ENV === 'test') return undefined;
  return createNbp(url ?? NBP_URL);
}
