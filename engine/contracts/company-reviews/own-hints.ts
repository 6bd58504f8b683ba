import { z } from 'zod';
import { Grade, Id, Locale } from '../common.ts';

/** Own phrases per language and rating, at most. */
export const MAX_OWN_HINTS = 12;
export const MAX_HINT_LENGTH = 80;

const Phrase = z.string().trim().min(2).max(MAX_HINT_LENGTH);

/** `PUT …/own-hints/{language}`: the phrases of all ratings, in the order in which they are offered. */
export const OwnHints = z
  .object({
    grades: z.array(z.object({ grade: Grade, phrases: z.array(Phrase).max(MAX_OWN_HINTS) })).max(5),
  })
  .meta({ id: 'OwnHints' });
export type OwnHints = z.infer<typeof OwnHints>;

export const OwnHintsPath = z.object({ companyId: Id, language: Locale });

/** `GET …/own-hints/{language}`: own phrases beside the common ones, for each rating from 1 to 5. */
export const HintsOfLanguage = z
  .object({
    language: Locale,
    grades: z.array(
      z.object({
        grade: Grade,
        /** Offered first. */
        own: z.array(z.string()),
        /** Offered by all companies. */
        common: z.array(z.string()),
      }),
    ),
    /** Languages in which the company has phrases. */
    languages: z.array(Locale),
  })
  .meta({ id: 'HintsOfLanguage' });
export type HintsOfLanguage = z.infer<typeof HintsOfLanguage>;
