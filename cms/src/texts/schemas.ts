import type { Finding } from '@app/locales/rules.ts';
import { z } from 'zod';
import { LOCALES, NAMESPACES } from '../locales.ts';
import { FORMATS, type Outcome } from './files/formats.ts';
import { TEXT_CHANGE_KINDS, STATES } from './text-state.ts';

const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString());

/** A text of one language with its counterparts in the base and in English. */
export const TextRow = z.object({
  id: z.string(),
  locale: z.enum(LOCALES),
  namespace: z.string(),
  key: z.string(),
  family: z.string(),
  /** Plural category; empty if the text has no plural forms. */
  form: z.string(),
  position: z.number(),
  base: z.string().nullable(),
  english: z.string().nullable(),
  fileText: z.string().nullable(),
  text: z.string().nullable(),
  baseSeen: z.string().nullable(),
  draft: z.boolean(),
  known: z.boolean(),
  state: z.enum(STATES),
  revision: z.number(),
  editedBy: z.string().nullable(),
  editedAt: moment.nullable(),
});
export type TextRow = z.infer<typeof TextRow>;

export const TextNote = z.object({ text: z.string(), by: z.string().nullable(), revision: z.number() });
export type TextNote = z.infer<typeof TextNote>;

/** A text with all its plural forms, which are edited together. */
export interface TextEntry {
  namespace: string;
  family: string;
  /** The text of the base that placeholders are checked against: its `other` form if it has forms. */
  model: string | null;
  note: TextNote | null;
  rows: TextRow[];
}

export type StateCounts = Record<(typeof STATES)[number], number>;

export interface TextPage {
  entries: TextEntry[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Rows of the language and namespace by state, regardless of the search; only on the first page. */
  counts?: StateCounts;
}

/** One cell of the progress map. */
export interface ProgressCell extends StateCounts {
  locale: (typeof LOCALES)[number];
  namespace: string;
}

export const HistoryItem = z.object({
  id: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  how: z.enum(TEXT_CHANGE_KINDS),
  by: z.string().nullable(),
  at: moment,
});
export type HistoryItem = z.infer<typeof HistoryItem>;

const locale = z.enum(LOCALES);
const namespace = z.enum(NAMESPACES);
/** Parameters of a query may be present but empty. */
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

export const OverridesQuery = z.object({ locale });

const text = z.string().max(20_000).nullable();
const revision = z.number().int();
/** A suggestion of a machine that was saved as it came. */
const draft = z.boolean().optional();
export const SaveBody = z.object({ text, revision, draft });
export const BulkBody = z.object({
  rows: z
    .array(z.object({ id: z.uuid(), text, revision, draft }))
    .min(1)
    .max(500),
});
export const RestoreBody = z.object({ version: z.uuid(), revision });
export const NoteBody = z.object({
  namespace,
  family: z.string().min(1).max(300),
  /** An empty text deletes the comment. */
  text: z.string().trim().max(2000),
  /** Revision of the comment that was read; null if there was none. */
  revision: revision.nullable(),
});

const flag = optional(z.enum(['0', '1'])).transform((value) => value === '1');
export const ExportQuery = z.object({
  locale,
  namespace: optional(namespace),
  format: z.enum(FORMATS),
  /** The source language of the file. */
  source: z.enum(['pl', 'en']).default('pl'),
  /** Leaves out texts that are done. */
  open: flag,
});
export const ImportQuery = z.object({
  locale,
  namespace: optional(namespace),
  format: z.enum(FORMATS),
  /** Saves the valid rows; without it the import is a trial. */
  apply: flag,
  /** Overwrites texts that were changed since the file was exported. */
  overwrite: flag,
  /** A person has checked the texts; without it they are drafts. */
  checked: flag,
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
  /** False for a trial, which saves nothing. */
  applied: boolean;
  counts: Record<Outcome, number>;
  /** All rows except those that are left alone. */
  rows: ImportRow[];
}
