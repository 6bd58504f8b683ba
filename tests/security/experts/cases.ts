import type { Case } from '../case.ts';
import { EXPERT } from './an-expert.ts';

const EXPERTS = '/panel/companies/{companyId}/experts';
const NOTE = '/panel/companies/{companyId}/reviews/{reviewId}/note';

/** Routes of a company's experts and their notes. */
export const EXPERT_CASES: Record<string, Case> = {
  [`POST ${EXPERTS}`]: { body: () => EXPERT },
  [`PUT ${EXPERTS}/{expertId}`]: { body: () => ({ ...EXPERT, name: 'Anna Nowak' }) },
  [`PUT ${EXPERTS}/{expertId}/photo`]: { file: ['image/png', 'picture'] },
  [`DELETE ${EXPERTS}/{expertId}/photo`]: {},
  [`DELETE ${EXPERTS}/{expertId}`]: {},
  [`PUT ${NOTE}`]: {
    path: { reviewId: 'companyReviewId' },
    body: (values) => ({
      expertId: values('expertId'),
      body: 'This tea should draw for two minutes.',
      language: 'en',
    }),
  },
  [`DELETE ${NOTE}`]: { path: { reviewId: 'companyReviewId' } },
};
