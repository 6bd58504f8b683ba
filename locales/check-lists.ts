/**
 * Keys that code puts together at run time and that no literal or template in it shows. `*` stands for the rest.
 * A template such as `t(`grades.${n}`)` is understood by itself and need not stand here.
 */
export const DYNAMIC_KEYS: readonly string[] = [
  // By error code, of a problem, a field or a row.
  'errors:codes.*',
  'errors:fields.*',
  'errors:csv.*',
];

/** A call whose first argument names a text: `domainError('token_invalid', 404)` needs `errors:codes.token_invalid.title`. */
export const DERIVED_KEYS: ReadonlyMap<string, string> = new Map([['domainError', 'errors:codes.*.title']]);

/** Texts that may be the same in every language: names and international words. */
export const SAME_EVERYWHERE: readonly RegExp[] = [
  /^Google \w+( \w+)*$/,
  /^https?:\/\//,
  /^[\w.+-]+@[\w.-]+$/,
  /^(?:Wi-Fi|Booking\.com|Sowinek Ogrody|Willa Pliszka|Amenajări Frăsinelul|Pizzeria Foxcombe)$/,
];

/** `locale namespace:key` of texts that are correctly the same as in English or Polish. */
export const SAME_ON_PURPOSE: ReadonlySet<string> = new Set([
  'cs panel:nav.settingsProfile',
  'cs panel:overview.start.profile.action',
  'cs panel:reviews.filters.oneProduct',
  'cs panel:badges.heldFromTo',
  'cs panel:profile.title',
  'cs google:page.places.profile.title',
  'sk google:page.places.profile.title',
  'sk panel:nav.settingsProfile',
  'sk panel:overview.start.profile.action',
  'sk panel:reviews.filters.oneProduct',
  'sk panel:badges.heldFromTo',
  'sk panel:profile.title',
  'sl profile:where.withUsSince',
  'de pricing:plans.enterprise.features.mobile',
]);
