import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { loadBadges, type BadgesData } from '../features/badges/badges-data.ts';
import { BadgesPage } from '../features/badges/badges-page.tsx';
import { localePath } from '../lib/links.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { SeoHead } from '../lib/seo.tsx';
import { headT } from '../lib/texts.ts';

export default function BadgesTemplate({ serverData }: PageProps<PageData, PageContext, unknown, BadgesData>) {
  return (
    <PublicLayout>
      <BadgesPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<PageData, PageContext, BadgesData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'badges');
  return (
    <SeoHead
      title={t('seo.title')}
      description={t('seo.description')}
      locale={language}
      origin={origin}
      path={localePath(language, '/badges')}
      indexedLocales={indexedLocales}
      brand={t('common:brand')}
    />
  );
}

export async function getServerData({ pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadBadges(language);
}
