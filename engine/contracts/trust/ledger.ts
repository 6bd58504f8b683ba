import { z } from 'zod';
import { Cursor, Day, Grade, Id, Instant, pageOf } from '../common.ts';

/** Bytes in base64url without padding: hashes, commitments, salts, keys, signatures. */
export const Bytes = z.string().regex(/^[A-Za-z0-9_-]+$/);
export type Bytes = z.infer<typeof Bytes>;
export const Seq = z.int().min(1);

/** One link of the chain. `hash` = SHA-256(hash before it ‖ the entry in its canonical form). */
export const LedgerEntry = z
  .object({
    seq: Seq,
    eventId: Id,
    reviewId: Id,
    companyId: Id,
    type: z.string(),
    at: Instant,
    /** HMAC-SHA-256, keyed with the entry's salt, of what the event says. */
    commitment: Bytes,
    hash: Bytes,
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** What an event says, as it is committed to. */
export const LedgerContent = z
  .object({
    actor: z.string(),
    grade: Grade.nullable(),
    revision: z.int().nullable(),
    /** SHA-256 of the revision's text in UTF-8; null when the event is about no text, or the text is gone. */
    text: Bytes.nullable(),
    /** What else is public about it, by name. */
    facts: z.record(z.string(), z.string()),
  })
  .meta({ id: 'LedgerContent' });
export type LedgerContent = z.infer<typeof LedgerContent>;

/** Opens a commitment: its holder can check that the entry is about exactly this content. */
export const LedgerOpening = z.object({ salt: Bytes, content: LedgerContent }).meta({ id: 'LedgerOpening' });
export type LedgerOpening = z.infer<typeof LedgerOpening>;

/** The end of the chain when a day (UTC) had ended, signed (Ed25519). */
export const LedgerHead = z
  .object({ day: Day, seq: Seq, hash: Bytes, keyId: z.int(), signature: Bytes, at: Instant })
  .meta({ id: 'LedgerHead' });
export type LedgerHead = z.infer<typeof LedgerHead>;

/** The public half (32 bytes) of a key that signs, or signed, heads and receipts. */
export const LedgerKey = z.object({ keyId: z.int(), publicKey: Bytes, since: Instant }).meta({ id: 'LedgerKey' });
export type LedgerKey = z.infer<typeof LedgerKey>;

export const LEDGER_PAGE = 1000;
export const LedgerEntriesQuery = z.object({
  from: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(LEDGER_PAGE).default(100),
});
export type LedgerEntriesQuery = z.infer<typeof LedgerEntriesQuery>;
export const LedgerEntries = z
  .object({ items: z.array(LedgerEntry), /** `from` of the next page. */ next: Seq.nullable() })
  .meta({ id: 'LedgerEntries' });
export type LedgerEntries = z.infer<typeof LedgerEntries>;

export const LedgerHeadsQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(31),
});
export type LedgerHeadsQuery = z.infer<typeof LedgerHeadsQuery>;
export const LedgerHeads = pageOf(LedgerHead).meta({ id: 'LedgerHeads' });
export type LedgerHeads = z.infer<typeof LedgerHeads>;
export const LedgerKeys = z.object({ items: z.array(LedgerKey) }).meta({ id: 'LedgerKeys' });
export type LedgerKeys = z.infer<typeof LedgerKeys>;

/** The chain's entries about one review; opened where what they are about is public. */
export const ReviewLedger = z
  .object({ reviewId: Id, entries: z.array(LedgerEntry.extend({ opening: LedgerOpening.nullable() })) })
  .meta({ id: 'ReviewLedger' });
export type ReviewLedger = z.infer<typeof ReviewLedger>;

/** Lines of an export: one that begins, the keys, the entries in order, each head after the entry that it names. */
export const ExportLine = z.discriminatedUnion('line', [
  z.object({ line: z.literal('ledger'), v: z.literal(1), entries: z.int().min(0), at: Instant }),
  LedgerKey.extend({ line: z.literal('key') }),
  LedgerEntry.extend({ line: z.literal('entry'), opening: LedgerOpening.optional() }),
  LedgerHead.extend({ line: z.literal('head') }),
]);
export type ExportLine = z.infer<typeof ExportLine>;
