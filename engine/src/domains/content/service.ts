import { eq } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import type { Queries } from '../../platform/db.ts';
import { contentHints, contentVersions, contentWords } from './schema.ts';
import type { OperatorWord } from './schema.ts';

/** The hint phrases of the reader's language, per grade; the invitation's language where it has none. */
export async function hintsFor(queries: Queries, ...locales: Locale[]): Promise<{ grade: Grade; phrases: string[] }[]> {
  for (const locale of locales) {
    const rows = await queries
      .select()
      .from(contentHints)
      .where(eq(contentHints.locale, locale))
      .orderBy(contentHints.grade);
    if (rows.length > 0) return rows.map(({ grade, phrases }) => ({ grade: grade as Grade, phrases }));
  }
  return [];
}

/** Words that staff added to the lists or took off them, per language, with the version that says when they change. */
export async function operatorWords(
  queries: Queries,
): Promise<{ version: string; words: Map<string, OperatorWord[]> }> {
  const [version] = await queries.select().from(contentVersions).where(eq(contentVersions.part, 'content'));
  const rows = await queries.select().from(contentWords);
  return { version: version?.version ?? '', words: new Map(rows.map(({ language, words }) => [language, words])) };
}
