import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { CategoriesPage, categoryCrumbs } from '../features/directory/categories-page.tsx';
import { MIN_INDEXED_COMPANIES, loadCategories, type CategoriesData } from '../features/directory/directory-data.ts';
import { MissingHead } from '../features/directory/missing-head.tsx';
import { companiesCount, kindName, reviewsCount } from '../features/directory/directory-names.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { breadcrumbJsonLd } from '../lib/head/json-ld.ts';
import { localePath } from '../lib/addresses/links.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { SeoHead } from '../lib/head/seo.tsx';
import { headT } from '../lib/texts/head-texts.ts';

export default function CategoriesTemplate({ serverData }: PageProps<PageData, PageContext, unknown, CategoriesData>) {
  return (
    <PublicLayout flush>
      <CategoriesPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, serverData, pageContext }: HeadProps<PageData, PageContext, CategoriesData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'category');
  if (serverData.kind !== 'shown') return <MissingHead t={t} page={pageContext} />;
  const { only, kinds } = serverData;
  const words = { t, locale: language };
  const [first] = kinds;
  return (
    <SeoHead
      title={only ? `${kindName(words, only)} · ${t('index.title')}` : t('index.title')}
      description={
        only && first
          ? t('seo.description', {
              what: kindName(words, only),
              companies: companiesCount(words, first.companies),
              reviews: reviewsCount(words, first.reviews),
            })
          : t('index.lead')
      }
      locale={language}
      origin={origin}
      path={localePath(language, only ? `/categories/${only}` : '/categories')}
      indexedLocales={indexedLocales}
      noindex={only !== null && (first?.companies ?? 0) < MIN_INDEXED_COMPANIES}
      brand={t('common:brand')}
      jsonLd={only ? [breadcrumbJsonLd(origin, categoryCrumbs(words, only))] : []}
    />
  );
}

export async function getServerData({ params, pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadCategories(params?.['kind'] as string | undefined, language);
}
