import { and, eq } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import { isCategoryOf } from '@app/contracts/company/categories';
import type { HintAudience } from '@app/contracts/company/categories';
import type { HintsOfLanguage, OwnHints } from '@app/contracts/company-reviews/own-hints';
import { ValidationFailed } from '../../../../kernel/errors.ts';
import { audit } from '../../../../platform/audit.ts';
import type { AppContext } from '../../../../platform/context.ts';
import type { Queries, Tx } from '../../../../platform/db.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { mayUse, subscriptionOf } from '../../../billing/public.ts';
import { companyById, companyHead } from '../../../companies/public.ts';
import type { Company } from '../../../companies/public.ts';
import { hintsFor } from '../../../content/public.ts';
import { ownHints } from '../../schema-hints.ts';

const GRADES: readonly Grade[] = [1, 2, 3, 4, 5];

type Hints = { grade: Grade; phrases: string[] }[];
type Own = Map<Locale, Map<number, string[]>>;

/** The company's phrases by language and grade. */
async function readOwn(queries: Queries, companyId: string): Promise<Own> {
  const rows = await queries.select().from(ownHints).where(eq(ownHints.companyId, companyId));
  const own: Own = new Map();
  for (const { locale, grade, phrases } of rows) own.set(locale, (own.get(locale) ?? new Map()).set(grade, phrases));
  return own;
}

/** Narrow before wide: what fits the company best comes first. */
const audiencesOf = ({ kind, category }: Pick<Company, 'kind' | 'category'>): HintAudience[] => [
  ...(isCategoryOf(kind, category) ? [category] : []),
  kind,
  'any',
];

const commonIn = async (queries: Queries, company: Company, locale: Locale): Promise<Map<number, string[]>> =>
  new Map((await hintsFor(queries, locale, audiencesOf(company))).map(({ grade, phrases }) => [grade, phrases]));

/** The phrases that are offered for products, in the first of these languages that has any. */
export async function productHints(queries: Queries, ...locales: Locale[]): Promise<Hints> {
  for (const locale of locales) {
    const hints = await hintsFor(queries, locale, ['products']);
    if (hints.length > 0) return hints;
  }
  return [];
}

/**
 * The phrases that a company's form offers, in the first of these languages that has any: the company's own, while its
 * plan has them, after them those for its category, its kind and everybody.
 */
export async function offeredHints(app: AppContext, company: Company, ...locales: Locale[]): Promise<Hints> {
  const stored = await readOwn(app.db.queries, company.id);
  const own = stored.size > 0 && (await app.db.tx((tx) => planHasOwnHints(app, tx, company))) ? stored : new Map();
  for (const locale of locales) {
    const common = await commonIn(app.db.queries, company, locale);
    const offered = GRADES.flatMap((grade) => {
      const phrases = [...new Set<string>([...(own.get(locale)?.get(grade) ?? []), ...(common.get(grade) ?? [])])];
      return phrases.length > 0 ? [{ grade, phrases }] : [];
    });
    if (offered.length > 0) return offered;
  }
  return [];
}

const planHasOwnHints = async (app: AppContext, tx: Tx, company: Company): Promise<boolean> =>
  mayUse(await subscriptionOf(app, tx, company), 'own_hints');

/** Own phrases of a language beside the common ones. */
export async function readHints(ctx: RequestContext, companyId: string, language: Locale): Promise<HintsOfLanguage> {
  const [own, company] = await Promise.all([
    ctx.db.tenantTx(companyId, (tx) => readOwn(tx, companyId)),
    companyById(ctx.db.queries, companyId),
  ]);
  const common = company ? await commonIn(ctx.db.queries, company, language) : new Map<number, string[]>();
  return {
    language,
    grades: GRADES.map((grade) => ({
      grade,
      own: own.get(language)?.get(grade) ?? [],
      common: common.get(grade) ?? [],
    })),
    languages: [...own.keys()].sort(),
  };
}

/** Replaces the own phrases of a language. @throws ValidationFailed for phrases that the filters refuse */
export async function saveHints(
  ctx: RequestContext,
  companyId: string,
  language: Locale,
  { grades }: OwnHints,
): Promise<HintsOfLanguage> {
  const company = await companyHead(ctx.db.queries, companyId);
  const faults = await ctx.wording.findViolations(
    { grades },
    { companyName: company?.name ?? '', language, personalData: true },
  );
  if (faults.length > 0) throw new ValidationFailed({ where: 'body' }, faults);
  await ctx.db.tenantTx(companyId, async (tx) => {
    await tx.delete(ownHints).where(and(eq(ownHints.companyId, companyId), eq(ownHints.locale, language)));
    const updatedAt = await ctx.clock.now(tx);
    const byGrade = new Map(grades.map(({ grade, phrases }) => [grade, [...new Set(phrases)]]));
    const rows = [...byGrade]
      .filter(([, phrases]) => phrases.length > 0)
      .map(([grade, phrases]) => ({ companyId, locale: language, grade, phrases, updatedAt }));
    if (rows.length > 0) await tx.insert(ownHints).values(rows);
    await audit(ctx, tx, 'own_hints.changed', companyId, { language });
  });
  return readHints(ctx, companyId, language);
}
