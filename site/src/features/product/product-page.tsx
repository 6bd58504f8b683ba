import { useState } from 'react';
import type { ProductPage as Product } from '@app/contracts/products';
import { EntrySlot } from '../../flows/entry/entry-slot.tsx';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { Card, Container } from '../../ui/layout.tsx';
import { formatNumber } from '../../lib/texts/format.ts';
import { productPath, profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { AccountBlocked, PresentationHidden, ProductMissing, ServiceDown } from '../../ui/errors/error-pages.tsx';
import { productCrumbs } from '../review-page/crumbs.ts';
import { PageAddressProvider } from '../review-page/page-address.tsx';
import { PageHeader } from '../review-page/page-header.tsx';
import { ReviewList } from '../review-page/list/review-list.tsx';
import { Summary } from '../review-page/summary/summary.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { FeatureResults } from './feature-results.tsx';
import type { ProductData } from './product-data.ts';
import { SharedReviews } from './shared-reviews.tsx';
import { Questions } from './questions.tsx';
import { VerificationCard } from '../review-page/verification-card.tsx';
import * as page from '../review-page/review-page.module.css';
import * as styles from './product.module.css';

/** Public page of a product, in any state. */
export function ProductPage({ data }: { data: ProductData }) {
  switch (data.kind) {
    case 'blocked':
      return <AccountBlocked companyName={data.companyName} />;
    case 'missing':
    case 'moved':
      return <ProductMissing />;
    case 'down':
      return <ServiceDown />;
    case 'hidden':
      return <PresentationHidden company={data.product.company} />;
    case 'shown':
      return <Shown data={data} />;
  }
}

function Shown({ data }: { data: Extract<ProductData, { kind: 'shown' }> }) {
  const { t, locale } = useT('product');
  const { product, reviews, code, questions, questionsFrom } = data;
  const [filters, setFilters] = useState(data.filters);
  const path = productPath(locale, product, product.company);
  const reviewed = { ...product, ...namesOf(product) };
  return (
    <PageAddressProvider path={path} code={code}>
      <ProductHeader product={product} />
      <Container className={page.content}>
        {code && <EntrySlot slug={product.company.slug} code={code} productId={product.id} />}
        <Summary company={reviewed} filters={filters} label={t('grade')} />
        <div className={page.columns}>
          <div className={styles.main}>
            <FeatureResults features={product.features} />
            <ReviewList
              key={data.filters.cursor ?? ''}
              company={reviewed}
              page={reviews}
              filters={data.filters}
              productId={product.id}
              onFilters={setFilters}
            />
            {product.shared.map((shared) => (
              <SharedReviews key={shared.product.id} shared={shared} />
            ))}
            <Questions product={product} page={questions} cursor={questionsFrom} path={path} />
          </div>
          <About product={product} />
        </div>
      </Container>
    </PageAddressProvider>
  );
}

const namesOf = ({ company: { slug, name, timeZone, translations } }: Product) => ({
  slug,
  name,
  timeZone,
  translations,
});

function ProductHeader({ product }: { product: Product }) {
  const { t, locale } = useT('product');
  const { company, name, url } = product;
  return (
    <PageHeader
      crumbs={productCrumbs({ t, locale }, product)}
      id={product.id}
      name={name}
      picture={product.picture}
      title={t('title', { product: name })}
      eyebrow={
        <a className={styles.seller} href={profilePath(locale, company.slug)}>
          {company.name}
        </a>
      }
      site={url ? { href: url, label: t('visit') } : null}
      underReview={company.underReview}
    />
  );
}

/** Sidebar: the seller, its other products, and where the reviews come from. */
function About({ product }: { product: Product }) {
  const { t, locale } = useT('product');
  const { company, otherProducts } = product;
  return (
    <aside className={page.aside} aria-label={t('about')}>
      <Card as="section">
        <h2 className={page.asideTitle}>{t('seller.title')}</h2>
        <p className={styles.sellerName}>
          <Mark id={company.id} name={company.name} picture={company.logo} size="small" />
          {company.name}
        </p>
        <p>
          <a href={profilePath(locale, company.slug)}>{t('seller.reviews', { company: company.name })}</a>
        </p>
      </Card>
      {otherProducts.length > 0 && (
        <Card as="section">
          <h2 className={page.asideTitle}>{t('others')}</h2>
          <ul className={page.products}>
            {otherProducts.map((other) => (
              <li key={other.id} className={page.productRow}>
                <Mark id={other.id} name={other.name} picture={other.picture} />
                <a href={productPath(locale, other, company)}>{other.name}</a>
                <span className={page.productGrade}>
                  <GradeDisplay value={other.average} size="small" number />
                  <span className={page.muted}>
                    {t('profile:summary.count', { count: other.count, number: formatNumber(locale, other.count) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <VerificationCard text={t('how')} />
    </aside>
  );
}
