import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { MissingHead } from '../features/directory/missing-head.tsx';
import { loadResults, type SearchData } from '../features/search/search-data.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { searchPath } from '../lib/addresses/search-address.ts';
import { SeoHead } from '../lib/head/seo.tsx';
import { headT } from '../lib/texts/head-texts.ts';

export default function SearchTemplate({ serverData }: PageProps<PageData, PageContext, unknown, SearchData>) {
  return (
    <PublicLayout flush>
      <SearchPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, serverData, pageContext }: HeadProps<PageData, PageContext, SearchData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'find-company');
  if (serverData.kind === 'missing') return <MissingHead t={t} page={pageContext} />;
  const { phrase } = serverData;
  return (
    <SeoHead
      title={t('seo.resultsTitle', { query: phrase })}
      description={t('seo.description')}
      locale={language}
      origin={origin}
      path={searchPath(language, phrase)}
      indexedLocales={indexedLocales}
      // Results are endless: noindex, but links are followed.
      noindex
      brand={t('common:brand')}
    />
  );
}

export async function getServerData({ params, query, pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadResults(String(params?.['*'] ?? ''), query ?? {}, language);
}
