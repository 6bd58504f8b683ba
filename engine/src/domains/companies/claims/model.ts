import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { websiteClaims } from '../schema-claims.ts';
import { MAIL_HOSTS } from './mail-hosts.ts';

export type Claim = typeof websiteClaims.$inferSelect;

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A proof is looked for again each day. */
export const RECHECK_MS = DAY_MS;
/** One that is not found any more counts for so long. */
export const GRACE_DAYS = 14;
/** An address says who has the domain now, not who has it in a year. */
const MAIL_DAYS = 365;
const CODE_MS = DAY_MS;

/** The domain of a website: its host without `www.`; null where nobody could show that it is theirs. */
export function domainOf(website: string): string | null {
  if (!URL.canParse(website)) return null;
  const host = new URL(website).hostname.toLowerCase().replace(/^www\.|\.$/g, '');
  return isIP(host) || !/^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)
    ? null
    : host;
}

/** Mailboxes that belong to whoever runs a domain: providers give them to nobody else (RFC 2142). */
const ROLES = ['postmaster', 'hostmaster', 'webmaster', 'administrator', 'admin'];

/**
 * Whether somebody's own address speaks for its domain: not where everybody can have one, nor for a well-known name,
 * whose every employee has one.
 */
export const speaksFor = (email: string, domain: string): boolean =>
  email.toLowerCase().endsWith(`@${domain}`) && !MAIL_HOSTS.has(domain);

/** Where a code may be mailed. */
export function proofAddresses(domain: string, ownEmails: readonly string[]): string[] {
  const own = ownEmails.map((email) => email.toLowerCase()).filter((email) => speaksFor(email, domain));
  return [...new Set([...own, ...ROLES.map((role) => `${role}@${domain}`)])];
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight signs that a person can read out, of a derived token: nothing about them is stored. */
export function codeOf(token: string): string {
  const bytes = createHash('sha256').update(token).digest();
  const signs = [...bytes.subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** Whether a code is the one, however it is spelled. */
export const isCode = (given: string, code: string): boolean => {
  const signs = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return signs(given) === signs(code);
};

/** Whether the last code still counts. */
export const isCodeAlive = ({ codeSentAt }: Claim, now: Date): boolean =>
  codeSentAt !== null && now.getTime() - codeSentAt.getTime() < CODE_MS;

/** When a failing claim is dropped. */
export const dropAt = (failingSince: Date): Date => new Date(failingSince.getTime() + GRACE_DAYS * DAY_MS);

/** Whether a proof by mail has grown old: it is to be brought anew. */
export const isOldMail = ({ method, verifiedAt }: Claim, now: Date): boolean =>
  method === 'mail' && verifiedAt !== null && now.getTime() - verifiedAt.getTime() > MAIL_DAYS * DAY_MS;

export type Recheck = 'keep' | 'restore' | 'warn' | 'drop';

/** What follows from looking again. Who could not be reached may have the proof all the same: the grace covers both. */
export function decideRecheck({ state, failingSince }: Claim, found: boolean, now: Date): Recheck {
  if (found) return state === 'failing' ? 'restore' : 'keep';
  if (state === 'verified' || failingSince === null) return 'warn';
  return dropAt(failingSince) <= now ? 'drop' : 'keep';
}
