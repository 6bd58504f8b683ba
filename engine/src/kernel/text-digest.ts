import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, base64url: the digest of a review's text in receipts and the ledger. */
export const textDigest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('base64url');
