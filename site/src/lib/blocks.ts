import type { Namespace } from '@app/locales/manifest.ts';
import type {
  ExportedBadge,
  ExportedBlock,
  ExportedFile,
  ExportedImage,
  ExportedLink,
  ExportedPlanCard,
  ExportedSettings,
  HtmlPair,
  TextPair,
} from '../../../cms/src/export/types.ts';

/** The blocks of a cms page with their words chosen: what the components get. */
export interface PageLink {
  label: string;
  href: string;
}

export interface PageImage {
  src: string;
  /** For the attribute `srcset`; empty when there is one size only. */
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** Percent from the left and from the top: what stays in sight when the picture is cropped. */
  focalPoint: { x: number; y: number };
}

export interface PageFile {
  href: string;
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
}

/** What the cms exports, with the words of one locale put in. A link without a label is none. */
export type Worded<T> = T extends TextPair | HtmlPair
  ? string
  : T extends ExportedLink
    ? PageLink | null
    : T extends ExportedImage
      ? PageImage
      : T extends ExportedFile
        ? PageFile
        : T extends readonly (infer Item)[]
          ? Worded<Item>[]
          : T extends object
            ? { [Key in keyof T]: Worded<T[Key]> }
            : T;

export type PageBlock = Worded<ExportedBlock>;
export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>;

export type PagePlanCard = Worded<ExportedPlanCard>;
export type PageBadge = Omit<Worded<ExportedBadge>, 'images'>;

/** What blocks show that is not their own; only where there is such a block. */
export interface PageExtras {
  planCards?: PagePlanCard[];
  badges?: PageBadge[];
  contact?: Pick<ExportedSettings['contact'], 'email' | 'phone'>;
}

/** Texts that a page needs for the words of its blocks, besides what every page has. */
const TEXTS_OF: Partial<Record<PageBlock['type'], Namespace>> = {
  reviewCarousel: 'reviews',
  pricing: 'pricing',
  contactForm: 'contact',
  badgeGallery: 'badges',
};

export const namespacesOf = (blocks: readonly { type: PageBlock['type'] }[]): Namespace[] => [
  ...new Set(blocks.flatMap(({ type }) => TEXTS_OF[type] ?? [])),
];
