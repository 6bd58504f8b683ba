import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OpeningException, OpeningHours } from '@app/contracts/company/opening-hours';
import type { FieldError } from '../../../kernel/errors.ts';

/** Errors of exceptions that name a day which an earlier one in the list names too. */
export function overlapErrors(exceptions: readonly OpeningException[]): FieldError[] {
  return exceptions.flatMap(({ from, until }, index) =>
    exceptions.slice(0, index).some((other) => from <= other.until && other.from <= until)
      ? [{ path: `openingExceptions.${index}.from`, code: 'days_repeated' }]
      : [],
  );
}

type Hours = Pick<OpeningHours, 'opens' | 'closes' | 'moreHours'>;
interface Span {
  opens: string;
  closes: string;
}

const DAY = 24 * 60;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const startOf = ({ opens }: Span): number => minutes(opens);
/** In minutes from the day's first; those that end before they begin run into the next day. */
const endOf = ({ opens, closes }: Span): number => minutes(closes) + (minutes(closes) <= minutes(opens) ? DAY : 0);

const spansOf = ({ opens, closes, moreHours = [] }: Hours): Span[] =>
  opens === null || closes === null ? moreHours : [{ opens, closes }, ...moreHours];

/** Errors of opening times that are not over when another of the same day begins. `at`: path of the day's hours. */
export function hoursErrors(at: string, hours: Hours): FieldError[] {
  const { moreHours = [] } = hours;
  return moreHours.flatMap((span, index) => {
    const others = spansOf(hours).filter((other) => other !== span);
    return others.some((other) => startOf(span) < endOf(other) && startOf(other) < endOf(span))
      ? [{ path: `${at}.moreHours.${index}.opens`, code: 'hours_overlap' }]
      : [];
  });
}

/** Opening times of a day in their order; of a closed day none. */
export function inOrder<T extends Hours>({ moreHours: _more, ...day }: T): Omit<T, 'moreHours'> & Hours {
  const [first, ...later] = spansOf({ ...day, moreHours: _more }).sort((a, b) => startOf(a) - startOf(b));
  if (day.opens === null || !first) return day;
  return { ...day, ...first, ...(later.length > 0 && { moreHours: later }) };
}

/** Another one for every other content. */
export const versionOf = (profile: object): string =>
  createHash('sha256').update(JSON.stringify(profile)).digest('base64url').slice(0, 22);

/** Exceptions that are not over on `today`, in the order of their days. */
export const comingExceptions = (exceptions: readonly OpeningException[], today: string): OpeningException[] =>
  exceptions.filter(({ until }) => until >= today).sort((a, b) => (a.from < b.from ? -1 : 1));

/** Names of the fields of `after` that differ from `before`. */
export const changedFields = <T extends object>(before: T, after: T): (keyof T & string)[] =>
  (Object.keys(after) as (keyof T & string)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]));
