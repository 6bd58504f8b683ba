import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A link to a preview holds for so long. */
export const PREVIEW_SECONDS = 60 * 60;

/** What a link to a preview may show. */
export interface PreviewGrant {
  pageId: string;
  /** The latest draft, or what the public sees. */
  version: 'draft' | 'published';
}

export type PreviewVerdict = { grant: PreviewGrant; expired: boolean } | null;

const Claims = z.tuple([z.string(), z.enum(['draft', 'published']), z.number()]);

/** The secret is the cms's own: nobody else signs or reads these tokens. */
const signature = (secret: string, claims: string): Buffer =>
  createHmac('sha256', secret).update(`preview-token.${claims}`).digest();

export function mintPreviewToken(secret: string, { pageId, version }: PreviewGrant, now = new Date()): string {
  const until = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
  const claims = Buffer.from(JSON.stringify([pageId, version, until])).toString('base64url');
  return `${claims}.${signature(secret, claims).toString('base64url')}`;
}

/** Null for a token that the cms has not signed. One that is too old still tells which page it was about. */
export function readPreviewToken(secret: string, token: string, now = new Date()): PreviewVerdict {
  const [claims = '', given = '', ...more] = token.split('.');
  const expected = signature(secret, claims);
  const actual = Buffer.from(given, 'base64url');
  if (more.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const [pageId, version, until] = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return { grant: { pageId, version }, expired: now.getTime() / 1000 > until };
}
