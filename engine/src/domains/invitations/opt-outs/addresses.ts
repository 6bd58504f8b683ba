import { createHash } from 'node:crypto';
import { keyedHash } from '../../../platform/security/keyed-hash.ts';

/** Prefix of keyed hashes. Older, unkeyed hashes are base64url, which has no dot. */
export const KEYED_PREFIX = 'k1.';

/** The original hash without a key: still honoured until it is converted, and the input of the keyed one. */
function unkeyedHash(companyId: string, address: string): string {
  return createHash('sha256').update(`${companyId}\0${address.trim().toLowerCase()}`).digest('base64url');
}

/** The keyed form of an unkeyed hash, so that old opt-outs can be converted without knowing their addresses. */
export function keyHash(key: string, unkeyed: string): string {
  return KEYED_PREFIX + keyedHash(key, 'opt-out', unkeyed);
}

/**
 * The hash under which an opt-out is stored: keyed, so that a leaked table reveals no address, and bound to the
 * company, so that the lists of two companies cannot be compared.
 */
export function addressHash(key: string, companyId: string, address: string): string {
  return keyHash(key, unkeyedHash(companyId, address));
}

/** All hashes under which an opt-out of this address may be stored. */
export function addressHashes(key: string, companyId: string, address: string): string[] {
  return [addressHash(key, companyId, address), unkeyedHash(companyId, address)];
}

/** How a customer can be reached. An opt-out applies to each of the two. */
export interface Contact {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** The email address and phone number of a contact, where known. */
export const addressesOf = ({ email, phone }: Contact): string[] =>
  [email, phone].filter((address) => address !== null);

/** `anna@example.com` → `a***@example.com`, `+48600700800` → `+48***800`: enough for its owner to recognize it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? `${address.slice(0, 3)}***${address.slice(-3)}` : `${address.slice(0, 1)}***${address.slice(at)}`;
}
