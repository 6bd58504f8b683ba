import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { BadgeHistory } from '@app/contracts/badges';
import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import { Praise } from '@app/contracts/company/praise';
import { GradeReport, GradeReportQuery } from '@app/contracts/companies';
import { NotFound } from '../../../kernel/errors.ts';
import type { Queries } from '../../../platform/db.ts';
import { route } from '../../../platform/route.ts';
import { badgeHistory } from '../../badges/public.ts';
import { productsByIds } from '../../catalog/public.ts';
import { CompanyNotFound } from '../../companies/public.ts';
import { activeMarkets } from '../../markets/public.ts';
import { emptyGrades, gradeReport, marketReport, presentGrades } from '../../reviews/public.ts';
import { publicPraise } from '../dashboard/praise.ts';
import { assertPublic } from './profile.ts';

interface PublicCompany extends Record<string, unknown> {
  id: string;
  name: string;
  state: string;
  presentation: string;
  timeZone: string;
}

/** The company with this slug, if it is public. @throws CompanyNotFound, CompanyBlocked */
async function publicCompany(queries: Queries, slug: string): Promise<PublicCompany> {
  const { rows } = await queries.execute<PublicCompany>(
    sql`select id, name, state, presentation, time_zone as "timeZone" from engine.companies where slug = ${slug}`,
  );
  const [company] = rows;
  if (!company) throw new CompanyNotFound();
  assertPublic(company);
  return company;
}

/** Null for the main one. @throws NotFound */
async function marketIdOf(queries: Queries, companyId: string, code: string): Promise<string | null> {
  if (code === MAIN_MARKET) return null;
  const found = (await activeMarkets(queries, companyId)).find((market) => market.code === code);
  if (!found) throw new NotFound();
  return found.id;
}

/** Grade counts of a company or one of its products. @throws NotFound for a product of another company */
async function companyGrades(queries: Queries, slug: string, query: GradeReportQuery): Promise<GradeReport> {
  const company = await publicCompany(queries, slug);
  const { productId, language, origin, market } = query;
  const [product] = productId === undefined ? [] : await productsByIds(queries, [productId]);
  if (productId !== undefined && product?.companyId !== company.id) throw new NotFound();
  const subject = { id: productId ?? company.id, timeZone: company.timeZone };
  const filter = { language: language === 'any' ? undefined : language, origin };
  const report =
    market === undefined || productId !== undefined
      ? await gradeReport(queries, subject, filter)
      : await marketReport(queries, company, await marketIdOf(queries, company.id, market), filter);
  if (company.presentation === 'shown') return report;
  return presentGrades(emptyGrades({ first_week: report.weekly[0]?.weekStart ?? '' }));
}

// Any slug that does not exist is 404, even one of an invalid form.
const BySlug = z.object({ slug: z.string().max(200) });
const shared = { method: 'get', tag: 'Public', auth: 'none', params: BySlug, status: 200 } as const;
const FAILURES = ['company_not_found', 'company_blocked'];

export const figureRoutes = [
  route(
    {
      ...shared,
      path: '/companies/:slug/praise',
      summary: 'Read which suggested phrases a company’s customers use most',
      answer: Praise,
      failures: FAILURES,
      maxAge: 60,
    },
    async (ctx, { params }) => {
      const { id, presentation } = await publicCompany(ctx.db.queries, params.slug);
      return presentation === 'shown' ? publicPraise(ctx.db, id) : { reviews: 0, items: [] };
    },
  ),
  route(
    {
      ...shared,
      path: '/companies/:slug/grades',
      summary: 'Count a company’s grades, optionally by language, origin, market or product',
      query: GradeReportQuery,
      answer: GradeReport,
      failures: [...FAILURES, 'not_found'],
    },
    (ctx, { params, query }) => companyGrades(ctx.db.queries, params.slug, query),
  ),
  route(
    {
      ...shared,
      path: '/companies/:slug/badges',
      summary: 'List a company’s current and lost badges with their evidence',
      answer: BadgeHistory,
      failures: FAILURES,
    },
    async (ctx, { params }) => {
      const { id, presentation } = await publicCompany(ctx.db.queries, params.slug);
      return presentation === 'shown' ? badgeHistory(ctx.db.queries, id) : { items: [] };
    },
  ),
];
