import type { ServerProps } from 'payload';
import { BASE_LOCALE } from '../locales.ts';
import { toTranslator } from '../texts/actor.ts';
import { wordsOf } from '../words/say.ts';
import { previewLink } from './link.ts';

/** Leads translators to the site in their language, where each text leads back to its row. */
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
