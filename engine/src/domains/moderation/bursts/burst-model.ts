/** Fewer submissions a day are never a burst. */
export const MIN_BURST = 20;
/** The same for a new company, which begins with its first campaign. */
export const MIN_BURST_WITHOUT_HISTORY = 60;
/** Of a new company, fewer submissions within a minute are never a burst: people do not write at the same moment. */
export const MIN_BURST_OF_MINUTE = 6;
/** Share of a campaign's answers that comes in its busiest minute, and of recipients who answer, at most. */
const BUSIEST_MINUTE = 0.02;
const ANSWERING = 0.3;
/** Weeks of history that count. */
export const HISTORY_WEEKS = 8;
const NEW_COMPANY_DAYS = 14;
/** A burst is this multiple of the expected count, or this many standard deviations of a Poisson count above it. */
const EXPECTED_MULTIPLE = 3;
const DEVIATIONS = 6;
/** With fewer invitations the conversion rate is unknown, and taken as 1. */
const MIN_SENT = 50;
/** A burst accepted by a moderator allows this multiple of its submissions. */
const ACCEPTED_MULTIPLE = 2;

/** What a company's expected submissions per day follow from. */
export interface BurstHistory {
  /** Published reviews per day by age in days: 1 is the day before the last 24 hours. Days without reviews are omitted. */
  daily: ReadonlyMap<number, number>;
  /** Age of the company. */
  days: number;
  /** Invitations sent in the last 14 days, which may be answered today. */
  sentLately: number;
  /** Invitations sent before that, and the number of reviews from them. */
  sentBefore: number;
  completedBefore: number;
  /** Submissions of the largest burst that a moderator has lately accepted; 0 without one. */
  accepted: number;
}

export interface BurstBound {
  /** Submissions in 24 hours that the history explains. */
  expected: number;
  /** Submissions in 24 hours from which on it is a burst. */
  bound: number;
  /** The same within a minute; null for companies whose history tells more. */
  minuteBound: number | null;
}

const mean = (counts: readonly number[]): number =>
  counts.length === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length;

/** Mean of this weekday without the highest count, so that one burst does not make the next one usual. */
function meanOfWeekday({ daily, days }: BurstHistory): number {
  const weeks = Math.min(HISTORY_WEEKS, Math.floor(days / 7));
  const counts = Array.from({ length: weeks }, (_, week) => daily.get((week + 1) * 7) ?? 0).sort((a, b) => a - b);
  return mean(counts.length >= 4 ? counts.slice(0, -1) : counts);
}

/** Mean of all days without the busiest tenth. */
function meanOfDays({ daily, days }: BurstHistory): number {
  const length = Math.min(HISTORY_WEEKS * 7, days);
  const counts = Array.from({ length }, (_, day) => daily.get(day + 1) ?? 0).sort((a, b) => a - b);
  return mean(counts.slice(0, counts.length - Math.floor(counts.length / 10)));
}

function minuteBound({ days, sentLately, accepted }: BurstHistory): number | null {
  if (days >= NEW_COMPANY_DAYS) return null;
  const expected = sentLately * ANSWERING * BUSIEST_MINUTE;
  return Math.max(
    MIN_BURST_OF_MINUTE,
    Math.ceil(expected + DEVIATIONS * Math.sqrt(expected)),
    ACCEPTED_MULTIPLE * accepted,
  );
}

/** Expected submissions in 24 hours by a company's history, and the bound of a burst. */
export function burstBound(history: BurstHistory): BurstBound {
  const { sentLately, sentBefore, completedBefore, accepted, days } = history;
  const conversion = sentBefore < MIN_SENT ? 1 : completedBefore / sentBefore;
  const expected = Math.max(meanOfWeekday(history), meanOfDays(history)) + sentLately * conversion;
  const bound = Math.max(
    days < NEW_COMPANY_DAYS ? MIN_BURST_WITHOUT_HISTORY : MIN_BURST,
    Math.ceil(EXPECTED_MULTIPLE * expected),
    Math.ceil(expected + DEVIATIONS * Math.sqrt(expected)),
    ACCEPTED_MULTIPLE * accepted,
  );
  return { expected, bound, minuteBound: minuteBound(history) };
}
