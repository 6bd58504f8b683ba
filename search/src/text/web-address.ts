import { domainToUnicode } from 'node:url';
import { fold } from './fold.ts';
import { toLatin } from './transliterate.ts';

const ADDRESS = /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/)?(?:[^/@\s]*@)?([^/?#:\s]+)(?::\d+)?(?:[/?#]\S*)?$/iu;
const HOST = /^[\p{L}\p{N}\p{M}-]{2,}(?:\.[\p{L}\p{N}\p{M}-]+)*\.[\p{L}\p{M}][\p{L}\p{N}\p{M}-]*$/u;

/**
 * The host in a web address, lower case, in letters and not in Punycode, without `www.`; null when the text is none.
 * Half-typed ones count (`allegro.p`), abbreviations do not (`s.r.o.`).
 */
export function hostOf(text: string): string | null {
  const host = ADDRESS.exec(text.trim())?.[1]
    ?.toLowerCase()
    .replace(/\.$/u, '')
    .replace(/^www\d?\./u, '');
  if (!host || host.length > 253 || !HOST.test(host)) return null;
  return (domainToUnicode(host) || host).normalize('NFC');
}

/** A host in the index's spelling: `Żabka.pl` and `zabka.pl` are one, its dots and hyphens stay. */
export const foldHost = (host: string): string => toLatin(fold(host));

/** The host and its parent domains, longest first: `shop.example.com`, `example.com`. */
export function hostAndParents(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
}

/** What of a host names its owner: all labels but the last. */
export const ownLabels = (host: string): string => host.split('.').slice(0, -1).join(' ');
