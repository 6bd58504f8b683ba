import { BASE_LOCALE, hreflang, htmlLang, type Locale } from '@app/locales/manifest.ts';
import type { PageImage } from './blocks.ts';
import { absoluteUrl } from './links.ts';
import { samePageIn } from './page.tsx';
import { PICTURE_SIZE, defaultPicture } from './pictures.ts';
import { headT, type PageTexts } from './texts.ts';

export interface SeoHeadProps {
  title: string;
  description: string;
  locale: Locale;
  /** Origin of canonical addresses. */
  origin: string;
  /**
   * Path of the one address of this page, with the query that belongs to it. Left out where nothing stands at the address:
   * then it is noindex.
   */
  path?: string;
  /** Locales whose versions are for search engines; without the page's own one it is noindex. */
  indexedLocales: readonly Locale[];
  noindex?: boolean;
  /** The brand's name, for the end of the title. */
  brand: string;
  /** Shown where the page is shared, before the pictures that we draw. */
  image?: PageImage | null;
  /** Path of the picture that the front door draws of what the page is about; left out, that of the language. */
  picture?: string;
  /** schema.org data, one script each; null for none. */
  jsonLd?: readonly (object | null)[];
  /** Of what changes on the page; no page that is noindex has any. */
  feeds?: readonly Feed[];
}

export interface Feed {
  type: 'application/atom+xml' | 'application/feed+json';
  /** Path on our origin. */
  href: string;
}

/** Title, description, canonical address, alternates and sharing data. For a page's `Head`. */
export function SeoHead({
  title,
  description,
  locale,
  origin,
  path,
  indexedLocales,
  noindex,
  brand,
  image,
  picture = defaultPicture(locale),
  jsonLd = [],
  feeds = [],
}: SeoHeadProps) {
  const hidden = noindex || path === undefined || !indexedLocales.includes(locale);
  const shown = image ?? { src: picture, ...PICTURE_SIZE, alt: title };
  const fullTitle = title.includes(brand) ? title : `${title} | ${brand}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <OwnAddress {...{ path, origin, locale, indexedLocales }} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={territoryTag(locale)} />
      <meta property="og:image" content={absoluteUrl(origin, shown.src)} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta property="og:image:alt" content={shown.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {!hidden &&
        feeds.map(({ type, href }) => <link key={type} rel="alternate" type={type} title={fullTitle} href={href} />)}
      {jsonLd
        .filter((data) => data !== null)
        .map((data, index) => (
          <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
        ))}
    </>
  );
}

/**
 * Where the page stands, in each language. Only of pages that search engines are told of: a network goes where `og:url`
 * leads and shows what is there, so a page that is not there must name none; any other is taken at the address shared.
 */
function OwnAddress({
  path,
  origin,
  locale,
  indexedLocales,
}: Required<Pick<SeoHeadProps, 'path' | 'origin' | 'locale' | 'indexedLocales'>>) {
  const addressIn = (other: Locale): string => absoluteUrl(origin, samePageIn(path, other));
  const others = indexedLocales.filter((other) => other !== locale);
  return (
    <>
      <link rel="canonical" href={absoluteUrl(origin, path)} />
      {indexedLocales.map((other) => (
        <link key={other} rel="alternate" hrefLang={hreflang(other)} href={addressIn(other)} />
      ))}
      {indexedLocales.includes(BASE_LOCALE) && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(BASE_LOCALE)} />
      )}
      <meta property="og:url" content={absoluteUrl(origin, path)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={territoryTag(other)} />
      ))}
    </>
  );
}

/** Sharing networks want a language with its territory: `nb_NO`. */
function territoryTag(locale: Locale): string {
  const { language, region } = new Intl.Locale(htmlLang(locale)).maximize();
  return region ? `${language}_${region}` : language;
}

/** JSON that cannot close its own script element, whatever a review says. */
export const safeJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Head of a page whose title and description are texts: `seo.title` and `seo.description` of its namespace. */
export function headFromTexts(props: {
  texts: PageTexts | undefined;
  locale: Locale;
  path: string;
  origin: string;
  indexedLocales: readonly Locale[];
  noindex?: boolean;
  /** `trust:verified.seo` → `trust:verified.seo.title`. */
  keyPrefix: string;
}) {
  const t = headT(props.locale, props.texts);
  return (
    <SeoHead
      {...props}
      title={t(`${props.keyPrefix}.title`)}
      description={t(`${props.keyPrefix}.description`)}
      brand={t('common:brand')}
    />
  );
}
