import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** How long a preview link is valid. */
export const PREVIEW_SECONDS = 60 * 60;

/** What a preview link shows. */
export interface PreviewGrant {
  pageId: string;
  /** The latest draft, or the published version. */
  version: 'draft' | 'published';
}

export type PreviewVerdict = { grant: PreviewGrant; expired: boolean } | null;

const Claims = z.tuple([z.string(), z.enum(['draft', 'published']), z.number()]);

/** Only the cms has the secret: nobody else creates or verifies these tokens. */
const signature = (secret: string, claims: string): Buffer =>
  createHmac('sha256', secret).update(`preview-token.${claims}`).digest();

export function createPreviewToken(secret: string, { pageId, version }: PreviewGrant, now = new Date()): string {
  const until = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
  const claims = Buffer.from(JSON.stringify([pageId, version, until])).toString('base64url');
  return `${claims}.${signature(secret, claims).toString('base64url')}`;
}

/** Null if the signature is wrong. An expired token still names its page. */
export function verifyPreviewToken(secret: string, token: string, now = new Date()): PreviewVerdict {
  const [claims = '', given = '', ...more] = token.split('.');
  const expected = signature(secret, claims);
  const actual = Buffer.from(given, 'base64url');
  if (more.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const [pageId, version, until] = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return { grant: { pageId, version }, expired: now.getTime() / 1000 > until };
}
