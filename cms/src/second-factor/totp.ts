import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** Length of a period, and how many periods before and after are accepted, because clocks differ (RFC 6238, 5.2). */
const PERIOD_SECONDS = 30;
const DRIFT = 1;

/** RFC 4226 requires at least 128 bits; the bytes of this text are the key. */
const SECRET_BYTES = 18;

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The secret in base32, for typing if the QR code cannot be scanned. */
export const toBase32 = (secret: string): string => base32.encode(secret, { padding: false });

/** The URI in the QR code: `otpauth://totp/…`. */
export const setupUri = (secret: string, issuer: string, account: string): string =>
  // Apps show a plus literally.
  createOTP(secret, { period: PERIOD_SECONDS }).url(issuer, account).replaceAll('+', '%20');

/**
 * The period of a code (RFC 6238: seconds since 1970 divided by 30), among the present one and its neighbours.
 * @returns undefined if it is valid in none of them
 */
export async function findStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const present = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);
  const otp = createOTP(secret);
  let found: number | undefined;
  for (let step = present - DRIFT; step <= present + DRIFT; step++) {
    if ((await otp.hotp(step)) === code) found = step;
  }
  return found;
}
