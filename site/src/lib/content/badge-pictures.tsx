import { createContext, useContext, type ReactNode } from 'react';
import type { Badge } from '@app/contracts/badges';
import type { PageImage } from './blocks.ts';

/** Pictures of badges from the CMS, in the page's language; other badges use their drawing. */
export type BadgePictures = Partial<Record<Badge, PageImage>>;

const NONE: BadgePictures = {};

const BadgePicturesContext = createContext(NONE);

/** Wraps pages that show badges. */
export function BadgePicturesProvider({
  pictures = NONE,
  children,
}: {
  pictures?: BadgePictures;
  children: ReactNode;
}) {
  return <BadgePicturesContext value={pictures}>{children}</BadgePicturesContext>;
}

export const useBadgePictures = (): BadgePictures => useContext(BadgePicturesContext);
