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
} from '../../../../cms/src/export/types.ts';

/** Blocks of a CMS page in one language, as the components get them. */
export interface PageLink {
  label: string;
  href: string;
}

export interface PageImage {
  src: string;
  /** For the attribute `srcset`; empty for a single size. */
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** Percent from the left and the top of what stays visible when cropped. */
  focalPoint: { x: number; y: number };
}

export interface PageFile {
  href: string;
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
}

/** The CMS's export with the texts of one locale. A link without a label is null. */
export type Localized<T> = T extends TextPair | HtmlPair
  ? string
  : T extends ExportedLink
    ? PageLink | null
    : T extends ExportedImage
      ? PageImage
      : T extends ExportedFile
        ? PageFile
        : T extends readonly (infer Item)[]
          ? Localized<Item>[]
          : T extends object
            ? { [Key in keyof T]: Localized<T[Key]> }
            : T;

export type PageBlock = Localized<ExportedBlock>;
export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>;

export type PagePlanCard = Localized<ExportedPlanCard>;
export type PageBadge = Omit<Localized<ExportedBadge>, 'images'>;

/** Shared data that blocks show; set if the page has such a block. */
export interface PageExtras {
  planCards?: PagePlanCard[];
  badges?: PageBadge[];
  contact?: Pick<ExportedSettings['contact'], 'email' | 'phone'>;
}

/** Namespaces that block types need besides those of every page. */
const TEXTS_OF: Partial<Record<PageBlock['type'], Namespace>> = {
  reviewCarousel: 'reviews',
  pricing: 'pricing',
  contactForm: 'contact',
  badgeGallery: 'badges',
};

export const namespacesOf = (blocks: readonly { type: PageBlock['type'] }[]): Namespace[] => [
  ...new Set(blocks.flatMap(({ type }) => TEXTS_OF[type] ?? [])),
];
