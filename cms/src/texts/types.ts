import type { Finding } from '@app/locales/rules.ts';
import { z } from 'zod';
import { LOCALES, NAMESPACES } from '../locales.ts';
import { FORMATS, type Outcome } from './formats.ts';
import { HOW, STATES } from './model.ts';

const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString());

/** One text of one language, with what stands beside it. */
export const TextRow = z.object({
  id: z.string(),
  locale: z.enum(LOCALES),
  namespace: z.string(),
  key: z.string(),
  family: z.string(),
  /** Plural category, empty where the text has no forms. */
  form: z.string(),
  position: z.number(),
  base: z.string().nullable(),
  english: z.string().nullable(),
  fileText: z.string().nullable(),
  text: z.string().nullable(),
  baseSeen: z.string().nullable(),
  known: z.boolean(),
  state: z.enum(STATES),
  revision: z.number(),
  editedBy: z.string().nullable(),
  editedAt: moment.nullable(),
});
export type TextRow = z.infer<typeof TextRow>;

export const TextNote = z.object({ text: z.string(), by: z.string().nullable(), revision: z.number() });
export type TextNote = z.infer<typeof TextNote>;

/** A text with all its plural forms: what is edited in one go. */
export interface TextEntry {
  namespace: string;
  family: string;
  /** The base's text by which placeholders are checked: its `other` form where it has forms. */
  model: string | null;
  note: TextNote | null;
  rows: TextRow[];
}

export type StateCounts = Record<(typeof STATES)[number], number>;

export interface TextPage {
  entries: TextEntry[];
  /** Asks for the next page; null on the last. */
  next: string | null;
  /** Rows of the language and namespace by state, whatever is searched for; on the first page only. */
  counts?: StateCounts;
}

/** One cell of the overview. */
export interface ProgressCell extends StateCounts {
  locale: (typeof LOCALES)[number];
  namespace: string;
}

export const HistoryItem = z.object({
  id: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  how: z.enum(HOW),
  by: z.string().nullable(),
  at: moment,
});
export type HistoryItem = z.infer<typeof HistoryItem>;

const locale = z.enum(LOCALES);
const namespace = z.enum(NAMESPACES);
/** Optional parameters of an address may be there and empty. */
const optional = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

export const ListQuery = z.object({
  locale,
  namespace: optional(namespace),
  state: optional(z.enum(STATES)),
  q: optional(z.string().trim().max(200)),
  /** One text by its key, `namespace:path.to.key`. */
  key: optional(z.string().max(300)),
  after: optional(z.string().max(300)),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type ListQuery = z.infer<typeof ListQuery>;

export const TypedQuery = z.object({ locale });

const text = z.string().max(20_000).nullable();
const revision = z.number().int();
export const SaveBody = z.object({ text, revision });
export const BulkBody = z.object({
  rows: z
    .array(z.object({ id: z.uuid(), text, revision }))
    .min(1)
    .max(500),
});
export const RestoreBody = z.object({ version: z.uuid(), revision });
export const NoteBody = z.object({
  namespace,
  family: z.string().min(1).max(300),
  /** Empty takes the comment away. */
  text: z.string().trim().max(2000),
  /** Of the comment that was read; null: there was none. */
  revision: revision.nullable(),
});

const flag = optional(z.enum(['0', '1'])).transform((value) => value === '1');
export const ExportQuery = z.object({
  locale,
  namespace: optional(namespace),
  format: z.enum(FORMATS),
  /** The language that stands beside the text. */
  source: z.enum(['pl', 'en']).default('pl'),
  /** Leaves out what is done. */
  open: flag,
});
export const ImportQuery = z.object({
  locale,
  namespace: optional(namespace),
  format: z.enum(FORMATS),
  /** Otherwise it only says what would happen. */
  apply: flag,
  /** Takes texts over that were changed since the file was made. */
  overwrite: flag,
});

export interface ImportRow {
  place: string;
  namespace: string;
  key: string;
  outcome: Outcome;
  before: string | null;
  after: string;
  findings: Finding[];
}

export interface ImportReport {
  /** False: nothing was saved, this is what would happen. */
  applied: boolean;
  counts: Record<Outcome, number>;
  /** All but those left alone. */
  rows: ImportRow[];
}
