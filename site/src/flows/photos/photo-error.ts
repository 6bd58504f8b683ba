import { MAX_PHOTO_BYTES } from '@app/contracts/reviews';
import type { ApiProblem } from '../../lib/api/api.ts';

/** Accepted media types, in the contract's order. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file was rejected. */
export interface PhotoError {
  reason: 'type' | 'heic' | 'size' | 'network' | 'throttled' | 'full' | 'server';
  /** Whether retrying the same file may succeed. */
  retry: boolean;
  /** The engine's message about this file, if any. */
  words: string | null;
}

/** What iPhones take photos in; few browsers can open it, and no server of ours. */
const HEIC = /^image\/hei[cf]$|\.hei[cf]$/i;
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean => HEIC.test(type) || HEIC.test(name);

/** Checks a file before uploading, after the browser has tried to make a JPEG of it. */
export function checkFile({ size, type, name }: Pick<File, 'size' | 'type' | 'name'>): PhotoError | null {
  if (!PHOTO_TYPES.includes(type))
    return { reason: isHeic({ type, name }) ? 'heic' : 'type', retry: false, words: null };
  return size > MAX_PHOTO_BYTES ? { reason: 'size', retry: false, words: null } : null;
}

/** Fault from the engine's error, or from a failed request. */
export function photoErrorOf({ code, status, detail }: Pick<ApiProblem, 'code' | 'status' | 'detail'>): PhotoError {
  if (code === 'network') return { reason: 'network', retry: true, words: null };
  if (status === 429) return { reason: 'throttled', retry: true, words: null };
  if (status === 413) return { reason: 'size', retry: false, words: null };
  if (status === 415) return { reason: 'type', retry: false, words: null };
  if (status === 409) return { reason: 'full', retry: false, words: detail };
  if (status >= 400 && status < 500) return { reason: 'type', retry: false, words: detail };
  return { reason: 'server', retry: true, words: null };
}
