/**
 * What the cms tells the rest of the house. The site and the engine import these as types; nothing else of the cms
 * is imported anywhere. Changes here are additive.
 *
 * Both documents are answered to `Authorization: Bearer CMS_SERVICE_KEY` with a strong `ETag`;
 * `If-None-Match` with the same tag answers 304.
 */
import type { Badge } from '@app/contracts/badges';
import type { StaffRole } from '@app/contracts/staff-token';
import type { Locale } from '@app/locales/manifest.ts';
import type { ExportedBlock } from './block-types.ts';

export type * from './block-types.ts';

/** Only locales with a text are present: an absent one means "nothing typed here". */
export type LocalisedText = Partial<Record<Locale, string>>;

/**
 * A page's words: the typed text of the locale, else the translation under `key` in that locale, else the base
 * locale's typed text, else the translation in the base locale. `key` is `namespace:path.to.key`.
 */
export interface TextPair {
  key: string | null;
  text: LocalisedText;
}

/** Rich text as HTML made from a closed set of elements; `key` names a plain text that stands in where none is typed. */
export interface HtmlPair {
  key: string | null;
  html: LocalisedText;
}

export interface ExportedLink {
  label: TextPair;
  /** A path of the site without locale prefix (`/pricing`), or an https, mailto or tel address. */
  href: string;
}

export interface ExportedImage {
  id: string;
  /** Path on the cms; answered to the service key. The site copies the file into its release. */
  url: string;
  mimeType: string;
  width: number;
  height: number;
  alt: LocalisedText;
  /** Percent from the left and from the top. */
  focalPoint: { x: number; y: number };
  sizes: { name: string; url: string; width: number; height: number }[];
  /** Another one when any of its files may be another. */
  updatedAt: string;
}

/** A file to download; copied into the release as pictures are. */
export interface ExportedFile {
  id: string;
  /** Path on the cms; answered to the service key. */
  url: string;
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  updatedAt: string;
}

export interface ExportedPage {
  id: string;
  /** Without locale prefix, `/` for the home page. Unique. */
  path: string;
  /** The staff's own name for the page; never shown to visitors. */
  name: string;
  seo: { title: TextPair | null; description: TextPair | null; image: ExportedImage | null; noindex: boolean };
  blocks: ExportedBlock[];
  updatedAt: string;
}

export interface ExportedClaim {
  name: string;
  value: number;
  unit: 'count' | 'percent' | 'characters';
  /** A live count that takes the value's place where it is known. */
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

/** Words about a plan. Prices and limits are the engine's. */
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
  /** The base locale's, which stands in for all that have none of their own; null: the site draws one. */
  image: ExportedImage | null;
  /** Those of the other locales that have their own. */
  images: Partial<Record<Locale, ExportedImage>>;
}

/** What stands around all pages, and what their blocks show that is not their own. */
export interface PageSurroundings {
  settings: ExportedSettings;
  navigation: ExportedNavigation;
  planCards: ExportedPlanCard[];
  badges: ExportedBadge[];
}

/** `GET /cms-api/export/pages`: what a build of the site needs, all locales at once. */
export interface PagesExport extends PageSurroundings {
  /** Changes exactly when anything else in the document changes; also the ETag. */
  version: string;
  /** Latest change of anything in it. */
  updatedAt: string | null;
  pages: ExportedPage[];
  redirects: ExportedRedirect[];
}

/**
 * What a preview says to staff, in the language of their admin (the request's `Accept-Language`, or cookie).
 * `{{count}}` is filled in by the site.
 */
export interface PreviewWords {
  /** Of these words. */
  language: string;
  draft: string;
  published: string;
  /** Of blocks that cannot be shown yet. */
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
 * `GET /cms-api/export/draft?token=`: one page as its link to a preview allows, to the service key. Pictures are left at
 * the cms, which shows them to signed-in staff.
 */
export interface DraftExport extends PageSurroundings {
  version: 'draft' | 'published';
  page: ExportedPage;
  /** Blocks that cannot be shown yet. */
  left: number;
  words: PreviewWords;
}

/** The answer with 403 or 404: the link is none of ours, is too old, or its page is gone. */
export interface DraftRefusal {
  code: 'preview_wrong' | 'preview_expired' | 'preview_gone';
  /** Of the page that an old link was about. */
  pageId: string | null;
  words: PreviewWords;
}

/** Phrases a reviewer may click, per grade 1 to 5. */
export interface ExportedHints {
  locale: Locale;
  grades: Record<'1' | '2' | '3' | '4' | '5', string[]>;
}

/** `offensive` and `hateful` add to the engine's base list of the language, `allowed` takes words out of it. */
export type WordKind = 'offensive' | 'hateful' | 'threat' | 'mild' | 'allowed' | 'pattern';

export interface ExportedWordList {
  language: Locale;
  words: { word: string; kind: WordKind; /** Also match words that begin with it. */ prefix: boolean }[];
}

/**
 * An edited text, or the words of a badge as the text of its key (`badges:<type>.name`, `.text`); it stands above the
 * one in `locales/{locale}/{namespace}.json`.
 */
export interface ExportedTranslation {
  locale: Locale;
  namespace: string;
  key: string;
  text: string;
}

/** `GET /cms-api/export/content`: what the engine pulls into its own tables. */
export interface ContentExport {
  version: string;
  updatedAt: string | null;
  badges: ExportedBadge[];
  hints: ExportedHints[];
  wordLists: ExportedWordList[];
  translations: ExportedTranslation[];
  /** Who works here, and as what: a token of somebody else is worth nothing. */
  staff: { id: string; role: StaffRole }[];
}

/** Which of the two documents a change touches. */
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
