import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { BadgeHistory } from '@app/contracts/badges';
import { GradeReport, GradeReportQuery } from '@app/contracts/companies';
import { NotFound } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db.ts';
import { route } from '../../platform/route.ts';
import { badgeHistory } from '../badges/public.ts';
import { productsByIds } from '../catalog/public.ts';
import { CompanyNotFound } from '../companies/public.ts';
import { gradeReport, noGrades, presentGrades } from '../reviews/public.ts';
import { assertPublic } from './profile.ts';

interface PublicCompany extends Record<string, unknown> {
  id: string;
  name: string;
  state: string;
  presentation: string;
  timeZone: string;
}

/** The company at an address, if people may see it. @throws CompanyNotFound, CompanyBlocked */
async function publicCompany(queries: Queries, slug: string): Promise<PublicCompany> {
  const { rows } = await queries.execute<PublicCompany>(
    sql`select id, name, state, presentation, time_zone as "timeZone" from engine.companies where slug = ${slug}`,
  );
  const [company] = rows;
  if (!company) throw new CompanyNotFound();
  assertPublic(company);
  return company;
}

/** Counts of a company, or of one of its products, as readers filter them. @throws NotFound for a foreign product */
async function companyGrades(queries: Queries, slug: string, query: GradeReportQuery): Promise<GradeReport> {
  const company = await publicCompany(queries, slug);
  const { productId, language, origin } = query;
  const [product] = productId === undefined ? [] : await productsByIds(queries, [productId]);
  if (productId !== undefined && product?.companyId !== company.id) throw new NotFound();
  const subject = { id: productId ?? company.id, timeZone: company.timeZone };
  const report = await gradeReport(queries, subject, { language: language === 'any' ? undefined : language, origin });
  if (company.presentation === 'shown') return report;
  return presentGrades(noGrades({ first_week: report.weekly[0]?.weekStart ?? '' }));
}

// An unknown address, however odd, is an unknown company and not a wrong request.
const BySlug = z.object({ slug: z.string().max(200) });
const shared = { method: 'get', tag: 'Public', auth: 'none', params: BySlug, status: 200 } as const;
const FAILURES = ['company_not_found', 'company_blocked'];

export const figureRoutes = [
  route(
    {
      ...shared,
      path: '/companies/:slug/grades',
      summary: 'Its grades counted: all of them, or of one language, origin or product',
      query: GradeReportQuery,
      answer: GradeReport,
      failures: [...FAILURES, 'not_found'],
    },
    (ctx, { params, query }) => companyGrades(ctx.db.read, params.slug, query),
  ),
  route(
    {
      ...shared,
      path: '/companies/:slug/badges',
      summary: 'Its badges, held and lost, with the figures that decided',
      answer: BadgeHistory,
      failures: FAILURES,
    },
    async (ctx, { params }) => {
      const { id, presentation } = await publicCompany(ctx.db.read, params.slug);
      return presentation === 'shown' ? badgeHistory(ctx.db.read, id) : { items: [] };
    },
  ),
];
