import { DateTime } from 'luxon';

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}(?::?\d{2})?))?)?$/;
/** Days as shops and spreadsheets write them, each with no time, minutes or seconds; `d` and `H` take one digit or two. */
const FORMATS = ['d.M.yyyy', 'dd/MM/yyyy', 'yyyy/M/d']
  .flatMap((day) => [day, `${day} H:mm`, `${day} H:mm:ss`])
  .map((format) => DateTime.buildFormatParser(format, { locale: 'en' }));
/** No order of an online shop is older; an earlier year is a slip of the pen (0026). */
const FIRST_YEAR = 1990;

/**
 * The instant of a date cell as ISO 8601 in UTC; one without a zone is of `zone`, one without a time is its midnight.
 * @returns undefined for what is not one of the known forms, or is no day of the calendar.
 */
export function instantOf(cell: string, zone: string): string | undefined {
  const text = cell.replace(/\s+/g, ' ');
  const found = ISO.test(text)
    ? DateTime.fromISO(text.replace(' ', 'T').replace(' ', ''), { zone })
    : FORMATS.map((format) => DateTime.fromFormatParser(text, format, { zone, locale: 'en' })).find(
        ({ isValid }) => isValid,
      );
  if (!found?.isValid || found.year < FIRST_YEAR) return undefined;
  return found.toUTC().toISO() ?? undefined;
}
