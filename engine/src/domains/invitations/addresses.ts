import { createHash, createHmac } from 'node:crypto';

/** With what keyed hashes begin; those of before are base64url, which has no dot. */
export const KEYED = 'k1.';

/** The hash of before there was a key. It is honoured until it has been keyed, and what is keyed now. */
function unkeyedHash(companyId: string, address: string): string {
  return createHash('sha256').update(`${companyId}\0${address.trim().toLowerCase()}`).digest('base64url');
}

/** The keyed form of an unkeyed hash: so old opt-outs are keyed without knowing their addresses. */
export function keyHash(key: string, unkeyed: string): string {
  return KEYED + createHmac('sha256', key).update(`opt-out\0${unkeyed}`).digest('base64url');
}

/**
 * Under which an opt-out is kept: keyed, so that a leaked table tells nobody whose address is in it; bound to the
 * company, so that lists of two companies cannot be compared.
 */
export function addressHash(key: string, companyId: string, address: string): string {
  return keyHash(key, unkeyedHash(companyId, address));
}

/** All hashes under which an opt-out of this address may have been kept. */
export function addressHashes(key: string, companyId: string, address: string): string[] {
  return [addressHash(key, companyId, address), unkeyedHash(companyId, address)];
}

/** Where a customer can be reached; opt-outs hold for each. */
export interface Contact {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** The addresses and numbers of a contact that are there. */
export const addressesOf = ({ email, phone }: Contact): string[] => [email, phone].filter((one) => one !== null);

/** `anna@example.com` → `a***@example.com`, `+48600700800` → `+48***800`: enough for its owner to know it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? `${address.slice(0, 3)}***${address.slice(-3)}` : `${address.slice(0, 1)}***${address.slice(at)}`;
}
