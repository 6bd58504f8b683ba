import type { Sender } from '@app/contracts/senders';
import { parseNames, formatNames } from './name-lines.ts';
import { availableActions, reduceSenders } from './use-senders.ts';
import type { SendersState } from './use-senders.ts';

const query = { group: 'sending' as const, days: 7, q: '' };
const sender = (companyId: string) => ({ companyId }) as Sender;
const state: SendersState = { query, items: [sender('a')], more: false, busy: false, error: undefined };

test('companies of one group are not shown under another while loading', () => {
  expect(reduceSenders(state, { type: 'loading', query: { ...query, q: 'tea' } }).items).toHaveLength(1);
  expect(reduceSenders(state, { type: 'loading', query: { ...query, group: 'new' } }).items).toEqual([]);
});

test('an answer to an earlier query is dropped', () => {
  const next = { ...query, group: 'new' as const };
  const loading = reduceSenders(state, { type: 'loading', query: next });
  const list = { items: [sender('b')], more: true };
  expect(reduceSenders(loading, { type: 'loaded', query, list })).toBe(loading);
  expect(reduceSenders(loading, { type: 'loaded', query: next, list })).toMatchObject({ ...list, busy: false });
});

test('a stopped sender can be resumed, and vouching can be withdrawn', () => {
  expect(availableActions({ stoppedAt: null, vouchedAt: null })).toEqual(['stop', 'vouch']);
  expect(availableActions({ stoppedAt: '2026-01-01', vouchedAt: '2026-01-01' })).toEqual(['resume', 'unvouch']);
});

test('protected names are parsed from lines with or without domains', () => {
  const names = [
    { name: 'PayPal', domains: ['paypal.com', 'paypal.me'] },
    { name: 'Żabka', domains: [] },
  ];
  expect(parseNames(formatNames(names))).toEqual(names);
  expect(parseNames('\n PayPal :  PayPal.com, paypal.me \n\nŻabka:\n')).toEqual(names);
});

test.each([
  ['PayPal: paypal com', 1],
  ['PayPal: paypal.com\n: x.example', 2],
  ['PayPal: paypal.com\n\nVisa: https://visa.com', 3],
])('in %j line %i is reported as invalid', (text, line) => {
  expect(parseNames(text)).toBe(line);
});
