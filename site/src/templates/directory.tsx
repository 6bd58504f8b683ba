import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import {
  MIN_INDEXED_COMPANIES,
  kindOfRoute,
  loadList,
  type ListData,
  type Params,
} from '../features/directory/directory-data.ts';
import { ListPage } from '../features/directory/list-page.tsx';
import { MissingHead } from '../features/directory/missing-head.tsx';
import {
  companiesCount,
  listCrumbs,
  listName,
  listPath,
  listPagePath,
  reviewsCount,
} from '../features/directory/directory-names.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { formatNumber } from '../lib/texts/format.ts';
import { breadcrumbJsonLd } from '../lib/head/json-ld.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { SeoHead } from '../lib/head/seo.tsx';
import { headT } from '../lib/texts/head-texts.ts';

export default function DirectoryTemplate({ serverData }: PageProps<PageData, PageContext, unknown, ListData>) {
  return (
    <PublicLayout flush>
      <ListPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, serverData, pageContext }: HeadProps<PageData, PageContext, ListData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'category');
  if (serverData.kind !== 'shown') return <MissingHead t={t} page={pageContext} />;
  const { page, countries } = serverData;
  const words = { t, locale: language, countries };
  const what = listName(words, page);
  const number = (value: number) => formatNumber(language, value);
  const title = t('seo.title', { what });
  return (
    <SeoHead
      title={
        page.page === 1 ? title : `${title} (${t('pages.of', { page: number(page.page), pages: number(page.pages) })})`
      }
      description={t('seo.description', {
        what,
        companies: companiesCount(words, page.total),
        reviews: reviewsCount(words, page.reviews),
      })}
      locale={language}
      origin={origin}
      path={listPagePath(listPath(language, page), page.page)}
      indexedLocales={indexedLocales}
      // Thin lists repeat the companies' pages; filters are not pages of their own: both are noindex.
      noindex={
        page.sort !== 'rating' ||
        page.chosen.length > 0 ||
        page.inCountry !== null ||
        page.rating !== null ||
        page.total < MIN_INDEXED_COMPANIES ||
        (page.category !== null && page.country !== null && page.city === null)
      }
      brand={t('common:brand')}
      jsonLd={[breadcrumbJsonLd(origin, listCrumbs(words, page))]}
    />
  );
}

export async function getServerData({ params, query, pageContext }: GetServerDataProps) {
  const { language, routeId } = pageContext as unknown as PageContext;
  const given = (params ?? {}) as Params;
  return loadList(kindOfRoute(routeId, given), given, query ?? {}, language);
}
