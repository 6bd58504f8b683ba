const HOUR = 3600;

/** How long the link of the sign-up mail verifies the address. */
export const VERIFICATION_SECONDS = 3 * 24 * HOUR;
/** How long a link resets the password. */
export const RESET_SECONDS = HOUR;
/** A session ends after so long without a visit, and is renewed at most once in `SESSION_RENEWAL_SECONDS`. */
export const SESSION_SECONDS = 14 * 24 * HOUR;
export const SESSION_RENEWAL_SECONDS = 24 * HOUR;
