import { LOCALES } from '@app/locales';
import type { Locale } from '@app/locales';
import { definedMails } from './mail.tsx';
import type { RenderedMail } from './mail.tsx';

/** A mail's sample rendered in one language. */
export interface MailSample extends RenderedMail {
  locale: Locale;
}

/**
 * The samples of all registered mails in the given languages, for the preview gallery and tests.
 */
export function allMailSamples(origin: string, locales: readonly Locale[] = LOCALES): MailSample[] {
  return [...definedMails().values()].flatMap((mail) =>
    locales.map((locale) => ({ locale, ...mail.with(mail.sample).render({ locale, origin }) })),
  );
}
