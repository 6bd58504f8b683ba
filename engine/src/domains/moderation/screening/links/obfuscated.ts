import type { Locale } from '@app/contracts/common';
import type { Normalised } from '../text/normalise.ts';
import type { Hit } from '../types.ts';
import { isNamedShop } from './links.ts';
import { isShopName, isTopLevel, isWordToo } from './top-level.ts';

const DOT_WORD = String.raw`dot|kropka|te[cč]ka|bodka|punkt|punktum|prick|punto|ponto|point|punt|pont|punct|to[cč]ka|ta[cč]ka|pika|точка|крапка|nokta|chấm|cham|ドット|どっと|piste|taškas|punkts|τελεία`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{1,60}`;
const OPEN_DOT = String.raw`\s{0,2}[[({<]\s?(?:${DOT_WORD}|[.,。])\s?[\])}>]\s{0,2}`;
/** `example[.]com`, `example (dot) com`, `example{dot}com`. */
const BRACKETED = new RegExp(
  String.raw`(${LABEL})(?:${OPEN_DOT}${LABEL}){0,3}${OPEN_DOT}([\p{L}]{2,20})(?![\p{L}])`,
  'gu',
);
/** `example dot com`; in Japanese without spaces. */
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${LABEL})(?=(?:\s(?:${DOT_WORD})\s|\s?ドット\s?|\s?どっと\s?|\s?[*_~-]{1,2}(?:${DOT_WORD})[*_~-]{1,2}\s?)([\p{L}]{2,20})(?![\p{L}]))`,
  'dgu',
);
/** `example . com`, `example .com`, `example. com`, `example。com`: only with names that no sentence begins with. */
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])([a-z0-9][a-z0-9-]{2,60})(?:\s\.\s?|\.\s|\s?[。·•]\s?)(com|net|org|pl|biz|info|ru|cz|xyz|io|shop|online|site|hu|bg|co ?\. ?uk|com ?\. ?br|com ?\. ?tr|vn|jp)(?![\p{L}\p{N}])(/\S*)?`,
  'gu',
);
/** `my-example . eu`: a space before the dot, after a name that is not a plain word. */
const PARTED = /(?<![\p{L}\p{N}.])([\p{L}\p{N}][\p{L}\p{N}-]{2,60})\s\.\s?([a-z]{2,6})(?![\p{L}\p{N}])/gu;
/** `exampleDOTeu`: the word in capitals inside another. */
const GLUED =
  /(?<![\p{L}\p{N}])[\p{Ll}\p{N}-]{3,60}(?:DOT|KROPKA|PUNKT|PUNKTUM|PUNTO|PONTO|POINT|PUNT|PONT|PUNCT|TECKA|TEČKA|BODKA|TOCKA|TOČKA|NOKTA|PISTE|ТОЧКА|КРАПКА)(\p{Ll}{2,6})(?![\p{L}\p{N}])/gu;
/** `example,com` where the text says that the comma stands for a dot. */
const COMMA = /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}-]{2,60}(?:,[a-z]{2,10})?,([a-z]{2,10})(?![\p{L}\p{N}])/gu;
const SAYS_COMMA =
  /(?<!\p{L})(?:comma|przecin\p{L}+|čárk\p{L}+|čiark\p{L}+|komma\p{L}*|kommat|vessző\p{L}*|virgul\p{L}+|virgulă|vírgula|virgola|virgule|coma|запетая\p{L}*|запятая|запят\p{L}+|коми|кома|кому|зарез\p{L}*|zarez\p{L}*|vejic\p{L}+|virgül\p{L}*|pilkku\p{L}*|pilku\p{L}*|koma\p{L}*|komata|kablel\p{L}+|κόμμα|dấu phẩy|phẩy)(?!\p{L})/u;
const SAYS_DOT = new RegExp(
  String.raw`(?<!\p{L})(?:${DOT_WORD}|dots?|kropk\p{L}+|tečk\p{L}+|bodk\p{L}+|punkt\p{L}*|punct\p{L}*|punkts?|point|punto|ponto|punt|pont\p{L}*|to[cč]k\p{L}+|ta[cč]k\p{L}+|точк\p{L}+|крапк\p{L}+|noktay?\p{L}*|pist\p{L}+|tašk\p{L}+|τελεία)(?!\p{L})`,
  'u',
);
/** `bit . ly / 3xYz`, `t .me/name`, `tiny url . com / abc`: a shortener whose name is taken apart. */
const SHORTENED =
  /(?<![\p{L}\p{N}])(?:bit|t|is|goo|tiny ?url|cutt|rb|wa|m|ow|vk|clck|short ?url|linktr|discord|rebrand|s\.id|buff|lnkd)\s*\.\s*(?:ly|me|gd|gl|com|gy|cc|ru|at|ee|gg|in)\s*\/\s*[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;
/** `ドットコム`: a host whose end is said in katakana. */
const KATAKANA_HOST = /[\p{L}\p{N}-]{2,40}(?:ドット|どっと)(?:コム|ジェーピー|ネット|シーオー|com|jp|net)/gu;
/** `exampledotcom`, without a space. */
const GLUED_DOT = /(?<![\p{L}\p{N}])[a-z0-9-]{5,60}dot(?:com|net|org|info|shop|co|pl|de|eu)(?![\p{L}\p{N}])/gu;
/** `w w w example com`, `www example com`, `h t t p`. */
const SPELT_WWW =
  /(?<![\p{L}\p{N}])(?:w\s?w\s?w\s?[.\s]\s?[\p{L}\p{N}-]{2,60}(?:\s|\s?\.\s?)(?:com|net|org|[\p{L}]{2})(?![\p{L}])|h\s?t\s?t\s?p\s?s?\s?[:;]?\s?\/\s?\/|hxxps?|h\*\*ps?)/gu;
/** `example com slash shop`, with the word for the stroke. */
const SPELT_PATH =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,40}\s(?:com|net|org|me|ru|pl|de|gg|ly|ком|ру|нет)\s(?:slash|слэш|слеш|ukośnik|schrägstrich|lomítko|lomka|per ?jel|kosa crta|skråstreg|snedstreck|skråstrek|barra|taksim|bölü|наклонена черта|gạch chéo|lomeno|lomené|schuine streep|barre|κάθετος|kaldkriips|slīpsvītra|pasvirasis|poševnica|kauttaviiva|スラッシュ)\s[\p{L}\p{N}]/gu;
const SURE = new Set(
  'com net org info biz xyz online site shop store pl de cz sk hu ro bg es fr hr jp ru pt nl se dk tr vn uk eu it at ch be gr fi no lt lv ee si rs ua io co top club app dev link click ba fm tv юа бг рф укр срб рус онлайн сайт ком ру нет'.split(
    ' ',
  ),
);
/** Hosts' ends in Cyrillic letters, and Latin ones as they are said. */
const SPELT = new Set('юа бг рф укр срб рус онлайн сайт ком ру'.split(' '));
/** Where a language's own domain is a word of it too, “punkt se” is still an address. */
const NATIONAL: Partial<Record<Locale, string>> = {
  pl: 'pl',
  cs: 'cz',
  sk: 'sk',
  de: 'de',
  sv: 'se',
  da: 'dk',
  no: 'no',
  hu: 'hu',
  ro: 'ro',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pt: 'pt',
  hr: 'hr',
  sl: 'si',
  tr: 'tr',
  fi: 'fi',
};

/** Words before “dot” that are a language's own use of it, not a name: “at this point in”. */
const ORDINARY =
  /^(?:this|that|the|one|some|what|no|any|each|every|high|low|main|starting|turning|which|polka|ce|le|un|au|du|quel|à|een|het|dit|dat|den|det|ett|en|et|der|am|zum|im|ein|este|ese|un|el|al|cada|o|um|ao|neste|acest|la|ta|ova|ovo|эта|эту|та|на|в|bu|bir|o|nekud|jeden|jedna|ta|na|az|egy|a|ez)$/u;

/** Ends of hosts that are a word of a language: “com” is Portuguese for “with”. */
const WORD_OF: Partial<Record<Locale, RegExp>> = {
  pt: /^(?:com|site|online)$/,
  nl: /^(?:net|online)$/,
  da: /^(?:net|online)$/,
  tr: /^(?:biz|online)$/,
  no: /^online$/,
  sv: /^online$/,
  de: /^online$/,
  en: /^(?:info|online|shop|site)$/,
  fr: /^(?:info|site)$/,
  it: /^(?:info|online)$/,
  pl: /^online$/,
  hu: /^hu$/,
};

/** Words for a dot that are also a point, a bridge or a matter. */
const POINT = /point|punt|pont|punkt|prick/u;

/** Hosts whose dot is written as a word, in brackets or beside spaces, in a normalised text. */
export function findObfuscatedLinks(original: string, normalised: Normalised, languages: ReadonlySet<Locale>): Hit[] {
  const { text, starts } = normalised;
  const hits: Hit[] = [];
  const add = (start: number, length: number, form: string): void => {
    if (!hits.some(({ span }) => span.start < start + length && start < span.end))
      hits.push({ span: { start, end: start + length }, detail: { form } });
  };
  for (const match of text.matchAll(SHORTENED)) add(match.index, match[0].length, 'shortened');
  for (const match of text.matchAll(KATAKANA_HOST)) add(match.index, match[0].length, 'words');
  for (const match of text.matchAll(GLUED_DOT)) add(match.index, match[0].length, 'glued');
  const isNational = (top: string): boolean => [...languages].some((language) => NATIONAL[language] === top);
  for (const match of text.matchAll(BRACKETED))
    if (isTopLevel(match[2]!)) add(match.index, match[0].length, 'bracketed');
  for (const match of text.matchAll(IN_WORDS)) {
    const top = match[2]!;
    if (
      (isTopLevel(top) || SPELT.has(top)) &&
      SURE.has(top) &&
      !ORDINARY.test(match[1]!) &&
      (isNational(top) || !isWordToo(top, languages) || !POINT.test(text.slice(match.index, match.indices![2]![1])))
    )
      add(match.index, match.indices![2]![1] - match.index, 'words');
  }
  const isWord = (top: string): boolean =>
    languages.size > 0 && [...languages].every((language) => WORD_OF[language]?.test(top) ?? false);
  for (const match of text.matchAll(SPACED)) {
    const end = match.index + match[0].length;
    const named =
      !match[3] && (isShopName(`${match[1]}.${match[2]}`) || isNamedShop(original, normalised, match.index, end));
    if (!/^\d+$/.test(match[1]!) && !isWord(match[2]!) && !named) add(match.index, match[0].length, 'spaced');
  }
  for (const match of text.matchAll(PARTED)) {
    const [, label, top] = match;
    const telling = /\p{L}-\p{L}|\p{L}\d|\d\p{L}/u.test(label!);
    if (SURE.has(top!) && (telling || top === 'eu') && !isShopName(`${label}.${top}`))
      add(match.index, match[0].length, 'spaced');
  }
  for (const match of original.matchAll(GLUED)) {
    const start = starts.indexOf(match.index);
    if (start >= 0 && SURE.has(match[1]!)) add(start, match[0].length, 'glued');
  }
  if (SAYS_COMMA.test(text) && SAYS_DOT.test(text))
    for (const match of text.matchAll(COMMA)) if (SURE.has(match[1]!)) add(match.index, match[0].length, 'comma');
  for (const match of text.matchAll(SPELT_WWW)) add(match.index, match[0].length, 'spelt');
  for (const match of text.matchAll(SPELT_PATH)) add(match.index, match[0].length, 'spelt');
  return hits;
}
