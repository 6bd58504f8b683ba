import { z } from 'zod';
import { Grade, Id, Instant } from './common.ts';
import type { LedgerContent, LedgerEntry } from './ledger.ts';

/** What a receipt says: the platform took this very text and grade at this moment. */
export const ReceiptBody = z.object({
  v: z.literal(1),
  reviewId: Id,
  companyId: Id,
  revision: z.int(),
  grade: Grade,
  /** SHA-256 of the body in UTF-8, base64url: the author, who has the text, can show that it is the one. */
  text: z.string(),
  at: Instant,
});
export type ReceiptBody = z.infer<typeof ReceiptBody>;

/** A receipt's payload, its key's id and its signature; payload and signature in base64url. Null when it is none. */
export function partsOfReceipt(receipt: string): { payload: string; keyId: number; signature: string } | null {
  const [, payload, keyId, signature] = /^([\w-]+)\.(\d{1,3})\.([\w-]+)$/.exec(receipt.trim()) ?? [];
  return payload && signature ? { payload, keyId: Number(keyId), signature } : null;
}

/** The forms in which a text may be the one that was taken: forms take the blanks around it away. */
export const textsOfReceipt = (text: string): string[] => [text, text.trim()];

/** Events by which a text comes in, at the moment that its receipt names. */
const TAKEN: readonly string[] = ['submitted', 'confirmed', 'revised'];

type TakenEntry = Pick<LedgerEntry, 'reviewId' | 'companyId' | 'type' | 'at'>;

/** The entry of the ledger that a receipt is about. */
export const entryOfReceipt = <Entry extends TakenEntry>(entries: readonly Entry[], says: ReceiptBody) =>
  entries.find(
    ({ reviewId, companyId, type, at }) =>
      reviewId === says.reviewId && companyId === says.companyId && TAKEN.includes(type) && at === says.at,
  );

/** Whether an opened entry says what the receipt says. */
export const saysTheSame = (content: LedgerContent, says: ReceiptBody): boolean =>
  content.text === says.text && content.grade === says.grade;

/** What an event says, as the ledger commits to it: a JSON array without spaces, its facts in the order of their names. */
export function canonicalContent({ actor, grade, revision, text, facts }: LedgerContent): string {
  const named = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(['content', 1, actor, grade, revision, text, named]);
}
