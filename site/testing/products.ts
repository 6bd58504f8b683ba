import type { ProductPage } from '@app/contracts/products';
import { aCompany } from './companies.ts';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Builds a product with the grades of `aCompany`; tests override what matters. */
export function aProduct(own: Partial<ProductPage> = {}): ProductPage {
  const { grades, lastSixMonths, weekly, byLanguage, byOrigin, negativeAnsweredShare, ...company } = aCompany();
  return {
    id: id(500),
    slug: 'namiot-alba',
    name: 'Namiot Alba',
    url: 'https://www.gorska.example/p/namiot-alba',
    picture: null,
    company: {
      id: company.id,
      slug: company.slug,
      name: company.name,
      logo: company.logo,
      kind: company.kind,
      category: company.category,
      website: company.website,
      timeZone: company.timeZone,
      presentation: company.presentation,
      presentationOffSince: null,
      underReview: false,
      translations: false,
    },
    grades,
    lastSixMonths,
    weekly,
    byLanguage,
    byOrigin,
    negativeAnsweredShare,
    ratings: [],
    features: [],
    userFeatures: [],
    questions: { open: true, asked: 0, answered: 0 },
    otherProducts: [],
    shared: [],
    ...own,
  };
}
