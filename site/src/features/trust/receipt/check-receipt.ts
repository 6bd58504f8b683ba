import {
  ReceiptBody,
  canonicalContent,
  entryOfReceipt,
  partsOfReceipt,
  matchesReceipt,
  textsOfReceipt,
} from '@app/contracts/trust/receipts';
import type { LedgerKey, ReviewLedger } from '@app/contracts/trust/ledger';

/** Result of checking a receipt. */
export type ReceiptCheck =
  /** Malformed or incomplete. */
  | { kind: 'none' }
  /** This browser cannot check signatures. */
  | { kind: 'unsupported' }
  /** It names a key that is not among the published ones. */
  | { kind: 'unknownKey'; keyId: number }
  /** Something in it was changed, or somebody else signed it. */
  | { kind: 'forged' }
  /** `textFits`: null when no text was given to compare. */
  | { kind: 'genuine'; says: ReceiptBody; keyId: number; textFits: boolean | null };

/**
 * Checks a receipt like `npm run verify-ledger`, offline, with the published keys only.
 * @param text the author's copy of the review text; empty for none
 */
export async function checkReceipt(receipt: string, text: string, keys: readonly LedgerKey[]): Promise<ReceiptCheck> {
  const parts = partsOfReceipt(receipt);
  const payload = parts && bytesOf(parts.payload);
  const signature = parts && bytesOf(parts.signature);
  const says = payload && bodyOf(payload);
  if (!parts || !payload || !signature || !says) return { kind: 'none' };
  const key = keys.find(({ keyId }) => keyId === parts.keyId);
  if (!key) return { kind: 'unknownKey', keyId: parts.keyId };
  const signed = await isSigned(key, signature, payload);
  if (signed === null) return { kind: 'unsupported' };
  if (!signed) return { kind: 'forged' };
  const digests = text.trim() === '' ? null : await Promise.all(textsOfReceipt(text).map(digestOf));
  return { kind: 'genuine', says, keyId: key.keyId, textFits: digests && digests.includes(says.text) };
}

/** Whether the ledger confirms a genuine receipt. `closed`: the entry's content is not public, or no longer. */
export type LedgerMatch = { kind: 'absent' } | { kind: 'closed' | 'same' | 'contradicts'; seq: number };

/** Compares a receipt with the ledger's entries of its review. */
export async function compareWithLedger(says: ReceiptBody, { entries }: ReviewLedger): Promise<LedgerMatch> {
  const entry = entryOfReceipt(entries, says);
  if (!entry) return { kind: 'absent' };
  const { seq, opening, commitment } = entry;
  if (!opening) return { kind: 'closed', seq };
  const committed = await commitmentOf(opening.salt, canonicalContent(opening.content));
  return { kind: committed === commitment && matchesReceipt(opening.content, says) ? 'same' : 'contradicts', seq };
}

/** Null if the browser lacks Ed25519, or Web Crypto on an insecure origin. */
async function isSigned(key: LedgerKey, signature: Bytes, payload: Bytes): Promise<boolean | null> {
  const publicKey = bytesOf(key.publicKey);
  if (!publicKey || !('subtle' in crypto)) return null;
  try {
    const imported = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signature, payload);
  } catch {
    return null;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

function bodyOf(payload: Bytes): ReceiptBody | undefined {
  try {
    return ReceiptBody.safeParse(JSON.parse(new TextDecoder().decode(payload))).data;
  } catch {
    return undefined;
  }
}

const digestOf = async (text: string): Promise<string> =>
  toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

async function commitmentOf(salt: string, content: string): Promise<string | null> {
  const bytes = bytesOf(salt);
  if (!bytes) return null;
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return toBase64Url(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content)));
}

/** Null if it is not base64url. */
function bytesOf(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
