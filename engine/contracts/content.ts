import { z } from 'zod';
import { Locale } from './common.ts';

/** A text that staff published over the one of the files. */
export const EditedText = z.object({
  locale: Locale,
  namespace: z.string(),
  /** Dotted path within the namespace: `hero.title`. */
  key: z.string(),
  text: z.string(),
});
export type EditedText = z.infer<typeof EditedText>;

/** All edited texts of pages; those of mails are the engine's own. */
export const EditedTexts = z.object({ texts: z.array(EditedText) }).meta({ id: 'EditedTexts' });
export type EditedTexts = z.infer<typeof EditedTexts>;
