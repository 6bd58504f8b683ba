import { LOCALES } from '@app/locales';
import type { Locale } from '@app/locales';
import { definedMails } from './mail.tsx';
import type { RenderedMail } from './mail.tsx';

/** A kind of mail as its sample reads in one language. */
export interface MailSample extends RenderedMail {
  locale: Locale;
}

/**
 * Every mail whose domain has been loaded, with its sample values, in the languages asked for; for the staff's preview
 * and for tests.
 */
export function allMailSamples(origin: string, locales: readonly Locale[] = LOCALES): MailSample[] {
  return [...definedMails().values()].flatMap((mail) =>
    locales.map((locale) => ({ locale, ...mail.with(mail.sample).render({ locale, origin }) })),
  );
}
