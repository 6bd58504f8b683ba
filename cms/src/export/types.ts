/**
 * What the cms tells the rest of the house. The site and the engine import these as types; nothing else of the cms
 * is imported anywhere. Changes here are additive.
 *
 * Both documents are answered to `Authorization: Bearer CMS_SERVICE_KEY` with a strong `ETag`;
 * `If-None-Match` with the same tag answers 304.
 */
import type { Badge } from '@app/contracts/badges';
import type { HintAudience } from '@app/contracts/company/categories';
import type { StaffRole } from '@app/contracts/security/staff-token';
import type { Locale } from '@app/locales/manifest.ts';
import type { ExportedBlock } from './block-types.ts';
import type { ExportedImage, ExportedLink, TextPair } from './content-types.ts';

export type * from './block-types.ts';
export type * from './build-types.ts';
export type * from './content-types.ts';

export interface ExportedPage {
  id: string;
  /** Without locale prefix, `/` for the home page. Unique. */
  path: string;
  /** Name of the page for staff; never shown to visitors. */
  name: string;
  seo: { title: TextPair | null; description: TextPair | null; image: ExportedImage | null; noindex: boolean };
  blocks: ExportedBlock[];
  updatedAt: string;
}

export interface ExportedClaim {
  name: string;
  value: number;
  unit: 'count' | 'percent' | 'characters';
  /** A live count that replaces the value if it is known. */
  live: 'companies' | 'reviews' | 'languages' | null;
}

export interface ExportedSettings {
  claims: ExportedClaim[];
  /** Hidden on the site while null. */
  links: { blog: string | null; podcast: string | null; social: { network: string; href: string }[] };
  contact: {
    email: string | null;
    phone: string | null;
    companyName: string | null;
    street: string | null;
    postalCode: string | null;
    city: string | null;
    /** ISO 3166-1 alpha-2. */
    country: string | null;
    taxId: string | null;
  };
}

export interface ExportedNavigation {
  header: { id: string; label: TextPair; href: string | null; children: ExportedLink[] }[];
  footer: { id: string; title: TextPair; links: ExportedLink[] }[];
  legal: ExportedLink[];
}

export type PlanName = 'trustStart' | 'trustPro' | 'enterprise';

/** Texts about a plan. Prices and limits are the engine's. */
export interface ExportedPlanCard {
  plan: PlanName;
  name: TextPair;
  tagline: TextPair | null;
  features: TextPair[];
  button: ExportedLink | null;
  highlighted: boolean;
}

export interface ExportedRedirect {
  from: string;
  to: string;
  permanent: boolean;
}

export interface ExportedBadge {
  type: Badge;
  name: TextPair;
  text: TextPair;
  /** Picture of the base locale, for all locales without their own; null: the site draws one. */
  image: ExportedImage | null;
  /** Pictures of other locales that have their own. */
  images: Partial<Record<Locale, ExportedImage>>;
}

/** Settings and navigation of all pages, and the plan cards and badges that blocks show. */
export interface PageSurroundings {
  settings: ExportedSettings;
  navigation: ExportedNavigation;
  planCards: ExportedPlanCard[];
  badges: ExportedBadge[];
}

/** `GET /cms-api/export/pages`: the content of the site in all locales. */
export interface PagesExport extends PageSurroundings {
  /** Changes if and only if the rest of the document changes; also the ETag. */
  version: string;
  /** Time of the latest change of its content. */
  updatedAt: string | null;
  pages: ExportedPage[];
  redirects: ExportedRedirect[];
}

/** Words of a preview, in the language of the admin (by cookie or `Accept-Language`). The site fills in `{{count}}`. */
export interface PreviewWords {
  /** Language of these words. */
  language: string;
  draft: string;
  published: string;
  /** Label of the number of incomplete blocks. */
  left: string;
  edit: string;
  help: string;
  textsOn: string;
  here: string;
  none: string;
  leave: string;
  close: string;
  wrongTitle: string;
  expiredTitle: string;
  goneTitle: string;
  closedText: string;
  again: string;
  admin: string;
}

/**
 * `GET /cms-api/export/draft?token=`: the page of a preview link, for the service key. Pictures stay at the cms, which
 * shows them to signed-in staff.
 */
export interface DraftExport extends PageSurroundings {
  version: 'draft' | 'published';
  page: ExportedPage;
  /** Number of incomplete blocks. */
  left: number;
  words: PreviewWords;
}

/**
 * How a page is shown in a language. `complete`: with words of that language alone, so search engines may list it;
 * `base`: some are those of the base language, or lacking, so they may not; `missing`: nothing can be shown, so there is
 * no page.
 */
export type LanguageState = 'complete' | 'base' | 'missing';

/** How a page is shown in one language. */
export interface ShownLanguage {
  state: LanguageState;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Number of blocks that lack words and are not shown as a whole. */
  leftOut: number;
}

/**
 * What publishing changes for a language: its page comes or goes, search engines may list it from now on or must not any
 * more.
 */
export type LanguageChange = 'comes' | 'goes' | 'listed' | 'unlisted';

/** The front door's answer to a preview link that is asked for as JSON: the page's languages. */
export interface PreviewLanguages {
  /** As visitors see it now; null: not published. */
  now: Record<Locale, ShownLanguage> | null;
  /** As they would see it if the draft were published. */
  after: Record<Locale, ShownLanguage>;
  /** What changes between them. */
  changes: Partial<Record<Locale, LanguageChange>>;
}

/** The answer 403 or 404: the link is invalid or has expired, or its page is gone. */
export interface DraftRefusal {
  code: 'preview_wrong' | 'preview_expired' | 'preview_gone';
  /** The page of an expired link. */
  pageId: string | null;
  words: PreviewWords;
}

/** Phrases that reviewers may click, by grade 1 to 5. */
export interface ExportedHints {
  locale: Locale;
  audience: HintAudience;
  grades: Record<'1' | '2' | '3' | '4' | '5', string[]>;
}

/** `allowed` removes words from the engine's list of the language, the others add to it. */
export type WordKind = 'offensive' | 'hateful' | 'threat' | 'mild' | 'allowed' | 'pattern';

export interface ExportedWordList {
  language: Locale;
  words: { word: string; kind: WordKind; /** Also match words that begin with it. */ prefix: boolean }[];
}

/**
 * An edited text, or a text of a badge (`badges:<type>.name`, `.text`); it overrides
 * `locales/{locale}/{namespace}.json`.
 */
export interface ExportedTranslation {
  locale: Locale;
  namespace: string;
  key: string;
  text: string;
}

/** `GET /cms-api/export/content`: the content that the engine copies into its own tables. */
export interface ContentExport {
  version: string;
  updatedAt: string | null;
  badges: ExportedBadge[];
  hints: ExportedHints[];
  wordLists: ExportedWordList[];
  translations: ExportedTranslation[];
  /** Present staff with their roles: the engine accepts tokens of nobody else. */
  staff: { id: string; role: StaffRole }[];
}

/** Which of the two exports a change affects. */
export type NoticeTopic = 'pages' | 'content' | 'both';

/**
 * Body of `POST {ENGINE_URL}/api/v1/hooks/content`. Signed: `x-content-timestamp` (Unix seconds) and
 * `x-content-signature: v1=<hex HMAC-SHA256 with CMS_SERVICE_KEY over "<timestamp>.<body>">`.
 * Sent until answered with 2xx, so the same notice may come twice.
 */
export interface ChangeNotices {
  notices: {
    id: string;
    topic: NoticeTopic;
    entity: string;
    documentId: string | null;
    operation: 'change' | 'delete';
    at: string;
  }[];
}
