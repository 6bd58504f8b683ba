import { z } from 'zod';
import { Locale } from '../common.ts';

/** `POST /staff/text-suggestions`: the texts of the product in another language, for translators who check them. */
export const SuggestTexts = z
  .object({
    texts: z.array(z.string().min(1).max(4000)).min(1).max(6),
    from: Locale,
    to: Locale,
  })
  .meta({ id: 'SuggestTexts' });
export type SuggestTexts = z.infer<typeof SuggestTexts>;

export const TextSuggestions = z
  .object({
    provider: z.string(),
    /** In the order of the request; null where the provider has lost a placeholder or a tag. */
    texts: z.array(z.string().nullable()),
  })
  .meta({ id: 'TextSuggestions' });
export type TextSuggestions = z.infer<typeof TextSuggestions>;
