import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewCard } from '@app/contracts/reviews';
import { roundGrade } from '../../lib/format.ts';

const TYPES = { shops: 'OnlineStore', services: 'LocalBusiness', hotels: 'Hotel', restaurants: 'Restaurant' } as const;

/** schema.org data of a profile: the business with its rating and the reviews on the page. */
export function profileJsonLd(company: CompanyProfile, reviews: readonly ReviewCard[], url: string): object[] {
  const { grades } = company;
  const place = company.address !== null && company.city !== null;
  return [
    {
      '@context': 'https://schema.org',
      '@type': company.kind === 'shops' || place ? TYPES[company.kind] : 'Organization',
      '@id': `${url}#company`,
      name: company.name,
      url: company.website ?? url,
      ...(company.description && { description: company.description }),
      ...(company.phone && { telephone: company.phone }),
      ...(company.taxId && { taxID: company.taxId }),
      ...(place && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: company.address,
          addressLocality: company.city,
          ...(company.region && { addressRegion: company.region }),
          addressCountry: company.country,
        },
      }),
      ...(grades.average !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: roundGrade(grades.average),
          reviewCount: grades.count,
          bestRating: 5,
          worstRating: 1,
        },
        review: reviews.filter(({ product }) => product === null).map(reviewJsonLd),
      }),
    },
  ];
}

const reviewJsonLd = (review: ReviewCard) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.authorName },
  datePublished: review.publishedAt.slice(0, 10),
  reviewBody: review.body,
  inLanguage: review.language,
  reviewRating: { '@type': 'Rating', ratingValue: review.grade, bestRating: 5, worstRating: 1 },
});
