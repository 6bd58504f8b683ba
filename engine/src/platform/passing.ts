import { types } from 'node:util';

/** Of PostgreSQL: connection lost, transaction to be run again, short of resources, shut down by its keeper. */
const PASSING_SQL_STATES = /^(08(?!P01)|40|53|55P03|57)/;
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver gives these no code. */
const PASSING_WORDS = /connection terminated|timeout exceeded when trying to connect|connection error|not queryable/i;

/** Whether a failure of the database or of the way to it may be gone at the next try; all others come again. */
export function isPassing(error: unknown): boolean {
  for (let at = error; types.isNativeError(at); at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (PASSING_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && PASSING_SQL_STATES.test(code))) return true;
    if (code === '' && !types.isNativeError(at.cause) && PASSING_WORDS.test(at.message)) return true;
  }
  return false;
}
