import { z } from 'zod';
import { Day } from '../common.ts';

const OPENS = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Midnight at the end of the day may be written either way. */
const CLOSES = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Opening times a day has at most: lunch, dinner and one more. */
export const MAX_SPANS = 3;

const Opens = z.string().regex(OPENS);
const Closes = z.string().regex(CLOSES);
const nextDay = { description: 'Before `opens`: on the next day' };
const complete = { path: ['closes'], params: { code: 'window_empty' } };

const Span = z.object({ opens: Opens, closes: Closes.meta(nextDay) });

const HOURS = {
  opens: Opens.nullable(),
  closes: Closes.nullable().meta(nextDay),
  moreHours: z
    .array(Span.refine(isComplete, complete))
    .max(MAX_SPANS - 1)
    .optional()
    .meta({ description: 'Later opening times of the same day, after a break' }),
};
const Weekday = z.int().min(1).max(7).meta({ description: 'ISO weekday, 1 = Monday' });

interface Hours {
  opens: string | null;
  closes: string | null;
}

/** Both are null: closed. 00:00–00:00 is open around the clock, which any other equal pair would be by mistake. */
function isComplete({ opens, closes }: Hours): boolean {
  return (opens === null) === (closes === null) && (opens === null || opens !== closes || opens === '00:00');
}

/** Hours of a weekday. */
export const OpeningHours = z.object({ weekday: Weekday, ...HOURS });
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Other hours on a day, or on each day from the first to the last; both null: closed. */
export const OpeningException = z.object({ from: Day, until: Day, ...HOURS });
export type OpeningException = z.infer<typeof OpeningException>;

/** The week as a company sets it: weekdays that are left out have no hours shown. */
export const OpeningWeek = z
  .array(OpeningHours.refine(isComplete, complete))
  .max(7)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, { params: { code: 'invalid' } });

const MAX_EXCEPTIONS = 60;

export const OpeningExceptions = z
  .array(
    OpeningException.refine(isComplete, complete).refine(({ from, until }) => from <= until, {
      path: ['until'],
      params: { code: 'window_empty' },
    }),
  )
  .max(MAX_EXCEPTIONS);
