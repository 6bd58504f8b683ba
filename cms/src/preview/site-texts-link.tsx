import type { ServerProps } from 'payload';
import { BASE_LOCALE } from '../locales.ts';
import { toTranslator } from '../texts/translator.ts';
import { wordsOf } from '../words/admin-text.ts';
import { previewLink } from './link.ts';

/** Link to the site in a translator's language, where texts link back to their rows. */
export function SiteTextsLink({ user, i18n, locale }: ServerProps) {
  const { translator } = toTranslator(user);
  if (!translator) return null;
  const wanted = translator.locales.find((own) => own === locale?.code);
  const first = translator.locales.find((own) => own !== BASE_LOCALE);
  return (
    <a
      className="staff-link"
      href={previewLink({ path: '/', version: 'published', locale: wanted ?? first ?? BASE_LOCALE })}
      target="_blank"
    >
      {wordsOf('preview', i18n.language).siteTexts}
    </a>
  );
}
