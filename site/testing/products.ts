import type { ProductPage } from '@app/contracts/products';
import { aCompany } from './companies.ts';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A product as the contract has it, with the grades of `aCompany`; a test names only what it is about. */
export function aProduct(own: Partial<ProductPage> = {}): ProductPage {
  const { grades, lastSixMonths, weekly, byLanguage, byOrigin, negativeAnsweredShare, ...of } = aCompany();
  return {
    id: id(500),
    slug: 'namiot-alba',
    name: 'Namiot Alba',
    url: 'https://www.gorska.example/p/namiot-alba',
    company: {
      ...{ id: of.id, slug: of.slug, name: of.name, kind: of.kind, category: of.category, website: of.website },
      timeZone: of.timeZone,
      presentation: of.presentation,
      presentationOffSince: null,
      underReview: false,
      translations: false,
    },
    ...{ grades, lastSixMonths, weekly, byLanguage, byOrigin, negativeAnsweredShare },
    ratings: [],
    features: [],
    questions: { open: true, asked: 0, answered: 0 },
    otherProducts: [],
    ...own,
  };
}
