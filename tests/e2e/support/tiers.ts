import type { Locale } from '../../../locales/manifest.ts';

/** Tag of tests that only `npm run test:long` runs, in files that also have others. */
export const LONG_TAG = '@long';

/** Languages for visual checks: short words, long words, another script. */
export const VISUAL_LANGUAGES = ['pl', 'de', 'ja'] as const satisfies readonly Locale[];

/** Playwright's options for a test of one language: one language tests the page, the others whether it fits. */
export const testTier = (locale: Locale): { tag?: string } => (locale === 'pl' ? {} : { tag: LONG_TAG });
