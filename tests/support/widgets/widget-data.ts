import type { WidgetData, WidgetReview } from '@app/contracts/widgets/data';
import type { WidgetKind, WidgetText } from '@app/contracts/widgets/kinds';
import { defaultSettings } from '@app/contracts/widgets/widgets';

/** Words as the engine hands them over; the placeholders in double braces are the script's to fill. */
const TEXTS: Record<WidgetText, string> = {
  count: '1,234 reviews',
  productCount: '87 reviews',
  outOfFive: '{{grade}} out of 5',
  noGrade: 'No reviews yet',
  seeAll: 'See all reviews',
  profile: 'Profile on Opinara',
  rated: 'Customer reviews',
  'origin.verified.label': 'Confirmed by purchase',
  'origin.verified.text': 'The author was invited at the address used for the order.',
  'origin.unverified.label': 'Not confirmed by purchase',
  'origin.unverified.text': 'This review came through the company’s QR code, business card or widget.',
  'origin.external.label': 'From another source',
  'origin.external.text': 'The company imported this review from another site.',
  originMore: 'How we verify reviews',
  howComputed: 'How the rating is computed',
  coverage: 'Who was asked',
  coverageText: '92% of this company’s customers were invited to write a review.',
  answer: 'Answer from {{company}}',
  translatedFrom: 'Translated from: {{language}}',
  showOriginal: 'Show the original',
  showTranslation: 'Show the translation',
  pinned: 'Pinned by the company',
  edited: 'changed by its author',
  photos: 'Photos of this review',
  photo: 'Photo {{number}} of {{count}} by {{author}}',
  previous: 'Previous review',
  next: 'Next review',
  position: 'Review {{number}} of {{count}}',
  expand: 'Show more',
  collapse: 'Show less',
  close: 'Close',
  open: 'Reviews',
  distribution: 'Ratings',
  distributionRow: '{{grade}} stars: {{count}}',
  newest: 'Newest reviews',
  empty: 'Nobody has written a review yet.',
  hidden: 'This company does not show its reviews.',
  blocked: 'An administrator has blocked this company.',
  suspended: 'Reviews of this company are not shown at the moment.',
  questions: 'Questions about the product',
  ask: 'Ask a question',
  answeredBy: 'Answer from {{name}}',
  write: 'Write a review',
  badges: 'Badges',
  survey: 'Open the survey in a window of its own',
  trust: 'What customers say about us',
};

/** A review, of which `at` chooses the words. */
export const aWidgetReview = (origin: string, at: number, own: Partial<WidgetReview> = {}): WidgetReview => ({
  id: `0190f000-0000-7000-8000-00000000000${at}`,
  grade: ([5, 4, 5, 2, 5, 3] as const)[at % 6] ?? 5,
  author: ['Anna K.', 'Jörg Müller-Lüdenscheidt', '山田 太郎', 'Ελένη Παπαδοπούλου', 'Zoë', 'İbrahim Ö.'][at % 6] ?? '',
  text:
    [
      'Delivery took two days, and the parcel was packed with care. I would order here again.',
      'Die Lieferung kam pünktlich an, und die Donaudampfschifffahrtsgesellschaftskapitänsmütze sitzt wie angegossen. '.repeat(
        6,
      ),
      '梱包がとても丁寧で、商品も写真のとおりでした。また利用したいと思います。',
      'Η παραγγελία άργησε μία εβδομάδα, αλλά η εξυπηρέτηση απάντησε αμέσως.\nΤο προϊόν είναι εντάξει.',
      'Super!',
      'Good quality, a little expensive.',
    ][at % 6] ?? '',
  language: (['en', 'de', 'ja', 'el', 'en', 'en'] as const)[at % 6] ?? 'en',
  translatedFrom: null,
  original: null,
  date: `2026-0${(at % 6) + 1}-12T10:00:00.000Z`,
  origin: (['verified', 'unverified', 'verified', 'external', 'verified', 'verified'] as const)[at % 6] ?? 'verified',
  originSource: at % 6 === 3 ? { name: 'Google', url: 'https://google.example/review' } : null,
  evidence: ['Invited by e-mail, 1 March 2026', 'Review sent, 12 March 2026', 'Checked by the filters, 12 March 2026'],
  remark: null,
  pinned: false,
  edited: at % 6 === 2,
  answer:
    at % 6 === 3
      ? {
          text: 'Thank you for telling us. We have changed the carrier.',
          date: '2026-04-14T09:00:00.000Z',
          language: 'en',
        }
      : null,
  photos: at % 6 === 0 ? [{ url: `${origin}/photo.svg`, width: 320, height: 240, alt: '' }] : [],
  url: `${origin}/en/reviews/shop/${at}`,
  ...own,
});

/** What the engine answers for a widget of this kind. */
export function someWidgetData(origin: string, kind: WidgetKind, own: Partial<WidgetData> = {}): WidgetData {
  const locale = own.locale ?? 'en';
  const rating: WidgetData['rating'] = {
    average: 4.7,
    count: 1234,
    distribution: [20, 31, 70, 300, 813],
    symbol: 'stars',
  };
  return {
    id: '0190f000-0000-7000-8000-000000000000',
    kind,
    settings: { ...defaultSettings(kind), scheme: 'light' },
    domains: [],
    locale,
    lang: locale,
    dir: 'ltr',
    state: 'shown',
    company: {
      name: 'Garden & Home',
      slug: 'shop',
      profileUrl: `${origin}/en/reviews/shop`,
      howComputedUrl: `${origin}/en/trust/how-grades-are-computed`,
      howVerifiedUrl: `${origin}/en/trust/how-reviews-are-verified`,
    },
    rating,
    coverage: { share: 0.92 },
    product: {
      id: '0190f000-0000-7000-8000-0000000000aa',
      name: 'Watering can, 10 l',
      url: `${origin}/en/products/can`,
      askUrl: `${origin}/en/products/can/ask`,
      rating: { average: 4.3, count: 87, distribution: [3, 4, 10, 20, 50], symbol: 'stars' },
      shared: [],
      questions: [
        { question: 'Is it frost-proof?', answer: 'Down to −10 °C.', answeredBy: 'Garden & Home' },
        { question: 'Which colours are there?', answer: null, answeredBy: null },
      ],
    },
    reviews: [
      aWidgetReview(origin, 0),
      aWidgetReview(origin, 1, {
        translatedFrom: 'de',
        text: 'The delivery came on time.',
        original: 'Die Lieferung kam pünktlich.',
      }),
      aWidgetReview(origin, 2),
      aWidgetReview(origin, 3),
      aWidgetReview(origin, 4),
    ],
    heading: 'Newest reviews',
    formUrl: `${origin}/en/entry/code`,
    badges: [
      { type: 'trusted', name: 'Trusted shop', url: `${origin}/en/badges/trusted` },
      { type: 'helpful', name: 'Helpful', url: `${origin}/en/badges/helpful` },
    ],
    survey: { url: `${origin}/en/surveys/form/token`, title: 'How was the shop?' },
    texts: TEXTS,
    jsonLd:
      kind === 'product-reviews' || kind === 'product-stars'
        ? {
            '@context': 'https://schema.org',
            '@type': 'Product',
            name: 'Watering can, 10 l',
            aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 87 },
          }
        : null,
    ...own,
  };
}
