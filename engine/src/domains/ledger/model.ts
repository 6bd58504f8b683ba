import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { LedgerContent, LedgerEntry, LedgerHead } from '@app/contracts/trust/ledger';
import { canonicalContent } from '@app/contracts/trust/receipts';
import { textDigest } from '../../kernel/text-digest.ts';

/** The hash before the first entry. */
export const GENESIS = Buffer.alloc(32);
const SALT_BYTES = 32;

export const toBytes = (text: string): Buffer => Buffer.from(text, 'base64url');
export const fromBytes = (bytes: Buffer): string => bytes.toString('base64url');

/** An entry without its hash. */
export type UnhashedEntry = Omit<LedgerEntry, 'hash'>;

/** An entry as it is hashed: a JSON array without spaces, in UTF-8. */
export function canonicalEntry(entry: UnhashedEntry): Buffer {
  const { seq, eventId, reviewId, companyId, type, at, commitment } = entry;
  return Buffer.from(JSON.stringify(['entry', 1, seq, eventId, reviewId, companyId, type, at, commitment]));
}

/** SHA-256(hash before it ‖ canonical entry): so that each entry covers all before it. */
export function entryHash(before: Buffer, entry: UnhashedEntry): Buffer {
  return createHash('sha256').update(before).update(canonicalEntry(entry)).digest();
}

/** HMAC-SHA-256 keyed with the salt: without it the content can be neither read nor guessed by trial. */
export function commitmentOf(salt: Buffer, content: LedgerContent): Buffer {
  return createHmac('sha256', salt).update(canonicalContent(content), 'utf8').digest();
}

export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** The bytes that a head's signature covers. */
export function canonicalHead({ day, seq, hash }: Pick<LedgerHead, 'day' | 'seq' | 'hash'>): Buffer {
  return Buffer.from(JSON.stringify(['head', 1, day, seq, hash]));
}

/** An event as it is stored, with the text of the revision that it concerns. */
export interface EventFacts {
  actor: string;
  data: Record<string, unknown>;
  /** Null when it concerns no text; empty when the text was erased. */
  body: string | null;
}

/** Parts of an event's data that are committed to: they are public once the review is. Never ids of people or cases. */
const PUBLIC_FACTS = ['from', 'to', 'origin', 'outcome', 'withdrawal'] as const;

/** The revision an event concerns: the pending one if there was one, otherwise the public one. */
export function revisionConcerned(data: Record<string, unknown>): number | null {
  const revision = data['pending'] ?? data['revision'];
  return typeof revision === 'number' ? revision : null;
}

export function contentOf({ actor, data, body }: EventFacts): LedgerContent {
  const grade = data['grade'];
  const facts: Record<string, string> = {};
  for (const name of PUBLIC_FACTS) if (typeof data[name] === 'string') facts[name] = data[name];
  return {
    actor,
    grade: typeof grade === 'number' ? grade : null,
    revision: revisionConcerned(data),
    // The same digest as in a receipt, so that its holder can compare both.
    text: body ? textDigest(body) : null,
    facts,
  };
}

/** Events after which a review's text can never be disclosed again. */
export const ERASING_EVENTS: readonly string[] = ['erased', 'deleted', 'lapsed'];
