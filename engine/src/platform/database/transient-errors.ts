import { types } from 'node:util';

/**
 * PostgreSQL: connection exception, transaction rollback, insufficient resources, lock timeout, operator intervention.
 */
const TRANSIENT_SQL_STATES = /^(08(?!P01)|40|53|55P03|57)/;
const TRANSIENT_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Messages of driver errors without a code. */
const TRANSIENT_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection error|not queryable/i;

/** Whether an error of the database or the connection to it may be gone at the next attempt. */
export function isTransient(error: unknown): boolean {
  for (let at = error; types.isNativeError(at); at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (TRANSIENT_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && TRANSIENT_SQL_STATES.test(code))) return true;
    if (code === '' && !types.isNativeError(at.cause) && TRANSIENT_MESSAGES.test(at.message)) return true;
  }
  return false;
}
