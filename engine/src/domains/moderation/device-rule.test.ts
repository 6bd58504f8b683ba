import { DEVICE_DAYS, decideDevice } from './device-rule.ts';
import type { DeviceFinding, DeviceMark } from './device-rule.ts';
import { SALT_NEEDED_DAYS } from '../../platform/device-salts.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
let submissions = 0;

/** A mark about company `a`, half a day ago, of a device with another cookie, elsewhere. */
const mark = (given: Partial<DeviceMark> = {}): DeviceMark => ({
  ...{ companyId: 'a', submissionId: `s${++submissions}`, cookie: 'other', sameAddress: false, at: ago(0.5) },
  ...given,
});
const own = (given: Partial<DeviceMark> = {}) => mark({ cookie: 'own', ...given });
const neighbour = (given: Partial<DeviceMark> = {}) =>
  mark({ cookie: `cookie ${submissions}`, sameAddress: true, ...given });
const nameless = (given: Partial<DeviceMark> = {}) => mark({ cookie: null, sameAddress: true, ...given });
/** One about each of so many other companies. */
const companies = (count: number, of: typeof mark, given: Partial<DeviceMark> = {}) =>
  Array.from({ length: count }, (_, n) => of({ companyId: `other ${n}`, ...given }));

const found = (cookie: string | null, earlier: DeviceMark[]): DeviceFinding['detail'][] =>
  decideDevice('a', cookie, earlier, now).map(({ detail }) => detail);
const SAME_DEVICE = { reason: 'same_company', by: 'device' };
const MANY_DEVICE = { reason: 'many_companies', by: 'device' };
const SAME_ADDRESS = { reason: 'same_company', by: 'address' };
const MANY_ADDRESS = { reason: 'many_companies', by: 'address' };

type Case = [string, DeviceMark[], object | undefined];

describe('a device with a cookie', () => {
  it.each<Case>([
    ['passes with its first submission', [], undefined],
    ['is held at the same company within 30 days', [own({ at: ago(29.9) })], SAME_DEVICE],
    ['wherever it is meanwhile', [own({ sameAddress: true })], SAME_DEVICE],
    ['passes after 30 days', [own({ at: ago(30) })], undefined],
    ['passes with a fifth company of the day', companies(4, own), undefined],
    ['is held with a sixth', companies(5, own), MANY_DEVICE],
    ['is not held for yesterday’s', companies(5, own, { at: ago(1.1) }), undefined],
    ['is not held for what others do elsewhere', [mark(), ...companies(20, mark)], undefined],
  ])('%s', (_name, earlier, reason) => expect(found('own', earlier)).toEqual(reason ? [reason] : []));
});

describe('where somebody came without a cookie, the address is the device:', () => {
  it.each<Case>([
    ['it passes with its first submission', [], undefined],
    ['it is held after another without', [nameless({ at: ago(29.9) })], SAME_DEVICE],
    ['it is held after one with a cookie', [neighbour()], SAME_DEVICE],
    ['it passes after 30 days', [nameless({ at: ago(30) })], undefined],
    ['it is held with a sixth company of the day', companies(5, nameless), MANY_DEVICE],
    ['also when those had cookies', companies(5, neighbour), MANY_DEVICE],
    ['it is not held for what others do elsewhere', [mark(), mark({ cookie: null })], undefined],
  ])('%s', (_name, earlier, reason) => expect(found(null, earlier)).toEqual(reason ? [reason] : []));

  it('one with a cookie is held after one without', () => {
    expect(found('own', [nameless()])).toEqual([SAME_DEVICE]);
    expect(found('own', companies(5, nameless))).toEqual([MANY_DEVICE]);
  });
});

describe('devices with cookies that share an address', () => {
  it.each<Case>([
    ['a third passes', [neighbour(), neighbour()], undefined],
    ['a fourth is held', [neighbour(), neighbour(), neighbour({ at: ago(29.9) })], SAME_ADDRESS],
    ['it passes when one was 30 days ago', [neighbour(), neighbour(), neighbour({ at: ago(30) })], undefined],
    ['one that tries again and again is one device', [1, 2, 3].map(() => neighbour({ cookie: 'stubborn' })), undefined],
    ['an order from three devices is one submission', [1, 2, 3].map(() => neighbour({ submissionId: 's' })), undefined],
    ['a fifteenth company of the day passes', companies(14, neighbour), undefined],
    ['a sixteenth is held', companies(15, neighbour), MANY_ADDRESS],
    ['the one that is written about now is none of the others', [...companies(14, neighbour), neighbour()], undefined],
    ['its own cookie is looked at first', [own(), neighbour(), neighbour(), neighbour()], SAME_DEVICE],
  ])('%s', (_name, earlier, reason) => expect(found('own', earlier)).toEqual(reason ? [reason] : []));
});

it('salts live as long as the rule looks back', () => {
  expect(SALT_NEEDED_DAYS).toBeGreaterThanOrEqual(DEVICE_DAYS);
});
