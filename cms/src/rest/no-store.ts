/** Headers of answers that depend on the session. */
export const NO_STORE = { 'cache-control': 'no-store' };
