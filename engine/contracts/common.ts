import { z } from 'zod';

/** Interface languages of the product; also the languages a review can be filtered by. */
export const LOCALES = [
  'pl',
  'en',
  'bg',
  'bs',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'it',
  'ja',
  'lt',
  'lv',
  'nl',
  'no',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'tr',
  'uk',
  'vi',
] as const;
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const Id = z.uuid();
export type Id = z.infer<typeof Id>;
export const Slug = z
  .string()
  .min(2)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export type Slug = z.infer<typeof Slug>;
/** Words per language: shown are the reader's, else those of the default language that stands beside them. */
export const WordsByLanguage = (max: number) => z.partialRecord(Locale, z.string().trim().min(1).max(max));
/** A derived token: key id, subject id and MAC in base64url. Its shape is checked here, its truth by the engine. */
export const Token = z.string().regex(/^[A-Za-z0-9_-]{40,80}$/);
export type Token = z.infer<typeof Token>;
/** A whole number of stars (or of another symbol), 1 to 5. */
export const Grade = z.int().min(1).max(5);
export type Grade = z.infer<typeof Grade>;
export const Email = z.email().max(254);
export type Email = z.infer<typeof Email>;
/** Plausible years: the database has no year 0, and rules add days to a given date. */
const isInReach = (text: string): boolean => !/^\d{4}-/.test(text) || (text >= '1900' && text < '2200');
const inReach = (code: string) => ({ params: { code } });

export const Instant = z.iso.datetime().refine(isInReach, inReach('invalid_datetime'));
export type Instant = z.infer<typeof Instant>;
/** A day of the calendar. */
export const Day = z.iso.date().refine(isInReach, inReach('invalid_date'));
export type Day = z.infer<typeof Day>;
export const Cursor = z.string().min(1).max(300);
export type Cursor = z.infer<typeof Cursor>;

export const COMPANY_KINDS = ['shops', 'services', 'hotels', 'restaurants'] as const;
export const CompanyKind = z.enum(COMPANY_KINDS);
export type CompanyKind = z.infer<typeof CompanyKind>;

/** One wrong field of a request. `code` has its words under `errors:fields.<code>`. */
export const FieldProblem = z.object({
  path: z.string().meta({ description: 'Where: dotted path of the field', example: 'products.0.grade' }),
  code: z.string().meta({ example: 'too_big' }),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  message: z.string().meta({ description: 'The same in words, in the language of the request' }),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457. `code` is stable and has its words under `errors:codes.<code>`. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    code: z.string().meta({ example: 'invitation_expired' }),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    errors: z.array(FieldProblem).default([]),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** A page of a keyset list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: Cursor.nullable() });

/** Addresses of a logo's or product's picture. */
export const PictureUrls = z
  .object({ small: z.string(), medium: z.string(), large: z.string() })
  .meta({ id: 'PictureUrls', description: 'Paths of WebP files on this origin' });
export type PictureUrls = z.infer<typeof PictureUrls>;
