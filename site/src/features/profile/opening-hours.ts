/** One weekday of a profile; both null: closed all day. */
export interface OpeningDay {
  weekday: number;
  opens: string | null;
  closes: string | null;
}

export interface OpenState {
  open: boolean;
  /** ISO weekday at the company's place. */
  weekday: number;
  /** When that changes: closing time of now, or opening time of later today; null when not today. */
  changesAt: string | null;
}

const DAY = 24 * 60;

/** Whether a place is open now, by the clock on its own wall. Hours that end before they begin run into the next day. */
export function openState(days: readonly OpeningDay[], timeZone: string, now: Date): OpenState {
  const { weekday, minute } = wallClock(timeZone, now);
  const today = spanOf(days, weekday);
  const yesterday = spanOf(days, weekday === 1 ? 7 : weekday - 1);

  if (yesterday && yesterday.end > DAY && minute < yesterday.end - DAY)
    return { open: true, weekday, changesAt: yesterday.closes };
  if (today && minute >= today.start && minute < today.end) return { open: true, weekday, changesAt: today.closes };
  return { open: false, weekday, changesAt: today && minute < today.start ? today.opens : null };
}

/** Open around the clock, in any of the ways it is written. */
export const isAllDay = ({ opens, closes }: OpeningDay): boolean =>
  opens === '00:00' && closes !== null && ['00:00', '23:59', '24:00'].includes(closes);

function spanOf(days: readonly OpeningDay[], weekday: number) {
  const day = days.find((candidate) => candidate.weekday === weekday);
  if (!day?.opens || !day.closes) return null;
  const start = minutes(day.opens);
  const closes = minutes(day.closes);
  // "23:59" stands for midnight there: nobody closes for a minute.
  const end = isAllDay(day) ? DAY : closes > start ? closes : closes + DAY;
  return { start, end, opens: day.opens, closes: day.closes };
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function wallClock(timeZone: string, now: Date): { weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { weekday: WEEKDAYS.indexOf(part('weekday')) + 1, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}
