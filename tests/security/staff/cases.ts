import type { Case } from '../case.ts';

const CASE = '/staff/cases/{caseId}';
const DECISION = { decision: 'accept', ground: 'no_violation' };

/** Routes of the moderation desk. */
export const DESK_CASES: Record<string, Case> = {
  [`POST ${CASE}/claim`]: { body: () => ({}) },
  [`POST ${CASE}/release`]: {},
  [`POST ${CASE}/escalation`]: { body: () => ({ note: 'For somebody else.' }) },
  [`POST ${CASE}/translation`]: { body: () => ({ to: 'en' }), unowned: 'the tests have no translation provider' },
  [`POST ${CASE}/decision`]: { body: () => DECISION },
  'POST /staff/decisions': { body: (values) => ({ ...DECISION, cases: [{ id: values('caseId') }] }) },
  'POST /staff/decisions/{planId}/undo': {},
};
