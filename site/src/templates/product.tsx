import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { errorPageTexts } from '../ui/errors/error-page-texts.ts';
import { loadProduct, type ProductData } from '../features/product/product-data.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { productCrumbs } from '../features/review-page/crumbs.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { numberedTitle } from '../features/review-page/numbered-title.ts';
import { filterQuery, indexedPage, isPastEnd } from '../features/review-page/review-filters.ts';
import { formatGrade, formatNumber } from '../lib/texts/format.ts';
import { breadcrumbJsonLd, productJsonLd, questionsJsonLd } from '../lib/head/json-ld.ts';
import { absoluteUrl, productPath } from '../lib/addresses/links.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { productPicture } from '../lib/head/share-pictures.ts';
import { SeoHead } from '../lib/head/seo.tsx';
import { headT } from '../lib/texts/head-texts.ts';

type Props = PageProps<PageData, PageContext, unknown, ProductData>;

export default function ProductTemplate({ serverData }: Props) {
  return (
    <PublicLayout flush>
      <ProductPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, serverData, pageContext }: HeadProps<PageData, PageContext, ProductData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'product');
  const shared = { locale: language, origin, indexedLocales, brand: t('common:brand') };
  if (serverData.kind !== 'shown') {
    const companyName = serverData.kind === 'hidden' ? serverData.product.company.name : undefined;
    const words = errorPageTexts(t, { companyName, ...serverData }, 'product');
    return <SeoHead {...shared} {...words} />;
  }
  const { product } = serverData;
  const { grades, company } = product;
  const params = {
    product: product.name,
    company: company.name,
    count: grades.count,
    number: formatNumber(language, grades.count),
    grade: grades.average === null ? '' : formatGrade(language, grades.average),
  };
  const home = productPath(language, product, company);
  const page = indexedPage(serverData.filters);
  const path = home + filterQuery({ page });
  const picture = productPicture(language, product);
  return (
    <SeoHead
      {...shared}
      title={numberedTitle(t, language, t('seo.title', params), serverData.reviews, page)}
      description={grades.average === null ? t('seo.descriptionNone', params) : t('seo.description', params)}
      path={path}
      picture={picture}
      // A product without reviews is noindex: it repeats its company's page.
      noindex={grades.count === 0 || isPastEnd(serverData.reviews)}
      jsonLd={[
        productJsonLd(product, {
          url: absoluteUrl(origin, home),
          image: absoluteUrl(origin, picture),
          reviews: serverData.reviews.items,
        }),
        ...questionsJsonLd(serverData.questions.items, {
          url: absoluteUrl(origin, home),
          company: company.name,
          locale: language,
        }),
        breadcrumbJsonLd(origin, productCrumbs({ t, locale: language }, product)),
      ]}
    />
  );
}

export async function getServerData({ params, query, pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  const part = (name: string): string => String(params?.[name] ?? '');
  const slug = part('slug') || null;
  return loadProduct({ productId: part('productId'), slug, uuid: part('uuid') }, query ?? {}, language);
}
