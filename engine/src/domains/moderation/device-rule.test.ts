import { decideDevice } from './device-rule.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

it.each([
  ['a first submission passes', [], undefined],
  ['the same company within 30 days is held', [{ companyId: 'a', at: ago(29.9) }], 'same_company'],
  ['the same company after 30 days passes', [{ companyId: 'a', at: ago(30) }], undefined],
  [
    'a fifth company of the day passes',
    ['b', 'c', 'd', 'e'].map((companyId) => ({ companyId, at: ago(0.5) })),
    undefined,
  ],
  [
    'a sixth company of the day is held',
    ['b', 'c', 'd', 'e', 'f'].map((companyId) => ({ companyId, at: ago(0.5) })),
    'many_companies',
  ],
  [
    'five companies yesterday do not count',
    ['b', 'c', 'd', 'e', 'f'].map((companyId) => ({ companyId, at: ago(1.1) })),
    undefined,
  ],
])('%s', (_name, earlier, reason) => {
  expect(decideDevice('a', earlier, now).map(({ detail }) => detail.reason)).toEqual(reason ? [reason] : []);
});
