import type { Feed } from '../content/feeds.ts';
import { BASE_LOCALE, hreflang, htmlLang, type Locale } from '@app/locales/manifest.ts';
import type { PageImage } from '../content/blocks.ts';
import { absoluteUrl } from '../addresses/links.ts';
import { localizedPath } from '../addresses/page-address.tsx';
import { PICTURE_SIZE, defaultPicture } from './share-pictures.ts';
import { headT, type PageTexts } from '../texts/head-texts.ts';

export interface SeoHeadProps {
  title: string;
  description: string;
  locale: Locale;
  /** Origin of canonical addresses. */
  origin: string;
  /** Canonical path of this page with its query. Without one, as on error pages, the page is noindex. */
  path?: string;
  /** Locales that are indexed; noindex if the page's own one is not among them. */
  indexedLocales: readonly Locale[];
  noindex?: boolean;
  /** Name of the brand, at the end of the title. */
  brand: string;
  /** Share image from the CMS, instead of the drawn one. */
  image?: PageImage | null;
  /** Path of the page's share picture, drawn by the front door; by default the locale's. */
  picture?: string;
  /** schema.org data, one script each; null for none. */
  jsonLd?: readonly (object | null)[];
  /** Feeds of the page; not on noindex pages. */
  feeds?: readonly Feed[];
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
        <OwnAddress path={path} origin={origin} locale={locale} indexedLocales={indexedLocales} />
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
 * Canonical and alternate URLs. Only on indexed pages: sharing networks follow `og:url`, so a missing page must not
 * have one; without it they use the shared address.
 */
function OwnAddress({
  path,
  origin,
  locale,
  indexedLocales,
}: Required<Pick<SeoHeadProps, 'path' | 'origin' | 'locale' | 'indexedLocales'>>) {
  const addressIn = (other: Locale): string => absoluteUrl(origin, localizedPath(path, other));
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

/** Open Graph locales need a territory: `nb_NO`. */
function territoryTag(locale: Locale): string {
  const { language, region } = new Intl.Locale(htmlLang(locale)).maximize();
  return region ? `${language}_${region}` : language;
}

/** JSON that cannot close its script element. */
export const safeJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Head of a page with fixed texts: `title` and `description` under `keyPrefix`. */
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
