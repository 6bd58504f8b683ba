const HOUR = 3600;

/** How long the link of the sign-up mail verifies the address. */
export const VERIFICATION_SECONDS = 3 * 24 * HOUR;
/** How long a link resets the password. */
export const RESET_SECONDS = HOUR;
/** A session ends after this time without a visit, and is renewed at most once per `SESSION_RENEWAL_SECONDS`. */
export const SESSION_SECONDS = 14 * 24 * HOUR;
export const SESSION_RENEWAL_SECONDS = HOUR;
/** How long a browser that was trusted needs no second step. */
export const TRUSTED_BROWSER_SECONDS = 30 * 24 * HOUR;
/** How long the old address can stop or undo a change of address. */
export const EMAIL_KEEP_SECONDS = 7 * 24 * HOUR;
