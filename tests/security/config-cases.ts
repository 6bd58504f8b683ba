import { CONFIG } from './bodies.ts';
import type { Case } from './case.ts';

const CONFIGS = '/panel/companies/{companyId}/invitation-configs';
const preview: Case = { body: () => ({ config: CONFIG, language: 'en' }), words: ['id'] };

/** Routes of invitation configurations. */
export const CONFIG_CASES: Record<string, Case> = {
  [`POST ${CONFIGS}/preview`]: preview,
  [`POST ${CONFIGS}/form-preview`]: preview,
  [`POST ${CONFIGS}/test`]: preview,
  [`POST ${CONFIGS}/test-sms`]: {
    body: () => ({ config: CONFIG, language: 'en', phone: '+48600700800' }),
    words: ['id'],
  },
  [`POST ${CONFIGS}`]: { body: () => CONFIG, words: ['id'] },
  [`PUT ${CONFIGS}/{configId}`]: { body: () => CONFIG, words: ['id'] },
  [`DELETE ${CONFIGS}/{configId}`]: {},
};
