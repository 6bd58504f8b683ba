import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** Seconds that a code is good for, and how many periods before and after are taken: clocks differ (RFC 6238, 5.2). */
const PERIOD_SECONDS = 30;
const DRIFT = 1;

/** RFC 4226 asks for 128 bits at least; the bytes of this text are the key. */
const SECRET_BYTES = 18;

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The secret as a person types it where the QR code cannot be scanned: base32. */
export const typedForm = (secret: string): string => base32.encode(secret, { padding: false });

/** What the QR code says: `otpauth://totp/…`. */
export const setupAddress = (secret: string, issuer: string, account: string): string =>
  // Apps show a plus as it is.
  createOTP(secret, { period: PERIOD_SECONDS }).url(issuer, account).replaceAll('+', '%20');

/**
 * Which period's code this is (RFC 6238: seconds since 1970 by 30), among the present one and its neighbours.
 * @returns undefined when it is none of theirs
 */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const present = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);
  const otp = createOTP(secret);
  let found: number | undefined;
  for (let step = present - DRIFT; step <= present + DRIFT; step++) {
    if ((await otp.hotp(step)) === code) found = step;
  }
  return found;
}
