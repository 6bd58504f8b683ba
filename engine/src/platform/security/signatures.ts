import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { SigningKey } from '../tokens.ts';

/** RFC 8410: DER prefixes of a 32-byte Ed25519 seed in PKCS 8 and of a public key in SPKI. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const SEED_BYTES = 32;

export interface Signature {
  keyId: number;
  signature: Buffer;
}

/** The public half of key `id`, 32 bytes. */
export interface PublicKey {
  id: number;
  publicKey: Buffer;
}

/**
 * Ed25519 signatures of receipts and ledger heads, verifiable with a public key. The keys are derived (HKDF-SHA-256)
 * from the signing keys and rotate with them.
 */
export class Signatures {
  readonly #keys: { id: number; key: KeyObject; publicKey: Buffer }[];

  /** The first key signs. */
  constructor(keys: SigningKey[]) {
    this.#keys = keys.map(({ id, key }) => {
      const seed = Buffer.from(hkdfSync('sha256', key, '', 'ed25519 signatures', SEED_BYTES));
      const ready = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
      const publicKey = createPublicKey(ready).export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length);
      return { id, key: ready, publicKey };
    });
  }

  sign(data: Buffer): Signature {
    const key = this.#keys[0];
    if (!key) throw new Error('no signing key');
    return { keyId: key.id, signature: sign(null, data, key.key) };
  }

  publicKeys(): PublicKey[] {
    return this.#keys.map(({ id, publicKey }) => ({ id, publicKey }));
  }
}

/** Whether `signature` over `data` was made with the private half of `publicKey` (32 bytes). */
export function verifySignature(publicKey: Buffer, data: Buffer, signature: Buffer): boolean {
  const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' });
  return verify(null, data, key, signature);
}
