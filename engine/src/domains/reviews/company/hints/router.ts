import { HintsOfLanguage, OwnHints, OwnHintsPath } from '@app/contracts/company-reviews/own-hints';
import { route } from '../../../../platform/route.ts';
import { readHints, saveHints } from './own-hints.ts';

const path = '/panel/companies/:companyId/own-hints/:language';

/** Phrases that a company offers in its review forms. */
export const ownHintRoutes = [
  route(
    {
      method: 'get',
      path,
      tag: 'Panel',
      summary: 'Read a company’s own hints in a language beside the common ones',
      act: 'own_hints.read',
      auth: 'member',
      params: OwnHintsPath,
      status: 200,
      answer: HintsOfLanguage,
      failures: ['plan_lacks_feature', 'company_suspended'],
    },
    (ctx, { params }) => readHints(ctx, params.companyId, params.language),
  ),
  route(
    {
      method: 'put',
      path,
      tag: 'Panel',
      summary: 'Replace a company’s own hints in a language; their words are checked',
      act: 'own_hints.write',
      auth: 'member',
      params: OwnHintsPath,
      body: OwnHints,
      status: 200,
      answer: HintsOfLanguage,
      failures: ['plan_lacks_feature', 'company_suspended', 'validation_failed'],
    },
    (ctx, { params, body }) => saveHints(ctx, params.companyId, params.language, body),
  ),
];
