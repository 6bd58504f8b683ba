import { entryOfReceipt, matchesReceipt, textsOfReceipt } from '@app/contracts/trust/receipts';
import { textDigest } from '../../kernel/text-digest.ts';
import type { ReceiptBody } from '../reviews/public.ts';
import { LedgerBroken } from './verify.ts';
import type { VerifiedLedger } from './verify.ts';

/** What a receipt proves together with a verified ledger. */
export interface VerifiedReceipt {
  reviewId: string;
  seq: number;
  at: string;
  /** Whether the chain itself shows that the entry is about this text: only while the text is public. */
  opened: boolean;
  /** The text was given, and is the one. */
  textFits: boolean;
}

/**
 * Checks the content of a receipt (null: it is not genuine), and the author's text if given, against the ledger.
 * @throws LedgerBroken when the receipt is not genuine, the chain does not know the review, or the texts differ.
 */
export function verifyReceipt(ledger: VerifiedLedger, says: ReceiptBody | null, text?: string): VerifiedReceipt {
  if (!says) throw new LedgerBroken('receipt', 'it is not signed with a key of the ledger');
  const place = `receipt of review ${says.reviewId}`;
  const entry = entryOfReceipt(ledger.found, says);
  if (!entry) throw new LedgerBroken(place, 'the ledger has no entry of this review at that moment');
  const content = entry.opening?.content;
  if (content && !matchesReceipt(content, says))
    throw new LedgerBroken(place, `entry ${entry.seq} was made for another text or grade`);
  if (text !== undefined && !textsOfReceipt(text).some((one) => textDigest(one) === says.text))
    throw new LedgerBroken(place, 'the text given is not the one that was taken');
  return {
    reviewId: says.reviewId,
    seq: entry.seq,
    at: entry.at,
    opened: content !== undefined,
    textFits: text !== undefined,
  };
}
