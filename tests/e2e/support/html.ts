import { MISSING_TEXT } from './page-check.ts';

/** A page's HTML before any script has run. */
export interface PageHtml {
  lang: string | null;
  headings: number;
  title: string;
  description: string;
  robots: string;
  /** Path of the canonical URL, decoded. */
  canonical: string | null;
  /** hreflang → address. */
  alternates: Record<string, string>;
  /** Missing texts, also in titles and labels. */
  missingTexts: string[];
}

const unescape = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? null : unescape(found);
};

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\s[^>]*>`, 'gi')) ?? [];

/** hreflang → URL. */
const alternatesIn = (html: string): PageHtml['alternates'] =>
  Object.fromEntries(
    tags(html, 'link').flatMap((tag) => {
      const lang = attribute(tag, 'hreflang');
      const href = attribute(tag, 'href');
      return attribute(tag, 'rel') === 'alternate' && lang && href ? [[lang, href]] : [];
    }),
  );

export function readHtml(html: string): PageHtml {
  const drawn = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  const meta = (name: string): string =>
    tags(drawn, 'meta')
      .filter((tag) => attribute(tag, 'name') === name)
      .map((tag) => attribute(tag, 'content') ?? '')[0] ?? '';
  const canonical = tags(drawn, 'link').find((tag) => attribute(tag, 'rel') === 'canonical');
  const words = drawn.replace(/<[^>]*>/g, '\n').split('\n');
  const labels = [...drawn.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g)].map(
    ([, label = '']) => label,
  );
  return {
    lang: attribute(tags(drawn, 'html')[0] ?? '', 'lang'),
    headings: drawn.match(/<h1[\s>]/g)?.length ?? 0,
    title: unescape(/<title[^>]*>([^<]*)<\/title>/.exec(drawn)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: canonical ? decodeURI(new URL(attribute(canonical, 'href') ?? '').pathname) : null,
    alternates: alternatesIn(drawn),
    missingTexts: [...words, ...labels].map(unescape).filter((text) => MISSING_TEXT.test(text)),
  };
}
