import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import type { ReviewCard } from '@app/contracts/reviews';
import type { Locale } from '@app/locales/manifest.ts';
import { isAllDay } from '../features/profile/opening-hours.ts';
import { roundGrade } from './format.ts';
import { gatheredHere } from './gathered-here.ts';
import { absoluteUrl, localePath } from './links.ts';

/**
 * schema.org data for search engines, as pure functions: they say nothing that the page does not say. Ratings are those
 * gathered here: Google wants none of other sites among them. Where a page has such, its own grade counts them in, and the
 * figures told here stand below it, where its computing is shown. The tests hold the data against the properties that
 * Google's documentation requires (`testing/google-rules.ts`).
 */

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** Kinds as schema.org knows them, for those that have a place where people come to. */
const PLACES = { shops: 'Store', services: 'LocalBusiness', hotels: 'Hotel', restaurants: 'Restaurant' } as const;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface Shown {
  /** Address of the page. */
  url: string;
  /** Address of the picture with the grade. */
  image: string;
  /** Whose reviews the page shows. */
  reviews: readonly ReviewCard[];
}

/** A company's profile: the business with its rating and the reviews on the page. */
export function companyJsonLd(company: CompanyProfile, { url, image, reviews }: Shown): object {
  const place = company.address !== null && company.city !== null;
  const type = place ? PLACES[company.kind] : company.kind === 'shops' ? 'OnlineStore' : 'Organization';
  return {
    ...CONTEXT,
    '@type': type,
    '@id': `${url}#company`,
    name: company.name,
    url: company.website ?? url,
    image,
    ...(company.description && { description: company.description }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.taxId && { taxID: company.taxId }),
    address: {
      '@type': 'PostalAddress',
      ...(company.address && { streetAddress: company.address }),
      ...(company.city && { addressLocality: company.city }),
      ...(company.region && { addressRegion: company.region }),
      addressCountry: company.country,
    },
    ...(place && company.openingHours.length > 0 && { openingHoursSpecification: openingHours(company) }),
    ...rating(gatheredHere(company)),
    ...reviewsOf(reviews.filter(({ product }) => product === null)),
  };
}

/** A product's page; without a review of our own Google takes no product that nobody offers for sale: nothing to say. */
export function productJsonLd(product: ProductPage, { url, image, reviews }: Shown): object | null {
  const grades = gatheredHere(product);
  if (grades.average === null) return null;
  return {
    ...CONTEXT,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    image,
    ...rating(grades),
    ...reviewsOf(reviews),
  };
}

const openingHours = ({ openingHours }: CompanyProfile): object[] =>
  openingHours.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[day.weekday - 1] ?? ''}`,
    // From midnight to midnight means closed all day; open around the clock ends a minute before.
    opens: day.opens ?? '00:00',
    closes: isAllDay(day) ? '23:59' : (day.closes ?? '00:00'),
  }));

function rating({ average, count }: Pick<CompanyProfile['grades'], 'average' | 'count'>): object {
  if (average === null) return {};
  const scale = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: roundGrade(average), reviewCount: count, ...scale },
  };
}

/** Who has had name and text erased is nobody's author any more; what was imported is another site's. */
function reviewsOf(reviews: readonly ReviewCard[]): object {
  const told = reviews.filter(({ erased, origin }) => !erased && origin !== 'external');
  return told.length === 0 ? {} : { review: told.map(reviewJsonLd) };
}

const reviewJsonLd = (review: ReviewCard): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.authorName },
  // The moment itself: its day is one in the company's zone, as the card has it, and perhaps another in UTC.
  datePublished: review.publishedAt,
  reviewBody: review.body,
  inLanguage: review.language,
  reviewRating: { '@type': 'Rating', ratingValue: review.grade, bestRating: 5, worstRating: 1 },
});

/** The way down to a page, from the home page on; the last one is the page itself. */
export const breadcrumbJsonLd = (origin: string, steps: readonly { name: string; path: string }[]): object => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(origin, path),
  })),
});

/** Questions that stand on the page with their answers; null where there are none. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]): object | null {
  if (questions.length === 0) return null;
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Site {
  brand: string;
  origin: string;
}

/** Who runs the site; told on the home page. */
export const organizationJsonLd = ({ brand, origin }: Site): object => ({
  ...CONTEXT,
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand,
  url: absoluteUrl(origin, '/'),
  logo: absoluteUrl(origin, '/favicon.svg'),
});

/** The site and its search, in one language. */
export const websiteJsonLd = ({ brand, origin, locale }: Site & { locale: Locale }): object => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: brand,
  url: absoluteUrl(origin, localePath(locale, '/')),
  inLanguage: locale,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(origin, localePath(locale, '/find-company'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
