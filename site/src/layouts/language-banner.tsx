import { useEffect, useState } from 'react';
import { htmlLang, type Locale } from '@app/locales/manifest.ts';
import { useT } from '../lib/texts/i18n.ts';
import { rememberLanguage, rememberedLanguage } from '../lib/texts/language-cookie.ts';
import type { LanguageOffer } from '../lib/texts/language-offer.ts';
import { useAddress, useLocalizedAddress } from '../lib/addresses/page-address.tsx';
import { Button, LinkButton } from '../ui/controls/button.tsx';
import { Container } from '../ui/layout.tsx';
import * as styles from './language-banner.module.css';

/**
 * Offers the page in the visitor's language, in that language, until they have chosen one. Never redirects, and
 * overlays the end of the window, so that nothing moves.
 */
export function LanguageBanner() {
  const { locale } = useT('common');
  const { languages } = useAddress();
  const samePage = useLocalizedAddress();
  const [offer, setOffer] = useState<LanguageOffer | null>(null);

  useEffect(() => {
    if (languages.length < 2 || !mayDiffer(locale)) return;
    const leaving = new AbortController();
    ask(locale, languages, leaving.signal).then(setOffer, () => {
      // Without an answer there is no offer; the menu of languages is there anyway.
    });
    return () => leaving.abort();
  }, [locale, languages]);

  const there = offer && samePage(offer.locale);
  if (!offer || there == null) return null;
  const stay = () => {
    rememberLanguage(locale);
    setOffer(null);
  };
  return (
    <aside className={styles.banner} lang={htmlLang(offer.locale)} aria-label={offer.text}>
      <Container className={styles.inner}>
        <p>{offer.text}</p>
        <LinkButton
          variant="accent"
          size="small"
          href={there}
          hrefLang={htmlLang(offer.locale)}
          onClick={() => rememberLanguage(offer.locale)}
        >
          {offer.accept}
        </LinkButton>
        <Button variant="quiet" size="small" onClick={stay}>
          {offer.stay}
        </Button>
      </Container>
    </aside>
  );
}

/** Not shown to visitors who have chosen a language or already read their browser's first one. */
function mayDiffer(locale: Locale): boolean {
  const first = navigator.language.split('-')[0]?.replace(/^n[bn]$/, 'no');
  return rememberedLanguage() === null && first !== locale;
}

async function ask(page: Locale, languages: readonly Locale[], signal: AbortSignal): Promise<LanguageOffer | null> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({ page, among: languages.join(','), zone: timeZone });
  const answer = await fetch(`/language-offer?${query}`, { signal });
  return answer.status === 200 ? ((await answer.json()) as LanguageOffer) : null;
}
