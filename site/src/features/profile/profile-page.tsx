import { useState } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { EntrySlot } from '../../flows/entry/entry-slot.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container } from '../../ui/layout.tsx';
import { cx } from '../../ui/cx.ts';
import { listingPath, profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { initials } from '../reviews/review-card.tsx';
import { Breadcrumbs } from '../directory/breadcrumbs.tsx';
import { AccountBlocked, CompanyMissing, PresentationHidden, ServiceDown } from '../errors/messages.tsx';
import { About } from './about.tsx';
import { ClientPhotos } from './client-photos.tsx';
import { crumbsOfCompany } from './crumbs.ts';
import { PageAddressProvider } from './page-address.tsx';
import type { ProfileData } from './profile-data.ts';
import { ProductReviews } from './product-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { Summary } from './summary.tsx';
import * as styles from './profile.module.css';

/** Names from here on would fill a phone's screen in the usual size. */
const LONG_NAME = 40;

/** A company's public page, in whatever state it is. */
export function ProfilePage({ data }: { data: ProfileData }) {
  switch (data.kind) {
    case 'blocked':
      return <AccountBlocked companyName={data.companyName} />;
    case 'missing':
      return <CompanyMissing />;
    case 'down':
      return <ServiceDown />;
    case 'hidden':
      return <Hidden data={data} />;
    case 'shown':
      return <Shown data={data} />;
  }
}

/** It shows no reviews, and goes on collecting them: nobody who came to write is kept from it. */
function Hidden({ data: { company, code } }: { data: Extract<ProfileData, { kind: 'hidden' }> }) {
  return (
    <>
      {code && (
        <Container className={styles.entryAlone}>
          <EntrySlot slug={company.slug} code={code} />
        </Container>
      )}
      <PresentationHidden company={company} />
    </>
  );
}

function Shown({ data }: { data: Extract<ProfileData, { kind: 'shown' }> }) {
  const { locale } = useT('profile');
  const { company, reviews, code, country, door, linked, products } = data;
  const [filters, setFilters] = useState(data.filters);
  const hasProducts = company.productReviews.length > 0;
  return (
    <PageAddressProvider path={profilePath(locale, company.slug)} code={code}>
      <CompanyHeader company={company} />
      <Container className={styles.content}>
        {code && <EntrySlot slug={company.slug} code={code} />}
        <Summary company={company} filters={filters} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {company.photos.items.length > 0 && <ClientPhotos company={company} />}
            <ReviewList
              key={data.filters.cursor ?? ''}
              company={company}
              companyId={company.id}
              page={reviews}
              filters={data.filters}
              hasProducts={hasProducts}
              linked={linked}
              onFilters={setFilters}
            />
            {hasProducts && !filters.about && (
              <ProductReviews company={company} except={linked === 'gone' ? undefined : linked?.id} />
            )}
          </div>
          <About company={company} country={country} door={door} products={products} />
        </div>
      </Container>
    </PageAddressProvider>
  );
}

function CompanyHeader({ company }: { company: CompanyProfile }) {
  const { t, locale } = useT('profile');
  const { kind } = company;
  return (
    <div className={styles.band}>
      <Container className={styles.header}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={crumbsOfCompany({ t, locale }, company)} />
        </div>
        <span className={styles.emblem} aria-hidden="true">
          {initials(company.name)}
        </span>
        <div className={styles.title}>
          <p className={styles.eyebrow}>
            <a href={listingPath(locale, { kind })}>{t(`common:kinds.${kind}`)}</a>
          </p>
          <h1 className={cx(styles.name, company.name.length > LONG_NAME && styles.longName)}>
            {t('title', { company: company.name })}
          </h1>
          {(company.city || company.taxId) && (
            <p className={styles.meta}>
              {company.city && (
                <span className={styles.city}>
                  <Icon name="place" size={16} />
                  {company.city}
                </span>
              )}
              {company.taxId && (
                <span>
                  {t('where.taxId')}: {company.taxId}
                </span>
              )}
            </p>
          )}
        </div>
        {company.website && (
          <LinkButton
            className={styles.visit}
            variant="secondary"
            href={company.website}
            rel="nofollow noopener ugc"
            icon={<Icon name="external" size={18} />}
          >
            {t('visit')}
          </LinkButton>
        )}
        {company.underReview && (
          <div className={styles.notice}>
            <Alert tone="warning" title={t('underReview.title')}>
              {t('underReview.text')}
            </Alert>
          </div>
        )}
      </Container>
    </div>
  );
}
