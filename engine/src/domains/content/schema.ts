import { jsonb, primaryKey, integer, text } from 'drizzle-orm/pg-core';
import type { HintAudience } from '@app/contracts/company/categories';
import { STAFF_ROLES } from '@app/contracts/security/staff-token';
import { engine, instant } from '../../platform/schema.ts';

/** A word that staff added to a language's list, or took off it. */
export interface OperatorWord {
  word: string;
  kind: 'offensive' | 'hateful' | 'allowed' | 'threat' | 'mild' | 'pattern';
  /** Also matches words that begin with it. */
  prefix: boolean;
}

/** Copies of what staff keep in the cms, so that the engine runs while the cms is down. */
export const contentHints = engine.table(
  'content_hints',
  {
    locale: text('locale').notNull(),
    audience: text('audience').$type<HintAudience>().notNull().default('any'),
    grade: integer('grade').notNull(),
    phrases: jsonb('phrases').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.audience, t.grade] })],
);

export const contentWords = engine.table('content_words', {
  language: text('language').primaryKey(),
  words: jsonb('words').$type<OperatorWord[]>().notNull(),
});

/** Texts that staff published over the files of `locales/`, their words for badges among them. */
export const contentTexts = engine.table(
  'content_texts',
  {
    locale: text('locale').notNull(),
    namespace: text('namespace').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.namespace, t.key] })],
);

/** Which version of each part was pulled last. */
export const contentVersions = engine.table('content_versions', {
  part: text('part').primaryKey(),
  version: text('version').notNull(),
  pulledAt: instant('pulled_at').notNull(),
});

/** Who works here, and as what, as the cms said last; null: not any more. */
export const contentStaff = engine.table('content_staff', {
  id: text('id').primaryKey(),
  role: text('role', { enum: STAFF_ROLES }),
});
