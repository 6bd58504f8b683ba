import type { VoteCounts } from '@app/contracts/reviews';
import { localStore } from '../../lib/browser/local-store.ts';

const KEY = 'votes';
/** Maximum number of remembered votes; the oldest are dropped first. */
export const MAX_VOTES = 500;

type OwnVote = VoteCounts['own'];

/**
 * Votes cast on this device. Pages are cached for everybody, so only the device knows. Safe if storage is denied, full
 * or corrupted.
 */
export function readOwnVote(reviewId: string, store: Storage | null = localStore()): OwnVote {
  return read(store).findLast(([id]) => id === reviewId)?.[1] ?? 0;
}

/** Stores a vote, or removes one that was taken back. */
export function storeOwnVote(reviewId: string, own: OwnVote, store: Storage | null = localStore()): void {
  const others = read(store).filter(([id]) => id !== reviewId);
  const votes = own === 0 ? others : [...others, [reviewId, own] satisfies Vote];
  try {
    store?.setItem(KEY, JSON.stringify(votes.slice(-MAX_VOTES)));
  } catch {
    // Full or refused: the vote counts anyway.
  }
}

type Vote = [reviewId: string, own: 1 | -1];

function read(store: Storage | null): Vote[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVote) : [];
  } catch {
    return [];
  }
}

const isVote = (value: unknown): value is Vote =>
  Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 1 || value[1] === -1);
