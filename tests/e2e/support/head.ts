import type { Page } from '@playwright/test';

/** What a page's head says to search engines. */
export interface ToldToSearchEngines {
  robots: string | null;
  /** Path of the canonical address, decoded. */
  canonical: string | null;
  /** hreflang → address. */
  alternates: Record<string, string>;
}

/** hreflang → address, of a page that is only read. */
export const alternatesIn = (html: string): ToldToSearchEngines['alternates'] =>
  Object.fromEntries(
    [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => {
      const lang = /hrefLang="([^"]+)"/i.exec(link)?.[1];
      const href = /href="([^"]+)"/.exec(link)?.[1];
      return lang && href ? [[lang, href]] : [];
    }),
  );

export async function headOf(page: Page): Promise<ToldToSearchEngines> {
  return page.evaluate(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
    return {
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? null,
      canonical: canonical === undefined ? null : decodeURI(new URL(canonical).pathname),
      alternates: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])),
    };
  });
}
