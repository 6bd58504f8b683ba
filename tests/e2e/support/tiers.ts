import type { Locale } from '../../../locales/manifest.ts';

/** Of tests that `npm run test:long` alone runs though their file has others. */
export const LONG_TAG = '@long';

/** Short words, long words, another script: whatever is looked at in several languages. */
export const LOOKED_AT = ['pl', 'de', 'ja'] as const satisfies readonly Locale[];

/** What Playwright is told of a test of one language: one language shows what a page is, the others how it fits. */
export const tierOf = (locale: Locale): { tag?: string } => (locale === 'pl' ? {} : { tag: LONG_TAG });
