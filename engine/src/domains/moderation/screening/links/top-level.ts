import tlds from 'tlds' with { type: 'json' };
import type { Locale } from '@app/contracts/common';

const TOP_LEVEL: ReadonlySet<string> = new Set(tlds);

/** Whether a lower-case label is a top-level domain (IANA's list, in the package tlds). */
export const isTopLevel = (label: string): boolean => TOP_LEVEL.has(label);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Top-level domains that are words of a language: after a missing space (“very good.it was”) they begin a sentence. A
 * bare `word.it` with one of these counts as a link only when something else says so.
 */
const WORDS: Partial<Record<Locale, ReadonlySet<string>>> = {
  en: words(
    'ac ad all am as at be best by do go good help here how id in is it la me my new no now one open our pa see so to us we you yes',
  ),
  pl: words('bo do i na ni no po sa se so ta to tu za ze my ma ja co by as im ne'),
  cs: words('a by co do ho ji ke ku ma me mi my na ne ni no pa po se si so st su ta te to tu za ze li je'),
  sk: words('a by co do ho ju ku ma mi my na no po sa si so st su ta to tu za zo pre je'),
  de: words('am as an da er es im in ja je ma na no nu ob pa so tv um wo zu best gut mal man jetzt'),
  nl: words('al an bv de en er es ge he hm ik in is ja je la ma me mn na ne no nu of om op pa so te tv us we wo zo'),
  da: words(
    'af al da de du en er et fo fy gl gå ha he hm i id im in ja jo ke la ma me na ni no nu of om op os så se si so st ta to tv ud vi',
  ),
  no: words(
    'af al av da de du en er et fo fy få ha he hm i id im in ja jo ke la ma me na ni nu of om op os så se si st ta to tv ut vi',
  ),
  sv: words(
    'an av bo de du då en er et fa fy få gå ha ho i in ja jo ku la ma mi mm mo om os på re si sr st så ta te to tv ut vi',
  ),
  es: words('al da de di el en ha he la le lo ma me mi ni no os se si so su te tu un va ve ya yo bien mas'),
  pt: words(
    'ao as da de do dá em es fa fm foi há ir la lá li lo ma me mo na no nu os ou pa sa se so só st ta te to tu um va vi bem',
  ),
  fr: words(
    'au ai ce de du de en es et il in je la le li lu ma me mu na ne ni no nu ou pa pu re sa se si so su ta te tu un va vu ya',
  ),
  it: words(
    'ai al ci da di do e ed ho il in io la le li lo ma me mi ne ni no re sa se si so st su te ti tu un va vi bene',
  ),
  ro: words(
    'ai al am ar as au ba ca ce cu da de do ei el fi ia il in la le li lu ma me mi mm mo ne ni no nu o pe re sa se si so su ta te tu un va vi',
  ),
  hu: words('az be de el en es ez fa ha is it ki la le ma me mi na ne ni no se so st sz te to ti ug um va ve vi'),
  hr: words(
    'a ba bi bo co do ga go ha ho i ih im in ja je jo ju ka ki ko ku la li ma me mi mu na ne ni no o od os pa po pri sa se si so st su ta te ti to tu u uz va vi za',
  ),
  sl: words(
    'a bi bo co do ga go ha ho im in iz ja je jo ju ki ko ku la li ma me mi mu na ne ni no ob od pa po pri sa se so st su ta te ti to tu va vi za',
  ),
  fi: words('ai en et ja jo me ne ni no on os si ta te to tu vai'),
  et: words('et ja ka ki ma me mu ni no nu on os sa se si ta te'),
  lv: words('ar ja jo ka ko lai ne ni no nu pa pie sa se si ta te to tu un va'),
  lt: words('as ar be bet in ir is ja jo ji ka ko ku ne ni no nu o pa po sa se si su ta te to tu ši'),
  tr: words('al ay az bu da de ev ha hi il in is iz ki ma mi mu mü ne of on or su şu ta te ve ya biz bir'),
  vi: words(
    'an ba bi bo ca co cu da de di do ga gi go ha he ho la le li lo ly ma me mi mo mu na ne ni no nu om pa ra sa se si so su ta te to tu va ve vi vo vu ai',
  ),
};
WORDS.bs = WORDS.hr;
WORDS.sr = WORDS.hr;

/** Whether a top-level domain is also a word in all the languages that a text may be in. */
export const isWordToo = (label: string, languages: ReadonlySet<Locale>): boolean =>
  languages.size > 0 && [...languages].every((language) => WORDS[language]?.has(label) ?? false);

/** Services whose whole point is a link. */
const SHORTENERS = words(
  't.me wa.me bit.ly is.gd goo.gl tinyurl.com cutt.ly t.co ow.ly rb.gy m.me vk.cc clck.ru shorturl.at linktr.ee',
);

export const isShortener = (host: string): boolean => SHORTENERS.has(host);

/** Names of booking sites and shops that guests use as names: “found it on booking.com” is no advertisement. */
const SHOP_NAMES =
  /^(?:(?:booking|hotels|amazon|ebay|expedia|tripadvisor|agoda|trivago|airbnb|priceline|hostelworld|hotwire|kayak|orbitz|travelocity|newegg|bestbuy|walmart|apple|google|allegro|ceneo|zalando|bol|cdiscount|mediamarkt|otto|holidaycheck|lieferando|thefork|opentable|yelp|netflix|youtube|seamless|grubhub|menupages|citysearch)\.(?:com|co\.uk|de|fr|es|it|nl|pl|pt|ca|com\.br|se|dk|ro|cz|ru|co\.jp|jp|com\.tr|in))$/;

export const isShopName = (host: string): boolean => SHOP_NAMES.test(host);
