import { z } from 'zod';
import { Locale } from '../common.ts';

/** Width and height of what is printed, in millimetres, cut. */
export const PRINT_SIZES = {
  /** The usual size of business cards in Europe. */
  card: [85, 55],
  /** A6, for a table or the till. */
  stand: [105, 148],
  /** A4, for a door or a wall. */
  poster: [210, 297],
} as const;
export const PRINT_FORMATS = ['card', 'stand', 'poster'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** Characters of the words beside the code. */
export const PRINT_WORDS_MAX = 80;

/** What is on a file to print with an entry code. */
export const PrintQuery = z.object({
  format: z.enum(PRINT_FORMATS),
  /** Of the words and of the form that the code opens. */
  language: Locale,
  /** Error correction of the QR code. */
  level: z.enum(['M', 'Q', 'H']).default('M'),
  /** Instead of the usual words of the language. */
  words: z.string().trim().min(1).max(PRINT_WORDS_MAX).optional(),
});
export type PrintQuery = z.infer<typeof PrintQuery>;
