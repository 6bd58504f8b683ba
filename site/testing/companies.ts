import type { CompanyProfile, GradeSummary } from '@app/contracts/companies';
import type { ReviewCard } from '@app/contracts/reviews';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const noGrades: GradeSummary = {
  count: 0,
  average: null,
  plainMean: null,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
};

/** Builds a company profile; tests override what matters. */
export function aCompany(own: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    id: id(1),
    slug: 'gorska-polka',
    name: 'Górska Półka',
    logo: null,
    pictures: [],
    kind: 'shops',
    category: 'sports',
    website: 'https://www.gorska.example/',
    description: null,
    descriptionLanguage: null,
    address: null,
    postcode: null,
    city: 'Zakopane',
    region: null,
    country: 'PL',
    phone: null,
    email: null,
    taxId: 'PL7361000000',
    timeZone: 'Europe/Warsaw',
    openingHours: [],
    coordinates: null,
    openingExceptions: [],
    facilities: [],
    languages: [],
    withUsSince: '2023-04-17',
    presentation: 'shown',
    presentationOffSince: null,
    underReview: false,
    splitter: null,
    markets: [],
    translations: false,
    grades: { count: 10, average: 4.25, plainMean: 4.2, distribution: { 1: 1, 2: 0, 3: 1, 4: 2, 5: 6 } },
    lastSixMonths: { count: 4, average: 4.75, plainMean: 4.75, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 3 } },
    weekly: Array.from({ length: 12 }, (_, week) => ({
      weekStart: new Date(Date.UTC(2026, 8, 7 + week * 7)).toISOString().slice(0, 10),
      count: week === 3 ? 0 : 1,
      average: week === 3 ? null : 4,
    })),
    byLanguage: [
      { language: 'de', count: 2, average: 4 },
      { language: 'pl', count: 8, average: 4.5 },
    ],
    byOrigin: [
      { origin: 'verified', count: 9, average: 4.5 },
      { origin: 'external', count: 1, average: 4 },
    ],
    negativeAnsweredShare: 0.5,
    ratings: [],
    badges: [],
    mediations: { opened: 0, changed: 0, deletedByAuthor: 0, expired: 0 },
    invitationCoverage: null,
    popularProducts: [],
    moreProducts: null,
    photos: { items: [], nextCursor: null },
    userFeatures: [],
    experts: [],
    productReviews: [],
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...own,
  };
}

export function aReview(number: number, own: Partial<ReviewCard> = {}): ReviewCard {
  return {
    id: id(1000 + number),
    grade: 5,
    body: `Review number ${number}, long enough to be one.`,
    authorName: `Author ${number}`,
    language: 'en',
    origin: 'verified',
    publishedAt: '2026-11-20T10:00:00.000Z',
    product: null,
    answer: null,
    note: null,
    helpful: { up: 0, down: 0 },
    pinned: false,
    edited: false,
    photos: [],
    ratings: {},
    userFeatures: [],
    source: null,
    mediationExpired: false,
    erased: false,
    evidence: {
      invited: { by: 'email', at: '2026-11-12T10:00:00.000Z' },
      submittedAt: '2026-11-19T10:00:00.000Z',
      confirmedAt: null,
      importedAt: null,
      checked: { by: 'screening', at: '2026-11-20T10:00:00.000Z' },
    },
    ...own,
  };
}
