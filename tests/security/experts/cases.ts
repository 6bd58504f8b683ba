import type { Case } from '../case.ts';

const EXPERTS = '/panel/companies/{companyId}/experts';
const NOTE = '/panel/companies/{companyId}/reviews/{reviewId}/note';
export const EXPERT = {
  name: 'Anna Kowalska',
  title: { en: 'Tea taster' },
  biography: { en: 'She has tasted tea for twenty years.' },
  languages: ['en', 'pl'],
  agreed: true,
};

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
