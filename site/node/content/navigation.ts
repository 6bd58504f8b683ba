import { BASE_LOCALE, htmlLang, type Locale } from '@app/locales';
import type { ExportedLink, ExportedSettings, PagesExport, TextPair } from '../../../cms/src/export/types.ts';
import { pageHref } from '../../src/lib/addresses/links.ts';
import type {
  ContactData,
  NavigationLabel,
  NavigationLink,
  PageNavigation,
} from '../../src/lib/content/navigation.tsx';
import { LAYOUT_NAMESPACES } from '../../src/routes/route.ts';
import { PageWriter, type PageWriterOptions } from './page-writer.ts';
import type { Texts } from './texts.ts';

/** Names of networks are the same in every language. */
const NETWORKS: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

interface NavigationOptions extends Pick<PageWriterOptions, 'mark'> {
  /** False for the path of a page that the locale does not have. */
  leadsOn?: (path: string) => boolean;
}

/**
 * Menus, footer and contact of the settings for one locale. A label that is a translation on all pages stays a key:
 * pages have that text already, and server-rendered pages follow edits without a build.
 */
export function writeNavigation(
  texts: Texts,
  locale: Locale,
  { navigation, settings }: Pick<PagesExport, 'navigation' | 'settings'>,
  { leadsOn = () => true, ...options }: NavigationOptions = {},
): PageNavigation {
  /** Whether there is a page in this locale; a menu must not lead to nothing. */
  const isThere = (href: string): boolean => leadsOn(href.replace(/[?#].*$/, ''));
  const writer = new PageWriter(texts, locale, options);
  const label = (pair: TextPair): NavigationLabel | null => {
    if (isOfAllPages(pair) && !isTyped(pair) && texts.text(locale, pair.key, 'merged') !== undefined)
      return { key: pair.key };
    const words = writer.text(pair);
    return words ? { words } : null;
  };
  /** Whether typed text is shown in this locale, its own or the base locale's. */
  const isTyped = ({ key, text }: TextPair): boolean =>
    text[locale] !== undefined ||
    (text[BASE_LOCALE] !== undefined && (key === null || texts.text(locale, key, 'own') === undefined));
  const links = (all: ExportedLink[]): NavigationLink[] =>
    all.flatMap((link) => {
      const named = label(link.label);
      return named && isThere(link.href) ? [{ ...named, href: pageHref(locale, link.href) }] : [];
    });

  return {
    header: navigation.header.flatMap((item) => {
      const named = label(item.label);
      const children = links(item.children);
      const href = item.href !== null && isThere(item.href) ? pageHref(locale, item.href) : null;
      if (!named || (href === null && children.length === 0)) return [];
      return [{ ...named, href, children }];
    }),
    footer: navigation.footer.flatMap((column) => {
      const named = label(column.title);
      const listed = links(column.links);
      return named && listed.length > 0 ? [{ ...named, links: listed }] : [];
    }),
    legal: links(navigation.legal),
    elsewhere: elsewhere(settings.links),
    contact: contactData(settings.contact, locale),
  };
}

/** Whether every page loads the key's namespace. */
const isOfAllPages = (pair: TextPair): pair is TextPair & { key: string } =>
  LAYOUT_NAMESPACES.some((namespace) => pair.key?.startsWith(`${namespace}:`) ?? false);

function elsewhere({ blog, podcast, social }: ExportedSettings['links']): NavigationLink[] {
  return [
    ...(blog ? [{ key: 'footer:links.blog', href: blog }] : []),
    ...(podcast ? [{ key: 'footer:links.podcast', href: podcast }] : []),
    ...social.map(({ network, href }) => ({ words: NETWORKS[network] ?? network, href })),
  ];
}

function contactData(contact: ExportedSettings['contact'], locale: Locale): ContactData {
  const { companyName, street, postalCode, city, country, taxId, email, phone } = contact;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return {
    ...(companyName && { company: companyName }),
    // A country alone is not an address.
    address:
      street || town ? [street, town, country && countryName(country, locale)].flatMap((line) => line || []) : [],
    ...(taxId && { taxId }),
    ...(email && { email }),
    ...(phone && { phone }),
  };
}

/** Put in here and not in the browser: two browsers call one country by two names. */
function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([htmlLang(locale)], { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
