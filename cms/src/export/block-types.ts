/** The blocks of a page in the export. Only types: see `types.ts`. */
import type { ExportedFile, ExportedImage, ExportedLink, HtmlPair, TextPair } from './content-types.ts';

export interface HeroBlock {
  type: 'hero';
  id: string;
  title: TextPair;
  lead: TextPair | null;
  primary: ExportedLink | null;
  secondary: ExportedLink | null;
  image: ExportedImage | null;
  /** Shown if there is no picture. */
  drawing: Drawing | null;
  /** Whether it has a search for companies. */
  search: boolean;
}

export type FeatureIcon =
  | 'verified'
  | 'open'
  | 'languages'
  | 'mediation'
  | 'widgets'
  | 'surveys'
  | 'search'
  | 'integrations'
  | 'statistics'
  | 'mail'
  | 'shop'
  | 'service'
  | 'hotel'
  | 'restaurant';

export interface FeatureGridBlock {
  type: 'featureGrid';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  items: { id: string; icon: FeatureIcon; title: TextPair; text: TextPair | null; href: string | null }[];
}

export interface StepsBlock {
  type: 'steps';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  items: { id: string; title: TextPair; text: TextPair | null }[];
}

/** The source of a number: a live count of the engine, a claim of the site settings, or a typed value. */
export type NumberSource = 'companies' | 'reviews' | 'languages' | 'claim' | 'typed';

export interface NumbersBlock {
  type: 'numbers';
  id: string;
  title: TextPair | null;
  items: {
    id: string;
    source: NumberSource;
    /** Name of a claim in the site settings. */
    claim: string | null;
    value: string | null;
    label: TextPair;
  }[];
}

export interface FaqBlock {
  type: 'faq';
  id: string;
  title: TextPair | null;
  items: { id: string; question: TextPair; answer: TextPair }[];
}

export interface CallToActionBlock {
  type: 'callToAction';
  id: string;
  title: TextPair;
  text: TextPair | null;
  button: ExportedLink;
}

export interface RichTextBlock {
  type: 'richText';
  id: string;
  title: TextPair | null;
  body: HtmlPair;
}

export interface ReviewCarouselBlock {
  type: 'reviewCarousel';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  /** Slug of the company whose reviews are shown; null for the latest of all companies. */
  company: string | null;
  limit: number;
}

/** Drawings that the site has, in the colours of its themes. */
export type Drawing =
  | 'invitation'
  | 'mediation'
  | 'badges'
  | 'widget'
  | 'chart'
  | 'languages'
  | 'search'
  | 'shield'
  | 'qrCode'
  | 'survey'
  | 'phone'
  | 'people'
  | 'map'
  | 'shop'
  | 'hotel'
  | 'translation';

export interface TextWithPictureBlock {
  type: 'textWithPicture';
  id: string;
  title: TextPair;
  /** A blank line begins a paragraph; lines that begin with `- ` are a list. */
  text: TextPair;
  button: ExportedLink | null;
  image: ExportedImage | null;
  drawing: Drawing | null;
  /** Side of the picture on a wide screen. */
  side: 'left' | 'right';
}

export interface QuotesBlock {
  type: 'quotes';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  /** Samples are labelled, so that no invented person appears to be real. */
  items: {
    id: string;
    text: TextPair;
    author: string;
    role: TextPair | null;
    company: string | null;
    sample: boolean;
  }[];
}

export interface LogosBlock {
  type: 'logos';
  id: string;
  title: TextPair | null;
  /** Without a picture the name is shown as a word mark. */
  items: { id: string; name: string; image: ExportedImage | null; href: string | null }[];
}

export type CellKind = 'yes' | 'no' | 'partly' | 'text';

export interface ComparisonBlock {
  type: 'comparison';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  columns: { id: string; title: TextPair }[];
  /** As many cells as there are columns, in their order. */
  rows: { id: string; label: TextPair; cells: { id: string; kind: CellKind; text: TextPair | null }[] }[];
}

/** The plan cards with the engine's prices. */
export interface PricingBlock {
  type: 'pricing';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  /** Also shows the extras for hotels. */
  hotel: boolean;
}

export type ContactTopic = 'contact' | 'pricing' | 'partner' | 'press';

export interface ContactFormBlock {
  type: 'contactForm';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  topic: ContactTopic;
}

/** Name, address and numbers of the company, as the settings have them. */
export interface ContactDataBlock {
  type: 'contactData';
  id: string;
  title: TextPair | null;
}

export interface BadgeGalleryBlock {
  type: 'badgeGallery';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
}

export type ChangeKind = 'new' | 'better' | 'fixed';

export interface TimelineBlock {
  type: 'timeline';
  id: string;
  title: TextPair | null;
  /** Newest first. */
  items: { id: string; /** yyyy-mm-dd */ date: string; kind: ChangeKind; title: TextPair; text: TextPair | null }[];
}

export interface TeamBlock {
  type: 'team';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  items: {
    id: string;
    name: string;
    role: TextPair;
    text: TextPair | null;
    image: ExportedImage | null;
    sample: boolean;
  }[];
}

export type JobKind = 'full' | 'part' | 'contract';

export interface JobsBlock {
  type: 'jobs';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  /** Shown if no job is open. */
  empty: TextPair;
  items: {
    id: string;
    title: TextPair;
    place: TextPair;
    kind: JobKind;
    text: TextPair;
    applyHref: string;
    /** yyyy-mm-dd, the last day to apply. */
    closesOn: string | null;
  }[];
}

export interface DownloadsBlock {
  type: 'downloads';
  id: string;
  title: TextPair | null;
  lead: TextPair | null;
  items: { id: string; title: TextPair; text: TextPair | null; file: ExportedFile }[];
}

/** Regulations and the like: numbered sections under a table of contents. */
export interface DocumentBlock {
  type: 'document';
  id: string;
  title: TextPair | null;
  /** yyyy-mm-dd */
  updatedOn: string | null;
  /** A blank line begins a paragraph; lines that begin with `- ` are a list. */
  items: { id: string; title: TextPair; text: TextPair }[];
}

export type ExportedBlock =
  | HeroBlock
  | FeatureGridBlock
  | StepsBlock
  | NumbersBlock
  | FaqBlock
  | CallToActionBlock
  | RichTextBlock
  | ReviewCarouselBlock
  | TextWithPictureBlock
  | QuotesBlock
  | LogosBlock
  | ComparisonBlock
  | PricingBlock
  | ContactFormBlock
  | ContactDataBlock
  | BadgeGalleryBlock
  | TimelineBlock
  | TeamBlock
  | JobsBlock
  | DownloadsBlock
  | DocumentBlock;
