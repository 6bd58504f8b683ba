import { and, eq, inArray } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import type { HintAudience } from '@app/contracts/company/categories';
import type { StaffMember } from '@app/contracts/security/staff-token';
import type { Queries } from '../../platform/db.ts';
import { contentHints, contentStaff, contentVersions, contentWords } from './schema.ts';
import type { OperatorWord } from './schema.ts';

/** The hint phrases of a language for these audiences, per grade, in the order of the audiences; none twice. */
export async function hintsFor(
  queries: Queries,
  locale: Locale,
  audiences: readonly HintAudience[],
): Promise<{ grade: Grade; phrases: string[] }[]> {
  const rows = await queries
    .select()
    .from(contentHints)
    .where(and(eq(contentHints.locale, locale), inArray(contentHints.audience, [...audiences])))
    .orderBy(contentHints.grade);
  const ofGrade = (grade: number) =>
    audiences.flatMap(
      (audience) => rows.find((row) => row.grade === grade && row.audience === audience)?.phrases ?? [],
    );
  return [...new Set(rows.map(({ grade }) => grade))].map((grade) => ({
    grade: grade as Grade,
    phrases: [...new Set(ofGrade(grade))],
  }));
}

/**
 * Words that staff added to the lists or took off them, per language, with the version that says when they change.
 * @returns undefined while `knownVersion` is the one there is: then the words are not read.
 */
export async function operatorWords(
  queries: Queries,
  knownVersion?: string,
): Promise<{ version: string; words: Map<string, OperatorWord[]> } | undefined> {
  const [row] = await queries
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.part, 'content'));
  const version = row?.version ?? '';
  if (version === knownVersion) return undefined;
  const rows = await queries.select().from(contentWords);
  return { version, words: new Map(rows.map(({ language, words }) => [language, words])) };
}

/**
 * Whether somebody still works here in the role that their token names: it was minted minutes ago. Of whom the cms has
 * never spoken, the token's word counts.
 */
export async function isStaff(queries: Queries, { staffId, role }: StaffMember): Promise<boolean> {
  const [found] = await queries
    .select({ role: contentStaff.role })
    .from(contentStaff)
    .where(eq(contentStaff.id, staffId));
  return found === undefined || found.role === role;
}
