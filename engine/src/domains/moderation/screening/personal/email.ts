import type { Hit } from '../types.ts';
import { isTopLevel } from '../links/top-level.ts';

/** “@” and “.” in words, as people write an address that machines should not read. Lower case, 14 of our languages and more. */
const AT = String.raw`\s?[[({<|*_-]+\s?(?:at|ad|et|małpa|malpa|zavin[aá][cč]|arroba|arobase|chiocciola|snabel|snabel-a|snabela|apenstaartje|kukac|arond|aron|ät|klammeraffe|собака|собачка|маймунка|кльомба|равлик|manki|majmun|afna|kuyruklu a|アット|アットマーク|a còng|a cong|@)\s?[\])}>|*_-]+\s?`;
const AT_WORD = String.raw`\s(?:at|małpa|malpa|zavin[aá][cč]|arroba|arobase|arrobas|chiocciola|snabel-a|snabel a|snabela|apenstaartje|kukac|kukacjel|arond|a rond|coadă de maimuță|ät|et|klammeraffe|собака|собачка|маймунско а|маймунка|кльомба|равлик|manki|majmun|afna|アット|あっと|アットマーク|a còng|a cong|@)\s`;
const DOT_WORD = String.raw`(?:dot|kropka|kropek|te[cč]ka|bodka|punkt|punktum|prick|punto|ponto|point|punt|pont|punct|to[cč]ka|точка|крапка|nokta|ドット|どっと|chấm|cham|piste)`;
const DOT = String.raw`(?:\s?[[({<|*_-]+\s?(?:${DOT_WORD}|\.)\s?[\])}>|*_-]+\s?|\s${DOT_WORD}\s|\s?\.\s?)`;
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,40}`;

const PLAIN = new RegExp(String.raw`(?<![\p{L}\p{N}._%+-])${NAME}@${LABEL}(?:\.${LABEL}){1,4}`, 'gu');
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])${NAME}\s?@\s?${LABEL}(?:${DOT}${LABEL}){1,3}(?![\p{L}\p{N}])`,
  'gu',
);
const BRACKETED = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])${NAME}${AT}${LABEL}(?:${DOT}${LABEL}){1,3}(?![\p{L}\p{N}])`,
  'gu',
);
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])${NAME}${AT_WORD}${LABEL}(?:${DOT}${LABEL}){1,3}(?![\p{L}\p{N}])`,
  'gu',
);
const SPELT_DOT = new RegExp(String.raw`[\s\])}]${DOT_WORD}[\s[({]|[[({]\s?(?:${DOT_WORD}|\.)`, 'u');
/** Mail providers: “anna at gmail.com” without brackets is an address only at one of them, else it says where. */
const PROVIDER =
  /(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|me|msn|aol|proton|protonmail|pm|gmx|web|t-online|freenet|wp|o2|onet|interia|poczta|op|tlen|seznam|email|centrum|post|azet|zoznam|freemail|citromail|abv|mail|yandex|ukr|i|libero|virgilio|orange|wanadoo|free|laposte|sfr|uol|bol|sapo|terra|ziggo|kpnmail|home|telenet|telia|online|net|inbox|delfi|siol|hetnet|planet|xs4all)\s?$/u;
const SPECIFIC_AT =
  /małpa|malpa|zavin|arroba|arobase|chiocciola|snabel|apenstaart|kukac|arond|собак|собачк|маймун|кльомба|равлик|afna|アット|あっと|còng|@|[[({<*]/u;

/** Japanese goes on without a space: “comまで”. */
const JAPANESE_TAIL = /(?<=[a-z])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const topLevel = (raw: string): string => /[\p{L}\p{N}-]+$/u.exec(raw.replace(JAPANESE_TAIL, ''))?.[0] ?? '';

/** E-mail addresses of a normalised text, also with “at” and “dot” in words or brackets. */
export function findEmails(text: string): Hit[] {
  const hits: Hit[] = [];
  const add = (match: RegExpMatchArray, form: string): void => {
    const start = match.index ?? 0;
    const span = { start, end: start + match[0].length };
    if (!hits.some((hit) => hit.span.start < span.end && span.start < hit.span.end))
      hits.push({ span, detail: { form } });
  };
  if (text.includes('@')) {
    for (const match of text.matchAll(PLAIN)) add(match, 'plain');
    for (const match of text.matchAll(SPACED)) if (isTopLevel(topLevel(match[0]))) add(match, 'spaced');
  }
  for (const match of text.matchAll(BRACKETED)) if (isTopLevel(topLevel(match[0]))) add(match, 'bracketed');
  for (const match of text.matchAll(IN_WORDS)) {
    if (!isTopLevel(topLevel(match[0]))) continue;
    const domain = match[0]
      .slice(0, match[0].length - topLevel(match[0]).length)
      .replace(new RegExp(String.raw`${DOT}$`, 'u'), '');
    if (SPELT_DOT.test(match[0]) || SPECIFIC_AT.test(match[0]) || PROVIDER.test(domain)) add(match, 'words');
  }
  return hits;
}
