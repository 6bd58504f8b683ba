import type { CompanyProfile } from '@app/contracts/companies';
import {
  aggregateRatingJsonLd,
  gradesWithoutImports,
  productRatingJsonLd,
  reviewsJsonLd,
} from '@app/contracts/discovery/product-json-ld';
import type { ProductPage } from '@app/contracts/products';
import type { ProductQuestion } from '@app/contracts/questions';
import type { ReviewCard } from '@app/contracts/reviews';
import type { Locale } from '@app/locales/manifest.ts';
import { isAllDay, spansOf } from '../opening-hours.ts';
import type { Hours, OpenSpan } from '../opening-hours.ts';
import { inWords } from '../texts/own-words.ts';
import { absoluteUrl, localePath } from '../addresses/links.ts';

/**
 * schema.org data as pure functions; it contains nothing that the page does not show. Ratings exclude imported reviews,
 * as Google requires; the page shows these figures where the grade's computation is explained. Tests check the
 * properties that Google's documentation requires (`tests/support/site/google-rules.ts`).
 */

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** schema.org types of companies with premises. */
const PLACES = { shops: 'Store', services: 'LocalBusiness', hotels: 'Hotel', restaurants: 'Restaurant' } as const;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface Shown {
  /** URL of the page. */
  url: string;
  /** URL of the share picture. */
  image: string;
  /** Reviews shown on the page. */
  reviews: readonly ReviewCard[];
}

/** A company's profile: the business with its rating and the page's reviews. */
export function companyJsonLd(company: CompanyProfile, { url, image, reviews }: Shown): object {
  const place = company.address !== null && company.city !== null;
  const hours = openingHours(company);
  const type = place ? PLACES[company.kind] : company.kind === 'shops' ? 'OnlineStore' : 'Organization';
  return {
    ...CONTEXT,
    '@type': type,
    '@id': `${url}#company`,
    name: company.name,
    url: company.website ?? url,
    image: company.pictures.length > 0 ? [...company.pictures.map(({ large }) => absolute(large, url)), image] : image,
    ...(company.logo && { logo: absolute(company.logo.large, url) }),
    ...(company.description && { description: company.description }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.taxId && { taxID: company.taxId }),
    address: {
      '@type': 'PostalAddress',
      ...(company.address && { streetAddress: company.address }),
      ...(company.postcode && { postalCode: company.postcode }),
      ...(company.city && { addressLocality: company.city }),
      ...(company.region && { addressRegion: company.region }),
      addressCountry: company.country,
    },
    ...(place &&
      company.coordinates?.exact && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: company.coordinates.latitude,
          longitude: company.coordinates.longitude,
        },
      }),
    ...(company.languages.length > 0 && { knowsLanguage: company.languages }),
    ...(place && hours.length > 0 && { openingHoursSpecification: hours }),
    ...aggregateRatingJsonLd(gradesWithoutImports(company)),
    ...reviewsJsonLd(reviews.filter(({ product }) => product === null)),
  };
}

/** A product's page; null without own reviews, because Google rejects products without offers or reviews. */
export function productJsonLd(product: ProductPage, { url, image, reviews }: Shown): object | null {
  const { name, byOrigin, picture } = product;
  const images = picture ? [absolute(picture.large, url), image] : image;
  return productRatingJsonLd({ name, url, id: `${url}#product`, image: images, byOrigin, reviews });
}

const absolute = (path: string, url: string): string => new URL(path, url).href;

/** Hours of the weekdays, then those of exceptions on their days. */
const openingHours = ({ openingHours, openingExceptions }: CompanyProfile): object[] => [
  ...openingHours.flatMap(({ weekday, ...hours }) =>
    timesOf(hours).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1] ?? ''}`,
      ...times,
    })),
  ),
  ...openingExceptions.flatMap(({ from, until, ...hours }) =>
    timesOf(hours).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      ...times,
      validFrom: from,
      validThrough: until,
    })),
  ),
];

const CLOSED: OpenSpan = { opens: '00:00', closes: '00:00' };

/** In schema.org, 00:00–00:00 means closed all day; open around the clock ends at 23:59. */
function timesOf(hours: Hours): OpenSpan[] {
  const spans = spansOf(hours);
  return spans.length > 0 ? spans.map((span) => (isAllDay(span) ? { ...span, closes: '23:59' } : span)) : [CLOSED];
}

/** Answered questions about a product that the page shows; an expert who signed is the answer's author. */
export const questionsJsonLd = (
  questions: readonly ProductQuestion[],
  { url, company, locale }: { url: string; company: string; locale: Locale },
): object[] =>
  questions.flatMap(({ id, name, body, language, publishedAt, answer }) => {
    if (!answer) return [];
    const organization = { '@type': 'Organization', name: company };
    const { expert } = answer;
    const author = expert?.name
      ? { '@type': 'Person', name: expert.name, jobTitle: inWords(expert.title, locale), worksFor: organization }
      : organization;
    return [
      {
        ...CONTEXT,
        '@type': 'Question',
        '@id': `${url}#question-${id}`,
        about: { '@id': `${url}#product` },
        name: body,
        text: body,
        inLanguage: language,
        author: { '@type': 'Person', name },
        dateCreated: publishedAt,
        answerCount: 1,
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer.body,
          dateCreated: answer.publishedAt,
          url: `${url}#question-${id}`,
          author,
        },
      },
    ];
  });

/** Breadcrumbs from the home page to the page itself. */
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

/** Questions on the page with their answers; null for none. */
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

/** The organisation behind the site, for the home page. */
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
