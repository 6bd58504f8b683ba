import { useState } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { EntrySlot } from '../../flows/entry/entry-slot.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Container } from '../../ui/layout.tsx';
import { listingPath, profilePath } from '../../lib/addresses/links.ts';
import { cityName } from '../../lib/texts/cities.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { AccountBlocked, CompanyMissing, PresentationHidden, ServiceDown } from '../../ui/errors/error-pages.tsx';
import { About } from './about.tsx';
import { ClientPhotos } from './client-photos.tsx';
import { companyCrumbs } from '../review-page/crumbs.ts';
import { PageAddressProvider } from '../review-page/page-address.tsx';
import { PageHeader } from '../review-page/page-header.tsx';
import { OwnPictures } from './own-pictures.tsx';
import type { ProfileData } from './profile-data.ts';
import { MarketSwitch, WholeRating } from './markets/market-switch.tsx';
import { Mentioned } from './mentioned/praise.tsx';
import { Related } from './mentioned/related.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { ReviewList } from '../review-page/list/review-list.tsx';
import { Summary } from '../review-page/summary/summary.tsx';
import * as page from '../review-page/review-page.module.css';
import * as styles from './profile.module.css';

/** Public page of a company, in any state. */
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

/** Reviews are hidden but still collected: the form behind a code stays. */
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
  const { t, locale } = useT('profile');
  const {
    company,
    market,
    markets,
    reviews,
    code,
    country,
    languages,
    openState,
    linked,
    products,
    praise,
    related,
    map,
  } = data;
  const [filters, setFilters] = useState(data.filters);
  // The company's figures, or those of the market that the heading names.
  const rated = market ? { ...company, ...market.grades } : company;
  const hasProducts = company.productReviews.length > 0;
  return (
    <PageAddressProvider path={profilePath(locale, company.slug)} code={code}>
      <CompanyHeader company={company} />
      <Container className={page.content}>
        {code && <EntrySlot slug={company.slug} code={code} />}
        <MarketSwitch markets={markets} chosen={market?.facts.code} />
        <Summary
          company={rated}
          filters={filters}
          label={market ? t('markets.rating', { market: market.facts.label }) : undefined}
          head={market && <WholeRating company={company} market={market.facts} />}
        />
        <div className={page.columns}>
          <div className={page.main}>
            <OwnPictures company={company} />
            {company.photos.items.length > 0 && <ClientPhotos company={company} />}
            {praise && <Mentioned praise={praise} />}
            <ReviewList
              key={data.filters.cursor ?? ''}
              company={rated}
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
          <About
            company={company}
            market={market?.facts}
            country={country}
            map={map}
            languages={languages}
            openState={openState}
            products={products}
          />
        </div>
      </Container>
      <Related companies={related} />
    </PageAddressProvider>
  );
}

function CompanyHeader({ company }: { company: CompanyProfile }) {
  const { t, locale } = useT('profile');
  const { kind, name, website, city, taxId } = company;
  return (
    <PageHeader
      crumbs={companyCrumbs({ t, locale }, company)}
      id={company.id}
      name={name}
      picture={company.logo}
      title={t('title', { company: name })}
      eyebrow={<a href={listingPath(locale, { kind })}>{t(`common:kinds.${kind}`)}</a>}
      meta={
        (city || taxId) && (
          <p className={page.meta}>
            {city && (
              <span className={page.city}>
                <Icon name="place" size={16} />
                {cityName(t, company.country, city)}
              </span>
            )}
            {taxId && (
              <span>
                {t('where.taxId')}: {taxId}
              </span>
            )}
          </p>
        )
      }
      site={website ? { href: website, label: t('visit') } : null}
      underReview={company.underReview}
    />
  );
}
