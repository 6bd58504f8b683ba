import { DEVICE_DAYS, checkDeviceRule } from './device-rule.ts';
import type { DeviceFinding, DeviceMark } from './device-rule.ts';
import { SALT_LIFETIME_DAYS } from '../../../platform/security/device-salts.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
let submissions = 0;

/** A mark about company `a`, half a day ago, with another cookie and address. */
const mark = (given: Partial<DeviceMark> = {}): DeviceMark => ({
  companyId: 'a',
  submissionId: `s${++submissions}`,
  cookie: 'other',
  sameAddress: false,
  at: ago(0.5),
  ...given,
});
const own = (given: Partial<DeviceMark> = {}) => mark({ cookie: 'own', ...given });
const neighbour = (given: Partial<DeviceMark> = {}) =>
  mark({ cookie: `cookie ${submissions}`, sameAddress: true, ...given });
const nameless = (given: Partial<DeviceMark> = {}) => mark({ cookie: null, sameAddress: true, ...given });
/** One mark about each of `count` other companies. */
const companies = (count: number, make: typeof mark, given: Partial<DeviceMark> = {}) =>
  Array.from({ length: count }, (_, n) => make({ companyId: `other ${n}`, ...given }));

const found = (cookie: string | null, earlier: DeviceMark[]): DeviceFinding['detail'][] =>
  checkDeviceRule({ companyId: 'a', cookie, invited: false }, earlier, now).map(({ detail }) => detail);
/** What weighs how much in a submission by an invitation. */
const weighed = (cookie: string | null, earlier: DeviceMark[]) =>
  checkDeviceRule({ companyId: 'a', cookie, invited: true }, earlier, now).map(({ weight }) => weight);
const SAME_DEVICE = { reason: 'same_company', by: 'device' };
const MANY_DEVICE = { reason: 'many_companies', by: 'device' };
const SAME_ADDRESS = { reason: 'same_company', by: 'address' };
const MANY_ADDRESS = { reason: 'many_companies', by: 'address' };

type Case = [string, DeviceMark[], object | undefined];

describe('the device rule', () => {
  it.each<Case>([
    ['passes its first submission', [], undefined],
    ['holds a second submission about a company within 30 days', [own({ at: ago(29.9) })], SAME_DEVICE],
    ['holds a second submission from another address', [own({ sameAddress: true })], SAME_DEVICE],
    ['passes a second submission after 30 days', [own({ at: ago(30) })], undefined],
    ['passes a fifth company in a day', companies(4, own), undefined],
    ['holds a sixth company in a day', companies(5, own), MANY_DEVICE],
    ['does not count companies of the day before', companies(5, own, { at: ago(1.1) }), undefined],
    ['does not count other devices at other addresses', [mark(), ...companies(20, mark)], undefined],
  ])('the device rule, with a cookie, %s', (_name, earlier, reason) =>
    expect(found('own', earlier)).toEqual(reason ? [reason] : []),
  );

  it.each<Case>([
    ['passes its first submission', [], undefined],
    ['holds after another without a cookie', [nameless({ at: ago(29.9) })], SAME_DEVICE],
    ['holds after one with a cookie', [neighbour()], SAME_DEVICE],
    ['passes after 30 days', [nameless({ at: ago(30) })], undefined],
    ['holds a sixth company in a day', companies(5, nameless), MANY_DEVICE],
    ['holds a sixth company in a day after five with cookies', companies(5, neighbour), MANY_DEVICE],
    ['does not count other addresses', [mark(), mark({ cookie: null })], undefined],
  ])('the device rule, without a cookie, %s', (_name, earlier, reason) =>
    expect(found(null, earlier)).toEqual(reason ? [reason] : []),
  );

  it('the device rule holds a submission with a cookie after one without', () => {
    expect(found('own', [nameless()])).toEqual([SAME_DEVICE]);
    expect(found('own', companies(5, nameless))).toEqual([MANY_DEVICE]);
  });

  it.each<Case>([
    ['passes a third device', [neighbour(), neighbour()], undefined],
    ['holds a fourth device', [neighbour(), neighbour(), neighbour({ at: ago(29.9) })], SAME_ADDRESS],
    [
      'passes a fourth device when one was 30 days ago',
      [neighbour(), neighbour(), neighbour({ at: ago(30) })],
      undefined,
    ],
    ['counts repeated attempts of a device once', [1, 2, 3].map(() => neighbour({ cookie: 'stubborn' })), undefined],
    [
      'counts an order reviewed from three devices once',
      [1, 2, 3].map(() => neighbour({ submissionId: 's' })),
      undefined,
    ],
    ['passes a fifteenth company in a day', companies(14, neighbour), undefined],
    ['holds a sixteenth company in a day', companies(15, neighbour), MANY_ADDRESS],
    ['does not count the same company among the others', [...companies(14, neighbour), neighbour()], undefined],
    ['reports the cookie before the address', [own(), neighbour(), neighbour(), neighbour()], SAME_DEVICE],
  ])('the device rule, for devices with cookies at one address, %s', (_name, earlier, reason) =>
    expect(found('own', earlier)).toEqual(reason ? [reason] : []),
  );
});

it('salts of device hashes live at least as long as the device rule looks back', () => {
  expect(SALT_LIFETIME_DAYS).toBeGreaterThanOrEqual(DEVICE_DAYS);
});

describe('the device rule for invited reviewers', () => {
  it.each<[string, string | null, DeviceMark[], string[]]>([
    ['holds the same cookie', 'own', [own()], ['hold']],
    ['holds the same cookie in a crowded house', 'own', [neighbour(), neighbour(), neighbour(), own()], ['hold']],
    ['holds a sixth company of a cookie', 'own', companies(5, own), ['hold']],
    ['makes a sign of a fourth cookie at an address', 'own', [neighbour(), neighbour(), neighbour()], ['second_sign']],
    ['makes a sign of an address without cookies', null, [nameless()], ['second_sign']],
    ['makes a sign of a sixth company without cookies', null, companies(5, nameless), ['second_sign']],
    ['passes two neighbours', 'own', [neighbour(), neighbour()], []],
  ])('%s', (_name, cookie, earlier, weights) => expect(weighed(cookie, earlier)).toEqual(weights));
});
