import type { PreviewConfig } from '@app/contracts/inviting/previews';
import type { InvitationForm } from '@app/contracts/review-forms';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { assertNotBlocked, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { configOfTest, thankYouIn } from '../../invitations/public.ts';
import { offeredHints, productHints } from '../company/hints/own-hints.ts';
import { formQuestions, minimumBodyLength } from './form-rules.ts';

const EXAMPLE_NAME = 'Anna K.';

/** The form of a configuration that nobody has ordered by; of products it shows an example. */
async function exampleForm(
  app: AppContext,
  company: Company,
  { config, language }: PreviewConfig,
): Promise<InvitationForm> {
  const thankYou = thankYouIn(config.thankYou, language, config.defaultLanguage);
  return {
    company: { id: company.id, slug: company.slug, name: company.name, website: company.website },
    locale: language,
    symbol: config.symbol,
    bodyMin: minimumBodyLength(company),
    suggestedName: EXAMPLE_NAME,
    products: config.askProducts ? [{ id: newId(), name: '…', url: null }] : [],
    hints: await offeredHints(app, company, language, config.defaultLanguage),
    productHints: config.askProducts ? await productHints(app.db.queries, language, config.defaultLanguage) : [],
    askPhotos: config.askPhotos,
    criteria: config.criteria,
    questions: formQuestions(config.questions, language, config.defaultLanguage),
    expiresAt: new Date().toISOString(),
    preview: true,
    ...(thankYou && { thankYou }),
  };
}

/** The form that the link of a test opens: nothing can be sent with it. @throws TokenInvalid, CompanyBlocked */
export async function openTestForm(ctx: RequestContext, token: string): Promise<InvitationForm> {
  const { companyId, ...input } = await configOfTest(ctx, token);
  const company = await companyById(ctx.db.queries, companyId);
  if (!company) throw new TokenInvalid();
  assertNotBlocked(company);
  return exampleForm(ctx, company, input);
}
