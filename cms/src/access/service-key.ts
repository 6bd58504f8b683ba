import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * True if the headers carry `Authorization: Bearer <key>`. Compares digests, so that the time tells neither length nor
 * content.
 */
export function hasServiceKey(headers: Headers, key: string): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/.exec(headers.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(key));
}
