import { LOCALES, type Locale } from '@app/locales/manifest.ts';
import type { LanguageChange, PreviewLanguages, ShownLanguage } from '../../../cms/src/export/types.ts';

/** What publishing a draft changes for each language; `now` is null for a page that is not published. */
export function changesOf(
  now: PreviewLanguages['now'],
  after: PreviewLanguages['after'],
): Partial<Record<Locale, LanguageChange>> {
  const changes = LOCALES.map((locale) => [locale, changeOf(now?.[locale], after[locale])] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== null));
}

function changeOf(now: ShownLanguage | undefined, after: ShownLanguage): LanguageChange | null {
  const wasThere = now !== undefined && now.state !== 'missing';
  if (after.state === 'missing') return wasThere ? 'goes' : null;
  if (!wasThere) return 'comes';
  if (now.indexed === after.indexed) return null;
  return after.indexed ? 'listed' : 'unlisted';
}
