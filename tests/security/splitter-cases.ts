import type { Case } from './case.ts';

const site = { name: 'Portal', url: 'https://www.portal.example/write', share: 30 };

/** Routes of the splitter. */
export const SPLITTER_CASES: Record<string, Case> = {
  'PUT /panel/companies/{companyId}/splitter': { body: () => ({ sites: [site] }) },
  'GET /invitations/{token}/elsewhere': { path: { token: 'formLink' } },
};
