import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { websiteClaims } from '../schema-claims.ts';
import { MAIL_HOSTS } from './mail-hosts.ts';

export type Claim = typeof websiteClaims.$inferSelect;

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Proofs are rechecked daily. */
export const RECHECK_MS = DAY_MS;
/** Days for which a claim stays valid after its proof has disappeared. */
export const GRACE_DAYS = 14;
/** Validity of a proof by mail: it cannot be rechecked. */
const MAIL_DAYS = 365;
const CODE_MS = DAY_MS;

/** The domain of a website: its host without `www.`; null if ownership cannot be proven (IP address, no TLD). */
export function domainOf(website: string): string | null {
  if (!URL.canParse(website)) return null;
  const host = new URL(website).hostname.toLowerCase().replace(/^www\.|\.$/g, '');
  return isIP(host) || !/^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)
    ? null
    : host;
}

/** Mailboxes reserved for the operators of a domain (RFC 2142). */
const ROLE_MAILBOXES = ['postmaster', 'hostmaster', 'webmaster', 'administrator', 'admin'];

/** Whether an address proves control of its domain: not at public mail providers. */
export const provesDomain = (email: string, domain: string): boolean =>
  email.toLowerCase().endsWith(`@${domain}`) && !MAIL_HOSTS.has(domain);

/** Addresses to which a code may be mailed. */
export function proofAddresses(domain: string, ownEmails: readonly string[]): string[] {
  const own = ownEmails.map((email) => email.toLowerCase()).filter((email) => provesDomain(email, domain));
  return [...new Set([...own, ...ROLE_MAILBOXES.map((role) => `${role}@${domain}`)])];
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Readable code of eight characters derived from a token, so that it need not be stored. */
export function codeOf(token: string): string {
  const bytes = createHash('sha256').update(token).digest();
  const signs = [...bytes.subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** Compares codes regardless of case and punctuation. */
export const isCode = (given: string, code: string): boolean => {
  const signs = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return signs(given) === signs(code);
};

/** Whether the last code has not expired. */
export const isCodeAlive = ({ codeSentAt }: Claim, now: Date): boolean =>
  codeSentAt !== null && now.getTime() - codeSentAt.getTime() < CODE_MS;

/** When a failing claim is dropped. */
export const dropAt = (failingSince: Date): Date => new Date(failingSince.getTime() + GRACE_DAYS * DAY_MS);

/** Whether a proof by mail has expired and must be renewed. */
export const isMailProofExpired = ({ method, verifiedAt }: Claim, now: Date): boolean =>
  method === 'mail' && verifiedAt !== null && now.getTime() - verifiedAt.getTime() > MAIL_DAYS * DAY_MS;

export type Recheck = 'keep' | 'restore' | 'warn' | 'drop';

/** The result of a recheck. An unreachable domain counts as not found; the grace period covers both. */
export function decideRecheck({ state, failingSince }: Claim, found: boolean, now: Date): Recheck {
  if (found) return state === 'failing' ? 'restore' : 'keep';
  if (state === 'verified' || failingSince === null) return 'warn';
  return dropAt(failingSince) <= now ? 'drop' : 'keep';
}
