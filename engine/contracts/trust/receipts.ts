import { z } from 'zod';
import { Grade, Id, Instant } from '../common.ts';
import type { LedgerContent, LedgerEntry } from './ledger.ts';

/** The signed statement: the platform received this text and grade at this time. */
export const ReceiptBody = z.object({
  v: z.literal(1),
  reviewId: Id,
  companyId: Id,
  revision: z.int(),
  grade: Grade,
  /** SHA-256 of the body in UTF-8, base64url, so that the author can prove which text it was. */
  text: z.string(),
  at: Instant,
});
export type ReceiptBody = z.infer<typeof ReceiptBody>;

/** Splits a receipt into payload and signature, both in base64url, and the key's id; null if it is malformed. */
export function partsOfReceipt(receipt: string): { payload: string; keyId: number; signature: string } | null {
  const [, payload, keyId, signature] = /^([\w-]+)\.(\d{1,3})\.([\w-]+)$/.exec(receipt.trim()) ?? [];
  return payload && signature ? { payload, keyId: Number(keyId), signature } : null;
}

/** Variants of a text that may match the receipt: forms trim it. */
export const textsOfReceipt = (text: string): string[] => [text, text.trim()];

/** Events that record a new text, at the time stated in its receipt. */
const SUBMITTING_EVENTS: readonly string[] = ['submitted', 'confirmed', 'revised'];

type EventEntry = Pick<LedgerEntry, 'reviewId' | 'companyId' | 'type' | 'at'>;

/** The ledger entry that a receipt refers to. */
export const entryOfReceipt = <Entry extends EventEntry>(entries: readonly Entry[], receipt: ReceiptBody) =>
  entries.find(
    ({ reviewId, companyId, type, at }) =>
      reviewId === receipt.reviewId &&
      companyId === receipt.companyId &&
      SUBMITTING_EVENTS.includes(type) &&
      at === receipt.at,
  );

/** Whether an opened entry matches the receipt. */
export const matchesReceipt = (content: LedgerContent, receipt: ReceiptBody): boolean =>
  content.text === receipt.text && content.grade === receipt.grade;

/** The canonical form that the ledger commits to: a JSON array without spaces, with properties sorted by name. */
export function canonicalContent({ actor, grade, revision, text, facts }: LedgerContent): string {
  const named = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(['content', 1, actor, grade, revision, text, named]);
}
