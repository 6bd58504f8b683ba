/**
 * Keys that code puts together at run time and that no literal or template in it shows. `*` stands for the rest.
 * A template such as `t(`grades.${n}`)` is understood by itself and need not stand here.
 */
export const DYNAMIC_KEYS: readonly string[] = [
  // By the code of a problem, of a field or of a row.
  'errors:codes.*',
  'errors:fields.*',
  'errors:csv.*',
];

/** A call whose first argument names a text: `domainError('token_invalid', 404)` needs `errors:codes.token_invalid.title`. */
export const DERIVED_KEYS: ReadonlyMap<string, string> = new Map([['domainError', 'errors:codes.*.title']]);

/** Texts that may be the same in every language: names, and words that travel. */
export const SAME_EVERYWHERE: readonly RegExp[] = [
  ...[/^Google \w+( \w+)*$/, /^https?:\/\//, /^[\w.+-]+@[\w.-]+$/],
  /^(?:Wi-Fi|Booking\.com|Sowinek Ogrody|Willa Pliszka|Amenajări Frăsinelul|Pizzeria Foxcombe)$/,
];

/** `locale namespace:key` of texts that are rightly the same as in English or Polish. */
export const SAME_ON_PURPOSE: ReadonlySet<string> = new Set([
  'cs google:page.places.profile.title',
  'sk google:page.places.profile.title',
  'sl profile:where.withUsSince',
  'de pricing:plans.enterprise.features.mobile',
]);
