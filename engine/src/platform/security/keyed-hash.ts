import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA-256 of an address or id, base64url: rows can be compared by it, but a leaked table reveals nothing without
 * the key. `purpose` keeps hashes of one value in different tables from being linked.
 */
export const keyedHash = (key: string, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', key)
    .update([purpose, ...parts].join('\0'))
    .digest('base64url');
