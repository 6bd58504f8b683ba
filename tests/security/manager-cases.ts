import type { Case } from './case.ts';

const STAFF = '/staff/companies/{companyId}/manager';
export const MANAGER = {
  name: 'Jan Nowak',
  email: 'jan.nowak@staff.example',
  phone: '+48 600 700 800',
  languages: ['en', 'pl'],
};

/** Routes of a company's manager. */
export const MANAGER_CASES: Record<string, Case> = {
  'POST /panel/companies/{companyId}/manager/messages': { body: () => ({ body: 'Please call us tomorrow.' }) },
  [`PUT ${STAFF}`]: { body: () => MANAGER },
  [`PUT ${STAFF}/photo`]: { file: ['image/png', 'picture'] },
  [`DELETE ${STAFF}`]: {},
  [`POST ${STAFF}/messages`]: { body: () => ({ body: 'I will call you tomorrow.' }) },
};
