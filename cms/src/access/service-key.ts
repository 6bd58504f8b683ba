import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True when the headers carry `Authorization: Bearer <key>`. Digests are compared, so length and content take the same time. */
export function hasServiceKey(headers: Headers, key: string): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/.exec(headers.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(key));
}
