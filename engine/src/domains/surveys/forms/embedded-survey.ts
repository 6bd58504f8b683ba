import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import type { TenantTx, Tx } from '../../../platform/db.ts';
import { siteUrl } from '../../../platform/links.ts';
import { surveys } from '../schema.ts';
import { loadSurvey } from './load-survey.ts';

/** Ids of the company's surveys that anybody with the link may answer. */
export async function anonymousSurveys(tx: TenantTx): Promise<string[]> {
  const rows = await tx
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.companyId, tx.companyId), eq(surveys.anonymous, true)))
    .orderBy(desc(surveys.createdAt));
  return rows.map(({ id }) => id);
}

/** The public page of an open survey of the company, and its title in a language; null if it cannot be answered now. */
export async function embeddedSurvey(
  app: AppContext,
  tx: Tx,
  { companyId, surveyId, locale }: { companyId: string; surveyId: string; locale: Locale },
): Promise<{ url: string; title: string } | null> {
  const { survey, state } = await loadSurvey(app, tx, surveyId);
  if (survey.companyId !== companyId || !survey.anonymous || state !== 'open') return null;
  return {
    url: siteUrl(app, locale, `/surveys/anonymous/${app.tokens.derive('survey', surveyId)}`),
    title: survey.title[locale] ?? survey.title[survey.defaultLanguage] ?? '',
  };
}
