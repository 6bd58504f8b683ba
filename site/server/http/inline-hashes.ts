import { createHash } from 'node:crypto';
import type { InlineHashes } from './security-headers.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

export const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** CSP hashes of a built page's inline code; JSON data blocks do not run and need none. */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: unique(inlineScripts(html).map(({ code }) => hashOf(code))), styles: inlineStyles(html) };
}

export const inlineStyles = (html: string): string[] =>
  unique([...html.matchAll(STYLE)].map(({ groups }) => hashOf(groups?.['code'] ?? '')));

/** Executable inline scripts with their attributes. */
export function inlineScripts(html: string): { attributes: string; code: string }[] {
  return [...html.matchAll(SCRIPT)]
    .map(({ groups }) => ({ attributes: groups?.['attributes'] ?? '', code: groups?.['code'] ?? '' }))
    .filter(({ attributes }) => !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes));
}

const unique = (values: string[]): string[] => [...new Set(values)];
