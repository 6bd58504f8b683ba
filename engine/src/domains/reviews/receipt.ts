import { z } from 'zod';
import { Grade, Id, Instant } from '@app/contracts/common';
import { textDigest } from '../../kernel/text-digest.ts';
import type { Signatures } from '../../platform/signatures.ts';
import { verifySignature } from '../../platform/signatures.ts';

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

/** A signed receipt: payload, key's id and signature, parted by dots, in base64url. */
export function makeReceipt(
  signatures: Signatures,
  of: { reviewId: string; companyId: string; revision: number; grade: number; body: string; at: Date },
): string {
  const { body, at, ...rest } = of;
  const payload = Buffer.from(JSON.stringify({ v: 1, ...rest, text: textDigest(body), at: at.toISOString() }));
  const { keyId, signature } = signatures.sign(payload);
  return `${payload.toString('base64url')}.${keyId}.${signature.toString('base64url')}`;
}

/** Which review a receipt says that it is about, genuine or not; undefined when it is no receipt. */
export function receiptReviewId(receipt: string): string | undefined {
  const [payload = ''] = receipt.trim().split('.');
  try {
    return ReceiptBody.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data?.reviewId;
  } catch {
    return undefined;
  }
}

/** What a receipt says when its signature is genuine; null otherwise. `keys`: id → public key. */
export function readReceipt(receipt: string, keys: ReadonlyMap<number, Buffer>): ReceiptBody | null {
  const [payload, keyId, signature, ...more] = receipt.trim().split('.');
  const key = keys.get(Number(keyId));
  if (!payload || !signature || !key || more.length > 0) return null;
  const bytes = Buffer.from(payload, 'base64url');
  if (!verifySignature(key, bytes, Buffer.from(signature, 'base64url'))) return null;
  const parsed = ReceiptBody.safeParse(JSON.parse(bytes.toString('utf8')));
  return parsed.success ? parsed.data : null;
}
