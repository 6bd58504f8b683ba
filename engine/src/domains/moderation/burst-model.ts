/** So many submissions a day are never a burst, whatever the company's history. */
export const MIN_BURST = 20;
/** The same for a company without a history: every company begins with its first campaign. */
export const MIN_BURST_WITHOUT_HISTORY = 60;
/** Weeks of history that count. */
export const HISTORY_WEEKS = 8;
const FEW_DAYS = 14;
/** Far over: so many times what is expected, and so many of a Poisson count's standard deviations over it. */
const TIMES = 3;
const DEVIATIONS = 6;
/** With so few invitations before, their usual answer is not known: every one may be answered. */
const FEW_SENT = 50;
/** What a moderator has found to be in order explains twice as much. */
const ACCEPTED_TIMES = 2;

/** What a company's past tells of a day. */
export interface BurstHistory {
  /** Published reviews per day, by how many days ago: 1 is the day before the last 24 hours. Days without one are left out. */
  daily: ReadonlyMap<number, number>;
  /** For how many days the company has been there. */
  days: number;
  /** Invitations sent in the last 14 days, each of which may be answered today. */
  sentLately: number;
  /** Invitations sent before that, and how many of them became reviews. */
  sentBefore: number;
  completedBefore: number;
  /** Submissions of a day that a moderator has lately found to be in order; 0 when none. */
  accepted: number;
}

export interface BurstBound {
  /** How many submissions in 24 hours the history explains. */
  expected: number;
  /** With so many it is a burst. */
  bound: number;
}

const mean = (counts: readonly number[]): number =>
  counts.length === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length;

/** The usual count on this day of the week; one day out of the ordinary does not make the next one usual. */
function usualOnThisDay({ daily, days }: BurstHistory): number {
  const weeks = Math.min(HISTORY_WEEKS, Math.floor(days / 7));
  const counts = Array.from({ length: weeks }, (_, week) => daily.get((week + 1) * 7) ?? 0).sort((a, b) => a - b);
  return mean(counts.length >= 4 ? counts.slice(0, -1) : counts);
}

/** The same over all days, without the busiest tenth. */
function usualOnAnyDay({ daily, days }: BurstHistory): number {
  const length = Math.min(HISTORY_WEEKS * 7, days);
  const counts = Array.from({ length }, (_, day) => daily.get(day + 1) ?? 0).sort((a, b) => a - b);
  return mean(counts.slice(0, counts.length - Math.floor(counts.length / 10)));
}

/** How many submissions in 24 hours a company's history explains, and how many it does not. */
export function burstBound(history: BurstHistory): BurstBound {
  const { sentLately, sentBefore, completedBefore, accepted, days } = history;
  const conversion = sentBefore < FEW_SENT ? 1 : completedBefore / sentBefore;
  const expected = Math.max(usualOnThisDay(history), usualOnAnyDay(history)) + sentLately * conversion;
  const bound = Math.max(
    days < FEW_DAYS ? MIN_BURST_WITHOUT_HISTORY : MIN_BURST,
    Math.ceil(TIMES * expected),
    Math.ceil(expected + DEVIATIONS * Math.sqrt(expected)),
    ACCEPTED_TIMES * accepted,
  );
  return { expected, bound };
}
