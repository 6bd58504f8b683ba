import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewedProductPage } from '@app/contracts/products';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { Card } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { api } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { productPath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { useMore } from '../reviews/use-more.ts';
import { usePageAddress } from './page-address.tsx';
import { PRODUCTS_PER_PAGE } from './profile-data.ts';
import * as styles from './profile.module.css';

interface ProductsProps {
  company: CompanyProfile;
  /** In place of the popular ones: a page that the address asks for. */
  further: ReviewedProductPage | null;
}

/** What the company sells, as far as somebody has reviewed it: the popular products, and all others after them. */
export function Products({ company, further }: ProductsProps) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  const first = further ?? { items: company.popularProducts, nextCursor: company.moreProducts };
  const {
    items: products,
    cursor,
    state,
    showMore,
  } = useMore('product', first, (from) => {
    const query = { cursor: from, limit: PRODUCTS_PER_PAGE };
    return api.get<ReviewedProductPage>(`/companies/${company.slug}/products`, { query, locale });
  });
  if (products.length === 0 && !further) return null;

  return (
    <Card as="section" id="products">
      <h2 id="products-title" className={styles.asideTitle}>
        {t('products.title')}
      </h2>
      {further && (
        <p className={styles.muted}>
          <a href={`${hrefOf({})}#products`}>{t('products.first')}</a>
        </p>
      )}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id} id={`product-${product.id}`} className={styles.productRow}>
            <a href={productPath(locale, product, company)}>{product.name}</a>
            <span className={styles.productGrade}>
              <GradeDisplay value={product.average} size="small" number />
              <span className={styles.muted}>
                {t('summary.count', { count: product.count, number: formatNumber(locale, product.count) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {cursor && (
        <div className={styles.more} aria-live="polite">
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
