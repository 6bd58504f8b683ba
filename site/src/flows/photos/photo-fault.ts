import { MAX_PHOTO_BYTES } from '@app/contracts/reviews';
import type { ApiProblem } from '../../lib/api.ts';

/** What can be sent, in the order of the contract. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file did not become a photo. `reason` is a key under `invitation:photos.faults.`. */
export interface PhotoFault {
  reason: 'type' | 'size' | 'network' | 'throttled' | 'full' | 'server';
  /** The same file may get through next time. */
  retry: boolean;
  /** The engine's own words, where it has some for this file. */
  words: string | null;
}

/** What can be said of a file before it is sent. */
export function faultOfFile({ size, type }: Pick<File, 'size' | 'type'>): PhotoFault | null {
  if (!PHOTO_TYPES.includes(type)) return { reason: 'type', retry: false, words: null };
  return size > MAX_PHOTO_BYTES ? { reason: 'size', retry: false, words: null } : null;
}

/** The engine's refusal of a file, or the lack of an answer. */
export function faultOf({ code, status, detail }: Pick<ApiProblem, 'code' | 'status' | 'detail'>): PhotoFault {
  if (code === 'network') return { reason: 'network', retry: true, words: null };
  if (status === 429) return { reason: 'throttled', retry: true, words: null };
  if (status === 413) return { reason: 'size', retry: false, words: null };
  if (status === 415) return { reason: 'type', retry: false, words: null };
  if (status === 409) return { reason: 'full', retry: false, words: detail };
  if (status >= 400 && status < 500) return { reason: 'type', retry: false, words: detail };
  return { reason: 'server', retry: true, words: null };
}
