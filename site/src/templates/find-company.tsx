import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { FindCompanyPage } from '../features/find-company/find-company-page.tsx';
import { loadSearch, type SearchData } from '../features/find-company/search-data.ts';
import { localePath } from '../lib/links.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { SeoHead } from '../lib/seo.tsx';
import { headT } from '../lib/texts.ts';

export default function FindCompanyTemplate({ serverData }: PageProps<PageData, PageContext, unknown, SearchData>) {
  return (
    <PublicLayout flush>
      <FindCompanyPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, serverData, pageContext }: HeadProps<PageData, PageContext, SearchData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'find-company');
  const query = serverData.kind === 'start' ? '' : serverData.query;
  return (
    <SeoHead
      title={query ? t('seo.resultsTitle', { query }) : t('seo.title')}
      description={t('seo.description')}
      locale={language}
      origin={origin}
      path={localePath(language, '/find-company')}
      indexedLocales={indexedLocales}
      // Pages of results are endless: search engines find companies by other ways.
      noindex={query !== ''}
      brand={t('common:brand')}
    />
  );
}

export async function getServerData({ query, pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadSearch(query ?? {}, language);
}
