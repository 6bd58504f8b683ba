import { config } from '../config.ts';
import { LOCALES, type Locale } from '../locales.ts';

export { previewLink } from './preview-link.ts';

/** The origin that the admin was opened at, which its session belongs to. */
export function originOf(headers: Headers): string {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  const { protocol } = new URL(config.publicUrl);
  return host ? `${headers.get('x-forwarded-proto') ?? protocol.slice(0, -1)}://${host}` : config.publicUrl;
}

/**
 * The language of the form that a request comes from. Payload's server functions know only the one that its user chose
 * last, in whichever window.
 */
export function formLocale(headers: Headers): Locale | undefined {
  const referer = headers.get('referer');
  const asked = referer && URL.canParse(referer) ? new URL(referer).searchParams.get('locale') : null;
  return LOCALES.find((known) => known === asked);
}
