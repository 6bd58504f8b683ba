import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { FindCompanyPage } from '../features/find-company/find-company-page.tsx';
import { loadStart, type StartData } from '../features/find-company/search-data.ts';
import { localePath } from '../lib/links.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { SeoHead } from '../lib/seo.tsx';
import { headT } from '../lib/texts.ts';

export default function FindCompanyTemplate({ serverData }: PageProps<PageData, PageContext, unknown, StartData>) {
  return (
    <PublicLayout flush>
      <FindCompanyPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<PageData, PageContext, StartData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'find-company');
  return (
    <SeoHead
      title={t('seo.title')}
      description={t('seo.description')}
      locale={language}
      origin={origin}
      path={localePath(language, '/find-company')}
      indexedLocales={indexedLocales}
      brand={t('common:brand')}
    />
  );
}

export async function getServerData({ pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadStart(language);
}
