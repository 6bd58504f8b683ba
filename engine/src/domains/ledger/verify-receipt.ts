import { textDigest } from '../../kernel/text-digest.ts';
import type { ReceiptBody } from '../reviews/public.ts';
import { LedgerBroken } from './verify.ts';
import type { VerifiedLedger } from './verify.ts';

/** What a receipt proves with a ledger that was found whole. */
export interface VerifiedReceipt {
  reviewId: string;
  seq: number;
  at: string;
  /** Whether the chain itself shows that the entry is about this text: only while the text is public. */
  opened: boolean;
  /** The text was given, and is the one. */
  textFits: boolean;
}

/** Events by which a text comes in, at the moment that its receipt names. */
const TAKEN: readonly string[] = ['submitted', 'confirmed', 'revised'];

/**
 * Holds what a receipt says (null: it is not genuine), and the text when the author gives it, against the ledger.
 * @throws LedgerBroken when the receipt is not genuine, the chain does not know the review, or the texts differ.
 */
export function verifyReceipt(ledger: VerifiedLedger, says: ReceiptBody | null, text?: string): VerifiedReceipt {
  if (!says) throw new LedgerBroken('receipt', 'it is not signed with a key of the ledger');
  const place = `receipt of review ${says.reviewId}`;
  const entry = ledger.found.find(
    ({ reviewId, companyId, type, at }) =>
      reviewId === says.reviewId && companyId === says.companyId && TAKEN.includes(type) && at === says.at,
  );
  if (!entry) throw new LedgerBroken(place, 'the ledger has no entry of this review at that moment');
  const content = entry.opening?.content;
  if (content && (content.text !== says.text || content.grade !== says.grade))
    throw new LedgerBroken(place, `entry ${entry.seq} was made for another text or grade`);
  if (text !== undefined && ![text, text.trim()].some((one) => textDigest(one) === says.text))
    throw new LedgerBroken(place, 'the text given is not the one that was taken');
  return {
    ...{ reviewId: says.reviewId, seq: entry.seq, at: entry.at },
    ...{ opened: content !== undefined, textFits: text !== undefined },
  };
}
