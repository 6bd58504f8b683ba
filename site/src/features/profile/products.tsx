import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewedProductPage } from '@app/contracts/products';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { Card } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { api } from '../../lib/api/api.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { productPath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { useLoadMore } from '../../lib/browser/use-load-more.ts';
import { usePageAddress } from '../review-page/page-address.tsx';
import { PRODUCTS_PER_PAGE } from './profile-data.ts';
import * as page from '../review-page/review-page.module.css';

interface ProductsProps {
  company: CompanyProfile;
  /** A page of products requested by the address, in place of the popular ones. */
  further: ReviewedProductPage | null;
}

/** Reviewed products of the company: the popular ones, then all others. */
export function Products({ company, further }: ProductsProps) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  const first = further ?? { items: company.popularProducts, nextCursor: company.moreProducts };
  const {
    items: products,
    cursor,
    state,
    showMore,
  } = useLoadMore('product', first, (from) => {
    const query = { cursor: from, limit: PRODUCTS_PER_PAGE };
    return api.get<ReviewedProductPage>(`/companies/${company.slug}/products`, { query, locale });
  });
  if (products.length === 0 && !further) return null;

  return (
    <Card as="section" id="products">
      <h2 id="products-title" className={page.asideTitle}>
        {t('products.title')}
      </h2>
      {further && (
        <p className={page.muted}>
          <a href={`${hrefOf({})}#products`}>{t('products.first')}</a>
        </p>
      )}
      <ul className={page.products}>
        {products.map((product) => (
          <li key={product.id} id={`product-${product.id}`} className={page.productRow}>
            <Mark id={product.id} name={product.name} picture={product.picture} />
            <a href={productPath(locale, product, company)}>{product.name}</a>
            <span className={page.productGrade}>
              <GradeDisplay value={product.average} size="small" number />
              <span className={page.muted}>
                {t('summary.count', { count: product.count, number: formatNumber(locale, product.count) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {cursor && (
        <div className={page.more} aria-live="polite">
          {state === 'failed' && <Alert tone="error">{t('products.moreFailed')}</Alert>}
          <LinkButton
            variant="secondary"
            href={`${hrefOf({}, { products: cursor })}#products`}
            rel="nofollow"
            onClick={(event) => void showMore(event)}
            icon={state === 'loading' ? <Spinner size={18} label={t('products.more')} /> : undefined}
          >
            {t('products.more')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
