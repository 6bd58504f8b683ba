import { LinkifyIt } from 'linkify-it';
import type { Locale } from '@app/contracts/common';
import type { Normalised } from '../text/normalise.ts';
import type { Hit } from '../types.ts';
import { isShopName, isShortener, isTopLevel, isWordToo } from './top-level.ts';

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

const SCHEME = /(?:h[tx*]{2}ps?|hxxps?|ftp|https?)\s?[:;]\s?(?:\/\/|\\\\)\s?[\p{L}\p{N}[(]/gu;
const HOST =
  /(?<![\p{L}\p{N}@._/-])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5})([a-z][a-z\d-]{1,23}|\p{Script=Cyrillic}{2,12}|\p{Script=Greek}{2,12})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}@-]|\.[\p{L}\p{N}])(:\d{2,5})?(\/[^\s]*|\?[^\s]+)?/gu;
const WWW = /(?<![\p{L}\p{N}])www\s?[.,]\s?[\p{L}\p{N}-]{2,60}(?:\s?[.,]\s?[\p{L}]{2,20})?/gu;
const IP = /(?<![\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?:(?::\d{2,5})|\/[^\s]+)/gu;

const LINK_CUE =
  /(?:\b(?:visit|www|website|site|web|url|link|go to|check out|see|order at|buy at|shop at|online at|book at|more at|find us at|find me at|info at)|strona|stronie|stronę|stronę|wejdź|wejdźcie|zajrzyj|kup na|adres|stránk\p{L}*|navštiv\p{L}*|webu?|seite|besuch\p{L}*|sitio|página|visit\p{L}*|site ul|oldal\p{L}*|сайт\p{L}*|заходи\p{L}*|stranic\p{L}*|posjet\p{L}*|hjemmeside\p{L}*|hemsida\p{L}*|nettside\p{L}*|besök\p{L}*|besøg\p{L}*|bezoek|trang|ghé|サイト|sivusto\p{L}*|sitesi\p{L}*|sitesini|ziyaret)\s*:?\s*$/u;

const overlaps = (hits: readonly Hit[], start: number, end: number): boolean =>
  hits.some(({ span }) => span.start < end && start < span.end);

/** “Cheaper than on”: the shop after it is one to compare with. After it in Japanese, Turkish and Hungarian. */
const COMPARED_BEFORE =
  /(?<!\p{L})(?:than|niż|niz|als|que|di|da|dan|dans|než|nez|ako|mint|decât|decat|от|чем|ніж|nego|no|kot|end|än|enn|kuin|kui|nekā|neka|nei|negu|από|απ|hơn|do que|wie|như|compared (?:it |them )?(?:to|with|on)|porównywał\p{L}*|verglichen mit|im vergleich zu|par rapport à|comparad[oa] con|rispetto a|unlike|as on)(?:[ ']{1,2}(?:on|at|in|from|the|na|w|we|u|bei|auf|im|in|op|bij|sur|chez|à|en|el|los|su|sul|da|pe|la|в|во|у|на|от|din|de|o|od|z|ze|v|ve|vo|cez|przez|på|hos|i|το|στο|στη|του|trên|ở)){0,2}[ '"„“«]{1,2}$/u;
const COMPARED_AFTER =
  /^['’]?(?:より|d[ae]n|t[ae]n|n[áé]l|hez képest)(?!\p{Script=Latin}{4})|^(?:['’]?(?:d[ae]n|t[ae]n))? (?:daha|olcsóbb)/u;

/**
 * Whether a bare host is only named: written with a capital like the shops' own names, compared with, or the name of a
 * technique. Who advertises writes small letters and “go to”.
 */
export function isNamedShop(original: string, normalised: Normalised, start: number, end: number): boolean {
  const { text, starts, ends } = normalised;
  const lead = text.slice(Math.max(0, start - 40), start);
  if (LINK_CUE.test(lead)) return false;
  const written = original.slice(starts[start], ends[end - 1]);
  const capital = /\p{Lu}/u.test(written) && /\p{Ll}/u.test(written);
  const short = /^\p{Lu}{2,4}\.\p{Lu}{2,3}$/u.test(written);
  return capital || short || COMPARED_BEFORE.test(lead) || COMPARED_AFTER.test(text.slice(end, end + 12));
}

/** Whether a host without scheme, www and path is an address rather than two sentences without a space between. */
function isBareHost(
  original: string,
  normalised: Normalised,
  start: number,
  labels: string,
  top: string,
  languages: ReadonlySet<Locale>,
): boolean {
  const at = normalised.starts[start + labels.length]!;
  const written = original.slice(at, normalised.ends[start + labels.length + top.length - 1]);
  const host = original.slice(normalised.starts[start], at);
  // “good.It” and “ok.Das”: a capital after the dot begins a sentence, unless all is in capitals.
  if (/^\p{Lu}/u.test(written) && !(written === written.toUpperCase() && host === host.toUpperCase() && top.length > 1))
    return false;
  if (written === written.toUpperCase() && isWordToo(top, languages)) return false;
  if (!isWordToo(top, languages)) return true;
  const sub = labels.split('.').length > 2;
  return sub || /[\d-]/.test(labels) || LINK_CUE.test(normalised.text.slice(Math.max(0, start - 24), start));
}

/**
 * Links of a text: with a scheme (also `hxxp`), with www, or a bare host under a known top-level domain. Sentences
 * without a space after the full stop are not links, and neither are names of well-known shops written as a name.
 */
export function findLinks(original: string, normalised: Normalised, languages: ReadonlySet<Locale>): Hit[] {
  const { text } = normalised;
  const hits: Hit[] = [];
  if (text.includes('//') || text.includes(':\\\\')) {
    for (const { index, lastIndex } of linkify.match(text) ?? [])
      hits.push({ span: { start: index, end: lastIndex }, detail: { form: 'scheme' } });
    for (const match of text.matchAll(SCHEME)) {
      const end =
        match.index + match[0].length + (/^[^\s]*/.exec(text.slice(match.index + match[0].length))?.[0].length ?? 0);
      if (!overlaps(hits, match.index, end))
        hits.push({ span: { start: match.index, end }, detail: { form: 'scheme' } });
    }
  }
  for (const match of text.matchAll(WWW)) {
    const end = match.index + match[0].length;
    if (!overlaps(hits, match.index, end)) hits.push({ span: { start: match.index, end }, detail: { form: 'www' } });
  }
  if (!text.includes('.')) return hits;
  for (const match of text.matchAll(HOST)) {
    const [raw, labels, top, port, path] = match;
    const end = match.index + raw.length;
    if (overlaps(hits, match.index, end) || !isTopLevel(top!)) continue;
    const linked = port !== undefined || (path !== undefined && path.length > 1);
    if (linked && isShortener(labels! + top!)) {
      hits.push({ span: { start: match.index, end }, detail: { form: 'path' } });
      continue;
    }
    if (
      !linked &&
      (isShopName(labels! + top!) ||
        isNamedShop(original, normalised, match.index, end) ||
        !isBareHost(original, normalised, match.index, labels!, top!, languages))
    )
      continue;
    if (
      linked &&
      isWordToo(top!, languages) &&
      (path ?? '').length < 5 &&
      !isBareHost(original, normalised, match.index, labels!, top!, languages)
    )
      continue;
    if (/^\d+\.$/.test(labels!) || /^(?:[\p{L}]\.)+$/u.test(labels!)) continue;
    hits.push({ span: { start: match.index, end }, detail: { form: linked ? 'path' : 'host' } });
  }
  for (const match of text.matchAll(IP)) {
    if (!overlaps(hits, match.index, match.index + match[0].length))
      hits.push({ span: { start: match.index, end: match.index + match[0].length }, detail: { form: 'ip' } });
  }
  return hits;
}
