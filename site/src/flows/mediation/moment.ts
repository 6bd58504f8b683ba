import type { Locale } from '@app/locales/manifest.ts';
import { intlTag } from '../../lib/format.ts';

/** An instant as day and time of day where the reader is: "12 March 2026 at 14:05". */
export const formatMoment = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));
