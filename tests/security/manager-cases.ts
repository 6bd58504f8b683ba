import type { Case } from './case.ts';

const STAFF = '/staff/companies/{companyId}/manager';
export const MANAGER = {
  name: 'Jan Nowak',
  email: 'jan.nowak@staff.example',
  phone: '+48 600 700 800',
  languages: ['en', 'pl'],
};

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** Routes of a company's manager, and of devices that are told of things. */
export const MANAGER_CASES: Record<string, Case> = {
  'POST /panel/companies/{companyId}/manager/messages': { body: () => ({ body: 'Please call us tomorrow.' }) },
  'POST /panel/companies/{companyId}/push-devices': {
    body: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: KEYS, name: 'Chrome' }),
    unowned: 'the tests have no keys for push services',
  },
  'DELETE /panel/companies/{companyId}/push-devices/{deviceId}': {},
  [`PUT ${STAFF}`]: { body: () => MANAGER },
  [`PUT ${STAFF}/photo`]: { file: ['image/png', 'picture'] },
  [`DELETE ${STAFF}`]: {},
  [`POST ${STAFF}/messages`]: { body: () => ({ body: 'I will call you tomorrow.' }) },
};
