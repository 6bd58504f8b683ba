import tlds from 'tlds';

const TOP_LEVEL: ReadonlySet<string> = new Set(tlds);

/** Whether a lower-case label is a top-level domain (IANA's list, in the package tlds). */
export const isTopLevel = (label: string): boolean => TOP_LEVEL.has(label);

/**
 * Top-level domains that are words somewhere: after a missing space (“very good.it was”) they begin a sentence. A bare
 * `word.it` with one of these counts as a link only when something else says so.
 */
const WORDS = new Set(
  (
    'ac ad ae ag ai al am an as at au az ba bar be best bg bi bio black blue bo by ca cab cafe camp car cards care cash chat cheap city clean click club coach coffee come cool da day de deal delivery design desi diet direct do dog earth eat ee er es et eu ex express fail family fan farm fast fi film fish fit fly fm food football foo forum fr free fun ga games garden gay gg gift gifts gives global gm gold golf good gr green group ha hair health help here hi hiphop hm ho hockey host hosting hot hotel house how hr ht hu ice id ie ii il im in ink institute ir is it je jo joy ki kids kim kitchen la land lat law le let li lidl life like limited link live lo loan lol love lt lu lv ma man map mar market me med meet men menu mi mini mobile moda moe mom money more mu museum music my na name ne net new news ni no nu ok om on one ooo open or organic page para pe per pet pets photo photos pics pink pizza place play plus pm pro promo ps pub pw qa racing re read red rent rentals repair report rest restaurant review reviews rich rip room ru run sa safe sale salon save sb school science se security service services sex sh shoes shop shopping show si singles sk ski sky smile sn so social solutions song soy space spa st star store study style su sucks super surf sv sy ta tattoo tax taxi team tech tel tennis tf theater tickets tips to today tools top tours town toys trading training travel try tube tv ua uno us va vacations vet video vi villas vin vip vision vote voting wang watch website wedding wiki win wine work works world wow wtf yoga you za zero zone'
  ).split(' '),
);

export const isWordToo = (label: string): boolean => WORDS.has(label);

/** Names of booking sites and shops that guests use as names: “found it on booking.com” is no advertisement. */
const SHOP_NAMES = /^(?:(?:booking|hotels|amazon|ebay|expedia|tripadvisor|agoda|trivago|airbnb|priceline|hostelworld|hotwire|kayak|orbitz|travelocity|newegg|bestbuy|walmart|apple|google|allegro|ceneo|zalando|bol|cdiscount|mediamarkt|otto|holidaycheck|lieferando|thefork|opentable|yelp|netflix|youtube|seamless|grubhub|menupages|citysearch)\.(?:com|co\.uk|de|fr|es|it|nl|pl|pt|ca|com\.br|se|dk|ro|cz|ru|co\.jp|jp|com\.tr|in))$/;

export const isShopName = (host: string): boolean => SHOP_NAMES.test(host);
