import { createHmac, timingSafeEqual } from 'node:crypto';

export const TIMESTAMP_HEADER = 'x-content-timestamp';
export const SIGNATURE_HEADER = 'x-content-signature';

/** `v1=` and the hex HMAC-SHA256 over `<timestamp>.<body>`; the timestamp is in Unix seconds. */
export const sign = (body: string, timestamp: number, key: string): string =>
  `v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;

/** Verifies a signature as receivers do. `tolerance` is the allowed age in seconds. */
export function isSigned(
  body: string,
  timestamp: number,
  signature: string,
  key: string,
  now: number,
  tolerance = 300,
): boolean {
  const expected = Buffer.from(sign(body, timestamp, key));
  const given = Buffer.from(signature);
  return Math.abs(now - timestamp) <= tolerance && given.length === expected.length && timingSafeEqual(given, expected);
}
