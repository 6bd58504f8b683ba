import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { CURRENCIES } from '@app/contracts/billing/invoices';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/db.ts';
import { exchangeRateChecks, exchangeRates } from '../schema-tax.ts';
import { dayBefore, nbpOf } from './exchange-rates.ts';
import { NbpFailed } from './nbp.ts';
import type { MidRate } from './nbp.ts';

const ZONE = 'Europe/Warsaw';
/** Tables come between 11:45 and 12:15; a working day that has none in the evening was a holiday. */
const PUBLISHED_AT = { hour: 12, minute: 15 };
const CERTAIN_AT = { hour: 18, minute: 0 };
/** A first start, and a long standstill, know this much of the past. */
const FIRST_DAYS = 14;
const RETRY_MS = 30 * 60_000;

const after = (now: DateTime, { hour, minute }: { hour: number; minute: number }): boolean =>
  now >= now.set({ hour, minute, second: 0, millisecond: 0 });
const dayOf = (time: DateTime): string => time.toFormat('yyyy-MM-dd');
const isWeekend = (day: string): boolean => DateTime.fromISO(day).weekday > 5;

/** The last day whose table there may be by now: not one of a weekend, nor of this morning. */
export function latestTableDay(now: Date): string {
  const here = DateTime.fromJSDate(now, { zone: ZONE });
  let day = after(here, PUBLISHED_AT) ? here : here.minus({ days: 1 });
  while (isWeekend(dayOf(day))) day = day.minus({ days: 1 });
  return dayOf(day);
}

/** How far the rates are known by an answer about all days until now. */
export function knownUntil(rates: readonly MidRate[], now: Date): string {
  const here = DateTime.fromJSDate(now, { zone: ZONE });
  const today = dayOf(here);
  const todayIsKnown = rates.at(-1)?.day === today || isWeekend(today) || after(here, CERTAIN_AT);
  let day = todayIsKnown ? here : here.minus({ days: 1 });
  // A Saturday and a Sunday have no table; nobody needs to be asked about them.
  while (isWeekend(dayOf(day.plus({ days: 1 })))) day = day.plus({ days: 1 });
  return dayOf(day);
}

/** Takes the turn to ask about a currency: one worker at a time, and not again too soon. */
async function takeTurn(queries: Queries, currency: string, now: Date): Promise<{ from: string } | undefined> {
  const latest = latestTableDay(now);
  await queries
    .insert(exchangeRateChecks)
    .values({ currency, knownUntil: dayBefore(latest, FIRST_DAYS) })
    .onConflictDoNothing();
  const { knownUntil: known, askedAt } = exchangeRateChecks;
  const [turn] = await queries
    .update(exchangeRateChecks)
    .set({ askedAt: now })
    .where(
      and(
        eq(exchangeRateChecks.currency, currency),
        lt(known, latest),
        or(isNull(askedAt), lt(askedAt, new Date(now.getTime() - RETRY_MS))),
      ),
    )
    .returning({ known });
  if (!turn) return undefined;
  const oldest = dayBefore(latest, FIRST_DAYS);
  return { from: dayBefore(turn.known > oldest ? turn.known : oldest, -1) };
}

/**
 * Fills in the tables that are missing: one question a working day, another every half hour while there is no answer.
 * @returns how many rates came
 */
export async function sweepExchangeRates(app: AppContext): Promise<number> {
  const nbp = nbpOf(app.config);
  if (!nbp) return 0;
  let sum = 0;
  for (const currency of CURRENCIES.filter((one) => one !== 'PLN')) {
    const now = await app.db.tx((tx) => app.clock.now(tx));
    const turn = await takeTurn(app.db.queries, currency, now);
    if (!turn) continue;
    try {
      const rates = await nbp.midRates(currency, turn.from, dayOf(DateTime.fromJSDate(now, { zone: ZONE })));
      await app.db.tx(async (tx) => {
        if (rates.length > 0)
          await tx
            .insert(exchangeRates)
            .values(rates.map((rate) => ({ currency, ...rate })))
            .onConflictDoNothing();
        await tx
          .update(exchangeRateChecks)
          .set({ knownUntil: knownUntil(rates, now) })
          .where(eq(exchangeRateChecks.currency, currency));
      });
      sum += rates.length;
    } catch (error) {
      if (!(error instanceof NbpFailed)) throw error;
      app.log.warn({ err: error, currency }, 'exchange rates could not be fetched');
    }
  }
  return sum;
}
