import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { messageWords } from '../features/errors/message-words.ts';
import { loadProduct, type ProductData } from '../features/product/product-data.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { crumbsOfProduct } from '../features/profile/crumbs.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { formatGrade, formatNumber } from '../lib/format.ts';
import { breadcrumbJsonLd, productJsonLd } from '../lib/json-ld.ts';
import { absoluteUrl, productPath } from '../lib/links.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { productPicture } from '../lib/pictures.ts';
import { SeoHead } from '../lib/seo.tsx';
import { headT } from '../lib/texts.ts';

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
    const words = messageWords(t, { companyName, ...serverData }, 'product:missing.text');
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
  const path = productPath(language, product, company);
  const picture = productPicture(language, product);
  return (
    <SeoHead
      {...shared}
      title={t('seo.title', params)}
      description={grades.average === null ? t('seo.descriptionNone', params) : t('seo.description', params)}
      path={path}
      picture={picture}
      // A page that only names a product says nothing that its company's does not.
      noindex={grades.count === 0}
      jsonLd={[
        productJsonLd(product, {
          url: absoluteUrl(origin, path),
          image: absoluteUrl(origin, picture),
          reviews: serverData.reviews.items,
        }),
        breadcrumbJsonLd(origin, crumbsOfProduct({ t, locale: language }, product)),
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
