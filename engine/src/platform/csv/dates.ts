import { DateTime } from 'luxon';

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}(?::?\d{2})?))?)?$/;
/** Dates as shops and spreadsheets write them, with or without a time; `d` and `H` accept one or two digits. */
const FORMATS = ['d.M.yyyy', 'dd/MM/yyyy', 'yyyy/M/d']
  .flatMap((day) => [day, `${day} H:mm`, `${day} H:mm:ss`])
  .map((format) => DateTime.buildFormatParser(format, { locale: 'en' }));
/** No order of an online shop is older; an earlier year is a typing error (0026). */
const FIRST_YEAR = 1990;

/**
 * The instant of a date cell as ISO 8601 in UTC; one without a zone is of `zone`, one without a time is its midnight.
 * @returns undefined for an unknown format or a day that does not exist.
 */
export function parseCsvDate(cell: string, zone: string): string | undefined {
  const text = cell.replace(/\s+/g, ' ');
  const found = ISO.test(text)
    ? DateTime.fromISO(text.replace(' ', 'T').replace(' ', ''), { zone })
    : FORMATS.map((format) => DateTime.fromFormatParser(text, format, { zone, locale: 'en' })).find(
        ({ isValid }) => isValid,
      );
  if (!found?.isValid || found.year < FIRST_YEAR) return undefined;
  return found.toUTC().toISO() ?? undefined;
}
