import { createContext, useContext, type ReactNode } from 'react';
import type { Badge } from '@app/contracts/badges';
import type { PageImage } from './blocks.ts';

/** Pictures that staff have given badges, those of the page's language; a badge without one is drawn. */
export type BadgePictures = Partial<Record<Badge, PageImage>>;

const NONE: BadgePictures = {};

const BadgePicturesContext = createContext(NONE);

/** Around a page that names badges. */
export function BadgePicturesProvider({ of = NONE, children }: { of?: BadgePictures; children: ReactNode }) {
  return <BadgePicturesContext value={of}>{children}</BadgePicturesContext>;
}

export const useBadgePictures = (): BadgePictures => useContext(BadgePicturesContext);
