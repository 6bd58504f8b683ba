import { COMPANY_KINDS } from '@app/contracts/common';
import type { ReviewCard } from '@app/contracts/reviews';
import { LOCALES } from '@app/locales/manifest.ts';
import { aCompany, aReview, noGrades } from '../../../testing/companies.ts';
import { aProduct } from '../../../testing/products.ts';
import { googleErrors } from '../../../../tests/support/site/google-rules.ts';
import {
  breadcrumbJsonLd,
  companyJsonLd,
  faqJsonLd,
  organizationJsonLd,
  productJsonLd,
  questionsJsonLd,
  websiteJsonLd,
} from './json-ld.ts';

const origin = 'https://opinara.example';
const shown = (reviews: ReviewCard[] = [aReview(1)]) => ({
  url: `${origin}/opinie/x`,
  image: `${origin}/og.png`,
  reviews,
});

const full = {
  address: 'ul. Długa 1',
  city: 'Kraków',
  region: 'Małopolskie',
  country: 'PL',
  phone: '+48 12 345',
  email: null,
  description: 'Sprzęt górski',
  openingHours: [
    { weekday: 1, opens: '09:00', closes: '17:00' },
    { weekday: 6, opens: '12:00', closes: '15:00', moreHours: [{ opens: '18:00', closes: '23:00' }] },
    { weekday: 7, opens: null, closes: null },
  ],
};

describe('the data of a company', () => {
  it.each(COMPANY_KINDS)(
    'structured data of a company of kind %s meets Google’s rules, with and without an address',
    (kind) => {
      for (const own of [full, { address: null, city: null }]) {
        expect(googleErrors(companyJsonLd(aCompany({ ...own, kind }), shown()))).toEqual([]);
      }
    },
  );

  it('structured data of a company contains address and opening hours', () => {
    expect(companyJsonLd(aCompany({ ...full, kind: 'restaurants' }), shown())).toMatchObject({
      '@type': 'Restaurant',
      address: { streetAddress: 'ul. Długa 1', addressLocality: 'Kraków', addressCountry: 'PL' },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '12:00', closes: '15:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '18:00', closes: '23:00' },
        { dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '00:00' },
      ],
    });
    expect(companyJsonLd(aCompany({ address: null }), shown())).toMatchObject({ '@type': 'OnlineStore' });
  });

  it('the data of a company says where it is only where the company has said it, and has an address', () => {
    const point = { latitude: 52.2297, longitude: 21.0122 };
    const geo = (own: Parameters<typeof aCompany>[0]) =>
      (companyJsonLd(aCompany({ address: 'ul. Lipowa 3', city: 'Warszawa', ...own }), shown()) as { geo?: object }).geo;
    expect(geo({ coordinates: { ...point, exact: true } })).toEqual({ '@type': 'GeoCoordinates', ...point });
    expect(geo({ coordinates: { ...point, exact: false } })).toBeUndefined();
    expect(geo({ coordinates: null })).toBeUndefined();
    expect(geo({ address: null, coordinates: { ...point, exact: true } })).toBeUndefined();
  });

  it('structured data of a company contains its logo and pictures', () => {
    const files = { small: '/s.webp', medium: '/m.webp', large: '/l.webp' };
    const picture = { ...files, large: '/p.webp', id: aReview(1).id, width: 4, height: 3, alt: '' };
    const data = companyJsonLd(aCompany({ logo: files, pictures: [picture] }), shown());
    expect(data).toMatchObject({ logo: `${origin}/l.webp`, image: [`${origin}/p.webp`, `${origin}/og.png`] });
    expect(googleErrors(data)).toEqual([]);
    expect(productJsonLd(aProduct({ picture: files }), shown())).toMatchObject({
      image: [`${origin}/l.webp`, `${origin}/og.png`],
    });
  });

  it('structured data of a company contains the grade shown on the page', () => {
    const byOrigin = [{ origin: 'verified' as const, count: 10, average: 4.25 }];
    expect(companyJsonLd(aCompany({ byOrigin }), shown())).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 10, bestRating: 5, worstRating: 1 },
    });
  });

  it('structured data of a company excludes imported reviews', () => {
    const byOrigin = [
      { origin: 'verified' as const, count: 2, average: 5 },
      { origin: 'unverified' as const, count: 2, average: 2 },
      { origin: 'external' as const, count: 90, average: 1 },
    ];
    const reviews = [aReview(1), aReview(2, { origin: 'external' })];
    const data = companyJsonLd(aCompany({ byOrigin }), shown(reviews)) as { review: unknown[] };
    // 2 × 5 with full weight, 2 × 2 with half of it.
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 4 } });
    expect(data.review).toHaveLength(1);
  });

  it.each(['00:00', '23:59', '24:00'])(
    'structured data of a company is open around the clock from 00:00 to %s',
    (closes) => {
      const openingHours = [{ weekday: 1, opens: '00:00', closes }];
      expect(companyJsonLd(aCompany({ ...full, openingHours }), shown())).toMatchObject({
        openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
      });
    },
  );

  it('structured data of a company has exact times of reviews', () => {
    const publishedAt = '2026-03-31T22:30:00.000Z';
    const data = companyJsonLd(aCompany(), shown([aReview(1, { publishedAt })]));
    expect(data).toMatchObject({ review: [{ datePublished: publishedAt }] });
    expect(googleErrors(data)).toEqual([]);
  });

  it('structured data of a company without reviews has no grade', () => {
    const data = companyJsonLd(aCompany({ grades: noGrades, byOrigin: [] }), shown([]));
    expect(googleErrors(data)).toEqual([]);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('review');
  });

  it('structured data of a company excludes reviews of products and erased authors', () => {
    const product = { id: aReview(1).id, name: 'Tent', slug: 'tent' };
    const reviews = [
      aReview(1, { product }),
      aReview(1, { erased: true, authorName: '', body: '' }),
      aReview(1, { grade: 2 }),
    ];
    const data = companyJsonLd(aCompany(), shown(reviews));
    expect(googleErrors(data)).toEqual([]);
    expect(data).toMatchObject({ review: [{ reviewRating: { ratingValue: 2 } }] });
  });
});

describe('the data of a product', () => {
  it('structured data of a product meets Google’s rules', () => {
    const data = productJsonLd(aProduct(), shown());
    expect(googleErrors(data ?? {})).toEqual([]);
    expect(data).toMatchObject({ '@type': 'Product', aggregateRating: {}, review: [{ '@type': 'Review' }] });
  });

  it('a product without reviews has no structured data', () => {
    expect(productJsonLd(aProduct({ grades: noGrades, byOrigin: [] }), shown([]))).toBeNull();
  });

  it('structured data of a product excludes imported reviews', () => {
    const external = { origin: 'external' as const, count: 90, average: 1 };
    const byOrigin = [{ origin: 'verified' as const, count: 2, average: 5 }, external];
    const reviews = [aReview(1), aReview(2, { origin: 'external' })];
    const data = productJsonLd(aProduct({ byOrigin }), shown(reviews)) as { review: unknown[] };
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 5, reviewCount: 2 } });
    expect(data.review).toHaveLength(1);
    expect(productJsonLd(aProduct({ byOrigin: [external] }), shown(reviews))).toBeNull();
  });
});

it('breadcrumbs meet Google’s rules', () => {
  const data = breadcrumbJsonLd(origin, [
    { name: 'Opinara', path: '/ja' },
    { name: '本', path: '/ja/口コミ/hon' },
  ]);
  expect(googleErrors(data)).toEqual([]);
  expect(data).toMatchObject({
    itemListElement: [
      { position: 1, item: `${origin}/ja` },
      { position: 2, item: `${origin}/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/hon` },
    ],
  });
});

it('questions meet Google’s rules, and none give no FAQ page', () => {
  expect(googleErrors(faqJsonLd([{ question: 'Why?', answer: 'Because.' }]) ?? {})).toEqual([]);
  expect(faqJsonLd([])).toBeNull();
});

it('the site’s own data meets Google’s rules, in every language', () => {
  expect(googleErrors(organizationJsonLd({ brand: 'Opinara', origin }))).toEqual([]);
  for (const locale of LOCALES) {
    const data = websiteJsonLd({ brand: 'Opinara', origin, locale });
    expect(googleErrors(data)).toEqual([]);
    expect(JSON.stringify(data)).toContain('?q={search_term_string}');
  }
});

it('the rules report missing properties', () => {
  expect(
    googleErrors({
      '@type': 'Hotel',
      name: 'H',
      review: [{ '@type': 'Review', author: { '@type': 'Person', name: '' } }],
    }),
  ).toEqual([
    'Hotel: no @context',
    'Hotel: no address',
    'Hotel: the address has no street or no country',
    'Hotel.review.0: no reviewRating',
    'Hotel.review.0: author needs a name of under 100 letters',
  ]);
});

describe('the data of questions about a product', () => {
  const answer = {
    body: 'Two minutes.',
    language: 'en' as const,
    publishedAt: '2026-03-02T09:00:00Z',
    edited: false,
    expert: null,
  };
  const question = {
    id: '01900000-0000-7000-8000-000000000901',
    name: 'Ola',
    body: 'How long should it draw?',
    language: 'en' as const,
    publishedAt: '2026-03-01T09:00:00Z',
    answer,
  };
  const page = { url: `${origin}/product/x`, company: 'Tea house', locale: 'en' as const };
  const expert = { name: 'Anna Kowalska', title: { pl: 'testerka herbaty', en: 'tea taster' }, photo: null };

  it('an expert who signed is the author of the answer, else the company is', () => {
    const authorOf = (given: object) =>
      (
        questionsJsonLd([{ ...question, answer: { ...answer, ...given } }], page)[0] as {
          acceptedAnswer: { author: object };
        }
      ).acceptedAnswer.author;
    const worksFor = { '@type': 'Organization', name: 'Tea house' };
    expect(authorOf({ expert })).toEqual({
      '@type': 'Person',
      name: 'Anna Kowalska',
      jobTitle: 'tea taster',
      worksFor,
    });
    expect(authorOf({ expert: { name: null, title: {}, photo: null } })).toEqual(worksFor);
    expect(authorOf({})).toEqual(worksFor);
  });

  it('questions without an answer are left out', () => {
    expect(questionsJsonLd([{ ...question, answer: null }], page)).toEqual([]);
  });
});
