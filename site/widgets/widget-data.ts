/**
 * The answer of `GET /api/v1/widgets/{id}`. Types only: the schemas, and the library they need, stay out of the bundles.
 */
export interface WidgetRating {
  average: number | null;
  count: number;
  /** Number of reviews with one star first. */
  distribution: readonly number[];
  symbol: string;
}

export interface WidgetReview {
  id: string;
  grade: number;
  author: string;
  text: string;
  language: string;
  translatedFrom: string | null;
  original: string | null;
  date: string;
  origin: 'verified' | 'unverified' | 'external';
  originSource: { name: string; url: string | null } | null;
  evidence: readonly string[];
  /** What else has to be known, in place of an erased text for example. */
  remark: string | null;
  pinned: boolean;
  edited: boolean;
  answer: { text: string; date: string; language: string | null } | null;
  photos: readonly { url: string; width: number; height: number; alt: string }[];
  url: string;
}

export interface WidgetProduct {
  id: string;
  name: string;
  url: string;
  rating: WidgetRating;
  askUrl: string | null;
  questions: readonly { question: string; answer: string | null; answeredBy: string | null }[];
}

export interface WidgetData {
  id: string;
  kind: string;
  domains: readonly string[];
  settings: {
    layout: string;
    scheme: 'light' | 'dark' | 'auto';
    accent: string | null;
    showPhotos: boolean;
    showAnswers: boolean;
  };
  locale: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  state: 'shown' | 'hidden' | 'blocked' | 'suspended' | 'empty';
  company: { name: string; profileUrl: string; howComputedUrl: string; howVerifiedUrl: string };
  rating: WidgetRating;
  coverage: { share: number } | null;
  product: WidgetProduct | null;
  reviews: readonly WidgetReview[];
  heading: string;
  formUrl: string | null;
  badges: readonly { type: string; name: string; url: string }[];
  survey: { url: string; title: string } | null;
  texts: Readonly<Record<string, string>>;
  jsonLd: object | null;
}
