import type { VoteCounts } from '@app/contracts/reviews';
import { localStore } from '../../flows/draft.ts';

const KEY = 'votes';
/** More than anybody casts; the oldest are forgotten first. */
export const KEPT_VOTES = 500;

type OwnVote = VoteCounts['own'];

/**
 * How this device voted: pages are the same for everybody, so that after a reload only the device itself knows. Safe
 * where storage is refused, full or corrupted.
 */
export function ownVoteOf(reviewId: string, store: Storage | null = localStore()): OwnVote {
  return read(store).findLast(([id]) => id === reviewId)?.[1] ?? 0;
}

/** Remembers a vote, or forgets one that was taken back. */
export function keepOwnVote(reviewId: string, own: OwnVote, store: Storage | null = localStore()): void {
  const others = read(store).filter(([id]) => id !== reviewId);
  const votes = own === 0 ? others : [...others, [reviewId, own] satisfies Vote];
  try {
    store?.setItem(KEY, JSON.stringify(votes.slice(-KEPT_VOTES)));
  } catch {
    // Full or refused: the vote counts all the same.
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
