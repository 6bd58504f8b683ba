import { useState } from 'react';
import type { ProductPage as Product } from '@app/contracts/products';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card, Container } from '../../ui/layout.tsx';
import { formatNumber } from '../../lib/format.ts';
import { localePath, productPath, profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Breadcrumbs } from '../directory/breadcrumbs.tsx';
import { AccountBlocked, PresentationHidden, ProductMissing, ServiceDown } from '../errors/messages.tsx';
import { crumbsOfProduct } from '../profile/crumbs.ts';
import { PageAddressProvider } from '../profile/page-address.tsx';
import { ReviewList } from '../profile/review-list.tsx';
import { Summary } from '../profile/summary.tsx';
import { initials } from '../reviews/review-card.tsx';
import { FeatureResults } from './feature-results.tsx';
import type { ProductData } from './product-data.ts';
import { Questions } from './questions.tsx';
import * as profile from '../profile/profile.module.css';
import * as styles from './product.module.css';

/** Names from here on would fill a phone's screen in the usual size. */
const LONG_NAME = 40;

/** A product's public page, in whatever state it is. */
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
  const { product, reviews, questions, questionsFrom } = data;
  const [filters, setFilters] = useState(data.filters);
  const path = productPath(locale, product, product.company);
  const reviewed = { ...product, ...namesOf(product) };
  return (
    <PageAddressProvider path={path}>
      <ProductHeader product={product} />
      <Container className={profile.content}>
        <Summary company={reviewed} filters={filters} label={t('grade')} />
        <div className={profile.columns}>
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
            <Questions product={product} page={questions} cursor={questionsFrom} path={path} />
          </div>
          <About product={product} />
        </div>
      </Container>
    </PageAddressProvider>
  );
}

const namesOf = ({ company: { slug, name, timeZone, translations } }: Product) => ({
  ...{ slug, name, timeZone, translations },
});

function ProductHeader({ product }: { product: Product }) {
  const { t, locale } = useT('product');
  const { company } = product;
  return (
    <div className={profile.band}>
      <Container className={profile.header}>
        <div className={profile.crumbs}>
          <Breadcrumbs crumbs={crumbsOfProduct({ t, locale }, product)} />
        </div>
        <span className={profile.emblem} aria-hidden="true">
          {initials(product.name)}
        </span>
        <div className={profile.title}>
          <p className={profile.eyebrow}>
            <a className={styles.seller} href={profilePath(locale, company.slug)}>
              {company.name}
            </a>
          </p>
          <h1 className={cx(profile.name, product.name.length > LONG_NAME && profile.longName)}>
            {t('title', { product: product.name })}
          </h1>
        </div>
        {product.url && (
          <LinkButton
            className={profile.visit}
            variant="secondary"
            href={product.url}
            rel="nofollow noopener ugc"
            icon={<Icon name="external" size={18} />}
          >
            {t('visit')}
          </LinkButton>
        )}
        {company.underReview && (
          <div className={profile.notice}>
            <Alert tone="warning" title={t('profile:underReview.title')}>
              {t('profile:underReview.text')}
            </Alert>
          </div>
        )}
      </Container>
    </div>
  );
}

/** Beside the reviews: who sells it, what else is sold there, where the reviews come from. */
function About({ product }: { product: Product }) {
  const { t, locale } = useT('product');
  const { company, otherProducts } = product;
  return (
    <aside className={profile.aside} aria-label={t('about')}>
      <Card as="section">
        <h2 className={profile.asideTitle}>{t('seller.title')}</h2>
        <p>{company.name}</p>
        <p>
          <a href={profilePath(locale, company.slug)}>{t('seller.reviews', { company: company.name })}</a>
        </p>
      </Card>
      {otherProducts.length > 0 && (
        <Card as="section">
          <h2 className={profile.asideTitle}>{t('others')}</h2>
          <ul className={profile.products}>
            {otherProducts.map((other) => (
              <li key={other.id} className={profile.productRow}>
                <a href={productPath(locale, other, company)}>{other.name}</a>
                <span className={profile.productGrade}>
                  <GradeDisplay value={other.average} size="small" number />
                  <span className={profile.muted}>
                    {t('profile:summary.count', { count: other.count, number: formatNumber(locale, other.count) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" className={profile.how}>
        <h2 className={profile.asideTitle}>
          <Icon name="shield" />
          {t('profile:how.title')}
        </h2>
        <p>{t('how')}</p>
        <p>
          <a href={localePath(locale, '/trust/how-reviews-are-verified')}>{t('profile:how.link')}</a>
        </p>
      </Card>
    </aside>
  );
}
