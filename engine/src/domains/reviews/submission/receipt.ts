import { ReceiptBody, partsOfReceipt } from '@app/contracts/trust/receipts';
import { textDigest } from '../../../kernel/text-digest.ts';
import type { Signatures } from '../../../platform/security/signatures.ts';
import { verifySignature } from '../../../platform/security/signatures.ts';

export type { ReceiptBody };

/** A signed receipt: `payload.keyId.signature`, payload and signature in base64url. */
export function makeReceipt(
  signatures: Signatures,
  content: { reviewId: string; companyId: string; revision: number; grade: number; body: string; at: Date },
): string {
  const { body, at, ...rest } = content;
  const payload = Buffer.from(JSON.stringify({ v: 1, ...rest, text: textDigest(body), at: at.toISOString() }));
  const { keyId, signature } = signatures.sign(payload);
  return `${payload.toString('base64url')}.${keyId}.${signature.toString('base64url')}`;
}

/** The review id that a receipt claims, without checking the signature; undefined if it is not a receipt. */
export function receiptReviewId(receipt: string): string | undefined {
  const [payload = ''] = receipt.trim().split('.');
  try {
    return ReceiptBody.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data?.reviewId;
  } catch {
    return undefined;
  }
}

/** The content of a receipt with a valid signature, otherwise null. `keys`: id → public key. */
export function readReceipt(receipt: string, keys: ReadonlyMap<number, Buffer>): ReceiptBody | null {
  const parts = partsOfReceipt(receipt);
  const key = parts && keys.get(parts.keyId);
  if (!key) return null;
  const bytes = Buffer.from(parts.payload, 'base64url');
  if (!verifySignature(key, bytes, Buffer.from(parts.signature, 'base64url'))) return null;
  const parsed = ReceiptBody.safeParse(JSON.parse(bytes.toString('utf8')));
  return parsed.success ? parsed.data : null;
}
