import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { LedgerKey } from '@app/contracts/trust/ledger';
import type { ReceiptBody } from '@app/contracts/trust/receipts';

/** A signed receipt with its public key. */
export function aReceipt({ text = 'Well packed.', grade = 4 } = {}): {
  receipt: string;
  says: ReceiptBody;
  keys: LedgerKey[];
} {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const says: ReceiptBody = {
    v: 1,
    reviewId: '01900000-0000-7000-8000-000000000001',
    companyId: '01900000-0000-7000-8000-000000000002',
    revision: 1,
    grade,
    text: createHash('sha256').update(text).digest('base64url'),
    at: '2026-05-01T10:00:00.000Z',
  };
  const payload = Buffer.from(JSON.stringify(says));
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url');
  return {
    receipt: `${payload.toString('base64url')}.1.${sign(null, payload, privateKey).toString('base64url')}`,
    says,
    keys: [{ keyId: 1, publicKey: key, since: '2026-01-01T00:00:00.000Z' }],
  };
}
