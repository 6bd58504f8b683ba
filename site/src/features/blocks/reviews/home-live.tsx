import { useEffect, useState } from 'react';
import type { CompanyHit as Hit, TopCompanies } from '@app/contracts/companies';
import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryCity, DirectoryOverview } from '@app/contracts/discovery/directory';
import { Skeleton } from '../../../ui/feedback/spinner.tsx';
import { api } from '../../../lib/api/api.ts';
import { listingPath, localePath } from '../../../lib/addresses/links.ts';
import { cityName } from '../../../lib/texts/cities.ts';
import { formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { CompanyHit } from '../../find-company/company-hit.tsx';
import { Band } from '../parts/band.tsx';
import { LatestReviews } from './latest-reviews.tsx';
import * as styles from './home-live.module.css';

const REVIEWS = 8;
const COMPANIES = 6;
const CITIES = 12;

interface Found {
  companies: Hit[];
  cities: (DirectoryCity & { kind: CompanyKind })[];
}

/** Newest reviews, best rated companies and largest cities, as they are now: the page itself is older. */
export function HomeLive({ ownReviews }: { ownReviews: boolean }) {
  const { t, locale } = useT('common');
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, locale };
    Promise.all([
      api.get<TopCompanies>('/companies/top', { ...options, query: { limit: COMPANIES } }),
      api.get<DirectoryOverview>('/directory', options),
    ]).then(
      ([{ items }, { kinds }]) =>
        setFound({
          companies: items,
          cities: kinds
            .flatMap(({ kind, cities }) => cities.map((city) => ({ ...city, kind })))
            .toSorted((a, b) => b.companies - a.companies)
            .slice(0, CITIES),
        }),
      () => !controller.signal.aborted && setFound('failed'),
    );
    return () => controller.abort();
  }, [locale]);

  return (
    <>
      {!ownReviews && (
        <LatestReviews
          block={{
            type: 'reviewCarousel',
            id: 'newest',
            title: t('home.reviews'),
            lead: null,
            company: null,
            limit: REVIEWS,
          }}
          level={2}
          tinted={false}
        />
      )}
      {found !== 'failed' && found?.companies.length !== 0 && (
        <Band title={t('home.companies')} level={2} tinted>
          <ul className={styles.companies}>
            {found === null
              ? Array.from({ length: COMPANIES }, (_, index) => (
                  <li key={index} className={styles.waiting}>
                    <Skeleton short />
                    <Skeleton />
                  </li>
                ))
              : found.companies.map((hit) => <CompanyHit key={hit.id} hit={hit} />)}
          </ul>
          {found && found.cities.length > 0 && (
            <>
              <h3 className={styles.title}>{t('home.cities')}</h3>
              <ul className={styles.cities}>
                {found.cities.map(({ kind, country, region, city, companies }) => (
                  <li key={`${kind}/${country}/${region.slug}/${city.slug}`}>
                    <a
                      className={styles.city}
                      href={listingPath(locale, {
                        kind,
                        country: country.toLowerCase(),
                        region: region.slug,
                        city: city.slug,
                      })}
                    >
                      <bdi>{cityName(t, country, city.name)}</bdi>
                      <span className={styles.muted}>
                        {t(`kinds.${kind}`)} · {formatNumber(locale, companies)}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={styles.all}>
            <a href={localePath(locale, '/categories')}>{t('home.all')}</a>
          </p>
        </Band>
      )}
    </>
  );
}
