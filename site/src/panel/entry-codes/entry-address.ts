import type { Locale } from '@app/contracts/common';
import type { EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { profilePath } from '../../lib/addresses/links.ts';

/** Address of a code's form in a language. */
export const entryAddress = ({ url, code }: EntryCode, slug: string, locale: Locale): string =>
  new URL(`${profilePath(locale, slug)}?code=${code}`, url).href;

/** File name without its ending: the label's letters and digits of any script. */
export const fileNameOf = (label: string): string =>
  label.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'code';
