import type { LedgerEntry, LedgerHead, LedgerKey, LedgerOpening } from '@app/contracts/trust/ledger';
import type { HeadRow, KeyRow } from './heads.ts';
import { contentOf, fromBytes } from './model.ts';
import type { EntryRow, Opened } from './repo.ts';

export function entryView({ commitment, hash, at, ...row }: EntryRow): LedgerEntry {
  const { seq, eventId, reviewId, companyId, type } = row;
  return {
    seq,
    eventId,
    reviewId,
    companyId,
    type,
    at: at.toISOString(),
    commitment: fromBytes(commitment),
    hash: fromBytes(hash),
  };
}

export function headView({ day, seq, hash, keyId, signature, at }: HeadRow): LedgerHead {
  return { day, seq, hash: fromBytes(hash), keyId, signature: fromBytes(signature), at: at.toISOString() };
}

export function keyView({ keyId, publicKey, since }: KeyRow): LedgerKey {
  return { keyId, publicKey: fromBytes(publicKey), since: since.toISOString() };
}

export function openingView({ salt, ...event }: Opened): LedgerOpening {
  return { salt: fromBytes(salt), content: contentOf(event) };
}
