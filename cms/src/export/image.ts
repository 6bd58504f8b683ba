import { z } from 'zod';
import { Localised } from './text.ts';
import type { ExportedFile, ExportedImage } from './types.ts';

const Size = z.object({ url: z.string().nullish(), width: z.number().nullish(), height: z.number().nullish() });

const Media = z.object({
  id: z.string(),
  url: z.string(),
  mimeType: z.string(),
  width: z.number(),
  height: z.number(),
  alt: Localised,
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  sizes: z.record(z.string(), Size).nullish(),
  updatedAt: z.string(),
});

/** A populated picture; null if none was chosen or it was deleted. */
export const Image = z
  .union([Media, z.string()])
  .nullish()
  .transform((media): ExportedImage | null => {
    if (!media || typeof media === 'string') return null;
    const { focalX, focalY, sizes, ...rest } = media;
    return {
      ...rest,
      focalPoint: { x: focalX ?? 50, y: focalY ?? 50 },
      sizes: Object.entries(sizes ?? {}).flatMap(([name, { url, width, height }]) =>
        url && width && height && width < media.width ? [{ name, url, width, height }] : [],
      ),
    };
  });

const Upload = z.object({
  id: z.string(),
  url: z.string(),
  filename: z.string(),
  mimeType: z.string(),
  filesize: z.number(),
  updatedAt: z.string(),
});

/** A populated file; null if it was deleted. */
export const File = z
  .union([Upload, z.string()])
  .nullish()
  .transform((file): ExportedFile | null => {
    if (!file || typeof file === 'string') return null;
    const { filesize, ...rest } = file;
    return { ...rest, size: filesize };
  });
