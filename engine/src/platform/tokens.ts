import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { domainError } from '../kernel/errors.ts';

export class TokenInvalid extends domainError('token_invalid', 404) {}

/** The purpose of a token; a token is valid for its purpose only. */
export type TokenPurpose =
  | 'registration'
  | 'registration-reset'
  | 'registration-company'
  | 'email-change'
  | 'email-keep'
  | 'team-invite'
  | 'invitation'
  | 'invitation-test'
  | 'opt-out'
  | 'opened'
  | 'device'
  | 'entry'
  | 'confirmation'
  | 'correction'
  | 'review'
  | 'mediation'
  | 'photo'
  | 'statement'
  | 'report'
  | 'privacy'
  | 'question'
  | 'survey'
  | 'product-review-feed'
  | 'survey-invitation'
  | 'survey-form'
  | 'survey-preview'
  | 'nps'
  | 'notification-mail'
  | 'partner-mail'
  | 'contact'
  | 'website'
  | 'website-code'
  | 'export';

export interface SigningKey {
  /** 1 to 255. */
  id: number;
  key: Buffer;
}

/** The prepared key: creating a KeyObject per token took four times as long as the HMAC. */
interface ReadyKey {
  id: number;
  key: KeyObject;
}

const MAC_BYTES = 20;
const ID_BYTES = 16;

/**
 * Tokens are derived, never stored: key id, subject id and the first 160 bits of an HMAC-SHA-256 over purpose, version
 * and subject id, in base64url. Raising a subject's version revokes its tokens; a leaked database contains none.
 */
export class Tokens {
  readonly #keys: ReadyKey[];

  /** The first key signs, all of them verify: keys can be rotated. */
  constructor(keys: SigningKey[]) {
    this.#keys = keys.map(({ id, key }) => ({ id, key: createSecretKey(key) }));
  }

  /** The token of `id` (a UUID) for `purpose`. */
  derive(purpose: TokenPurpose, id: string, version = 1): string {
    const key = this.#keys[0];
    if (!key) throw new Error('no signing key');
    const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([Buffer.from([key.id]), idBytes, mac(key, purpose, idBytes, version)]).toString('base64url');
  }

  /**
   * The unverified subject id of `token`: look the subject up, then `verify` with its version.
   * @throws TokenInvalid if it is malformed.
   */
  subject(token: string): string {
    return formatId(parse(token).id);
  }

  /** @throws TokenInvalid unless `token` was derived from purpose, its id and `version` with one of our keys. */
  verify(purpose: TokenPurpose, token: string, version = 1): void {
    const { keyId, id, mac: given } = parse(token);
    const key = this.#keys.find((candidate) => candidate.id === keyId);
    if (!key || !timingSafeEqual(mac(key, purpose, id, version), given)) throw new TokenInvalid();
  }
}

function mac(key: ReadyKey, purpose: TokenPurpose, id: Buffer, version: number): Buffer {
  return createHmac('sha256', key.key).update(`${purpose}\0${version}\0`).update(id).digest().subarray(0, MAC_BYTES);
}

function parse(token: string): { keyId: number; id: Buffer; mac: Buffer } {
  const bytes = Buffer.from(token, 'base64url');
  // Re-encoding rejects other spellings of the same bytes.
  if (bytes.length !== 1 + ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) throw new TokenInvalid();
  return { keyId: bytes[0] ?? 0, id: bytes.subarray(1, 1 + ID_BYTES), mac: bytes.subarray(1 + ID_BYTES) };
}

function formatId(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
