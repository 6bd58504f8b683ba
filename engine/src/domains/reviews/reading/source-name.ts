import type { Locale } from '@app/contracts/common';
import type { ReviewSource } from '@app/contracts/reviews';
import { translator } from '../../../platform/i18n.ts';

/** What a site that reviews come from is called. */
export function sourceName(locale: Locale, source: ReviewSource): string {
  return source === 'other' ? translator(locale, 'widgets')('otherSource') : SOURCES[source];
}

/** Names of sites, the same in all languages. */
const SOURCES: Record<Exclude<ReviewSource, 'other'>, string> = {
  google: 'Google',
  trustpilot: 'Trustpilot',
  facebook: 'Facebook',
  booking: 'Booking.com',
  tripadvisor: 'Tripadvisor',
  ceneo: 'Ceneo',
  opineo: 'Opineo',
  allegro: 'Allegro',
  amazon: 'Amazon',
  heureka: 'Heureka',
};
