/** Texts, links, pictures and files in the exports. Only types: see `types.ts`. */
import type { Locale } from '@app/locales/manifest.ts';

/** Only locales in which a text was typed are present. */
export type LocalisedText = Partial<Record<Locale, string>>;

/**
 * A text of a page: the typed text of the locale, else the translation under `key` in that locale, else the typed text
 * of the base locale, else its translation. `key` is `namespace:path.to.key`.
 */
export interface TextPair {
  key: string | null;
  text: LocalisedText;
}

/** Rich text as HTML from a closed set of elements; `key` names a plain text that is used if none is typed. */
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
  /** Changes whenever one of its files may have changed. */
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
