/** From when to when it is open; `closes` before `opens` is on the next day. */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** Hours of a day; both null if closed all day. */
export interface Hours {
  opens: string | null;
  closes: string | null;
  /** Later ones of the same day. */
  moreHours?: OpenSpan[] | undefined;
}

export interface OpeningDay extends Hours {
  /** ISO weekday, 1 = Monday. */
  weekday: number;
}

/** Other hours on the days from `from` to `until`, both `YYYY-MM-DD`. */
export interface OpeningException extends Hours {
  from: string;
  until: string;
}

/** When a company is open. */
export interface Opening {
  openingHours: readonly OpeningDay[];
  openingExceptions: readonly OpeningException[];
  timeZone: string;
}

export interface OpenState {
  open: boolean;
  /** ISO weekday in the company's time zone. */
  weekday: number;
  /** Hours of today; null if there are none known. */
  today: Hours | null;
  /** Next change today: closing time if open, opening time if closed; null if not today. */
  changesAt: string | null;
}

const DAY = 24 * 60;

/** Whether it is open now, in its time zone. Hours that end before they begin run into the next day. */
export function openStateAt(opening: Opening, now: Date): OpenState {
  const { date, weekday, minute } = wallClock(opening.timeZone, now);
  const today = hoursOn(opening, date, weekday);
  const state = { weekday, today };
  const dayBefore = new Date(Date.parse(date) - DAY * 60_000).toISOString().slice(0, 10);
  const yesterday = timesOf(hoursOn(opening, dayBefore, weekday === 1 ? 7 : weekday - 1));
  const times = timesOf(today);

  const current =
    yesterday.find(({ end }) => minute < end - DAY) ?? times.find(({ start, end }) => minute >= start && minute < end);
  if (current) return { ...state, open: true, changesAt: current.closes };
  return { ...state, open: false, changesAt: times.find(({ start }) => minute < start)?.opens ?? null };
}

/** Hours of a day, of which an exception says more than its weekday. */
const hoursOn = ({ openingHours, openingExceptions }: Opening, date: string, weekday: number): Hours | null =>
  openingExceptions.find(({ from, until }) => from <= date && date <= until) ??
  openingHours.find((day) => day.weekday === weekday) ??
  null;

/** Open around the clock, in any notation. */
export const isAllDay = ({ opens, closes }: Hours): boolean =>
  opens === '00:00' && closes !== null && ['00:00', '23:59', '24:00'].includes(closes);

/** When it is open on a day, in order; nothing for a closed one. */
export const spansOf = ({ opens, closes, moreHours = [] }: Hours): OpenSpan[] =>
  opens && closes ? [{ opens, closes }, ...moreHours] : [];

/** Spans with their minutes of the day. */
const timesOf = (day: Hours | null) =>
  (day ? spansOf(day) : []).map((span) => {
    const start = minutes(span.opens);
    const closes = minutes(span.closes);
    // "23:59" means midnight.
    const end = isAllDay(span) ? DAY : closes > start ? closes : closes + DAY;
    return { ...span, start, end };
  });

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function wallClock(timeZone: string, now: Date): { date: string; weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: WEEKDAYS.indexOf(part('weekday')) + 1,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
