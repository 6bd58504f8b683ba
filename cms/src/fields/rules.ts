/** Pure rules of single values. They return true or the path of the message. */
export type Finding = true | `rules.${string}`;

const TEXT_KEY = /^[a-z]+(?:-[a-z]+)*:[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*$/;
const SITE_PATH = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/;
const FRAGMENT_OR_QUERY = /[?#].*$/;

/** `namespace:path.to.key`, as `home:hero.title`. */
export const isTextKey = (value: string): boolean => TEXT_KEY.test(value);

/** Empty, or a key of a translation. */
export const textKeyRule = (value: unknown): Finding =>
  !value || (typeof value === 'string' && isTextKey(value)) ? true : 'rules.textKey';

/** A path of the site without locale prefix: `/`, `/pricing`, `/references/some-shop`. */
export const sitePathRule = (value: unknown): Finding =>
  typeof value === 'string' && SITE_PATH.test(value) ? true : 'rules.sitePath';

/** The target of a link: a path of the site (with query and fragment), https, mailto or tel. */
export function hrefRule(value: unknown): Finding {
  if (!value) return true;
  if (typeof value !== 'string' || /[\s\\]/.test(value)) return 'rules.href';
  if (value.startsWith('/')) return sitePathRule(value.replace(FRAGMENT_OR_QUERY, '')) === true ? true : 'rules.href';
  if (/^(?:mailto|tel):.+/.test(value)) return true;
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? true : 'rules.href';
}

/** A pair needs a key, or a text in the edited locale, or one elsewhere: in the base locale, or in any of these. */
export const pairRule = (pair: { key?: unknown; text?: unknown }, elsewhere?: unknown): Finding =>
  pair.key || hasText(pair.text) || hasText(elsewhere) ? true : 'rules.pair';

/** A picture needs an alternative text in the edited locale, or in another one unless this is the base. */
export const altRule = (alt: unknown, others: unknown, atBase: boolean): Finding =>
  hasText(alt) || (!atBase && hasText(others)) ? true : 'rules.alt';

const hasText = (text: unknown): boolean =>
  typeof text === 'string'
    ? text.trim() !== ''
    : typeof text === 'object' && text !== null && Object.values(text).some(hasText);

/** A text without placeholders, because nothing fills them in here. Of one locale, or of all locales. */
export const plainRule = (text: unknown): Finding => {
  if (typeof text === 'string') return /\{\{|\$t\(/.test(text) ? 'rules.plain' : true;
  if (typeof text !== 'object' || text === null) return true;
  return Object.values(text).every((one) => plainRule(one) === true) ? true : 'rules.plain';
};

/** Empty, or a day of the calendar as `yyyy-mm-dd`. */
export function dayRule(value: unknown): Finding {
  if (!value) return true;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'rules.day';
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value) ? true : 'rules.day';
}
