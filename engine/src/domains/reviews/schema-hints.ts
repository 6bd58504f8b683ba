import { jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';

/** A company's own hint phrases, offered in its review forms before the common ones (`content_hints`). */
export const ownHints = engine.table(
  'own_hints',
  {
    companyId: companyId(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    grade: smallint('grade').notNull(),
    phrases: jsonb('phrases').$type<string[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.locale, t.grade] }), tenantPolicy()],
);
