import { z } from 'zod';
import { LOCALES } from '../locales.ts';
import type { LocalisedText, TextPair } from './types.ts';

/** A localised field read with `locale: 'all'`, without empty texts. */
export const Localised = z
  .partialRecord(z.enum(LOCALES), z.string().nullish())
  .nullish()
  .transform(
    (texts): LocalisedText =>
      Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text?.trim())) as LocalisedText,
  );

export const OptionalString = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

/** A pair of typed text and key, as stored by a `textPair()` field. */
export const Pair = z
  .object({ text: Localised, key: OptionalString })
  .nullish()
  .transform((pair): TextPair => ({ key: pair?.key ?? null, text: pair?.text ?? {} }));

/** A pair that may be empty. */
export const OptionalPair = Pair.transform((pair) => (pair.key || Object.keys(pair.text).length ? pair : null));

export const Link = z.object({ label: Pair, href: z.string() });

/** A link without an address becomes null. */
export const OptionalLink = z
  .object({ label: Pair, href: OptionalString })
  .nullish()
  .transform((link) => (link?.href ? { label: link.label, href: link.href } : null));
