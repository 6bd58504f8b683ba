import type { StaffCompany } from '@app/contracts/staff/companies';
import { availableActs, requestOf } from './act-requests.ts';

const company = (listing: string, state: string) =>
  ({ listing, subscription: { state }, members: [{ role: 'owner' }] }) as StaffCompany;
const NOTHING = { block: false, extendTrial: false, money: false, visit: false };

test('a moderator blocks and unblocks, support extends trials, an administrator also gives plans', () => {
  expect(availableActs(company('active', 'paid'), { ...NOTHING, block: true })).toEqual(['block']);
  expect(availableActs(company('blocked', 'trial'), { ...NOTHING, block: true })).toEqual(['unblock']);
  expect(availableActs(company('active', 'trial'), { ...NOTHING, extendTrial: true })).toEqual(['trial']);
  expect(availableActs(company('active', 'paid'), { ...NOTHING, extendTrial: true })).toEqual([]);
  expect(
    availableActs(company('active', 'paid'), { block: true, extendTrial: true, money: true, visit: true }),
  ).toEqual(['visit', 'block', 'plan']);
});

test('an empty price and limit are the plan’s, and a wrong one is not sent', () => {
  const values = { reason: 'A contract.', plan: 'enterprise', term: 'year', until: '2030-01-31' };
  expect(requestOf('plan', { ...values, monthlyInvitations: '', contractPrice: '' })?.body).toMatchObject({
    monthlyInvitations: null,
    contractPrice: null,
    until: new Date('2030-01-31T23:59:59').toISOString(),
  });
  expect(requestOf('plan', { ...values, monthlyInvitations: '5000', contractPrice: '249,50' })?.body).toMatchObject({
    monthlyInvitations: 5000,
    contractPrice: 24_950,
  });
  expect(requestOf('plan', { ...values, contractPrice: 'free' })).toBeUndefined();
  expect(requestOf('trial', { reason: 'They asked.', until: 'soon' })).toBeUndefined();
});
