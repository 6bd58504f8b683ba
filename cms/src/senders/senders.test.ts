import type { Sender } from '@app/contracts/senders';
import { fromLines, toLines } from './name-lines.ts';
import { actsOn, reduce } from './use-senders.ts';
import type { SendersState } from './use-senders.ts';

const asked = { group: 'sending' as const, days: 7, q: '' };
const sender = (companyId: string) => ({ companyId }) as Sender;
const state: SendersState = { asked, items: [sender('a')], more: false, busy: false, error: undefined };

test('companies of one group are not shown under another, not even for a moment', () => {
  expect(reduce(state, { type: 'asking', asked: { ...asked, q: 'tea' } }).items).toHaveLength(1);
  expect(reduce(state, { type: 'asking', asked: { ...asked, group: 'new' } }).items).toEqual([]);
});

test('an answer to what was asked before is dropped', () => {
  const next = { ...asked, group: 'new' as const };
  const asking = reduce(state, { type: 'asking', asked: next });
  const list = { items: [sender('b')], more: true };
  expect(reduce(asking, { type: 'loaded', asked, list })).toBe(asking);
  expect(reduce(asking, { type: 'loaded', asked: next, list })).toMatchObject({ ...list, busy: false });
});

test('what is stopped may go on, what is vouched for may be taken back', () => {
  expect(actsOn({ stoppedAt: null, vouchedAt: null })).toEqual(['stop', 'vouch']);
  expect(actsOn({ stoppedAt: '2026-01-01', vouchedAt: '2026-01-01' })).toEqual(['resume', 'unvouch']);
});

test('protected names are lines, with or without domains', () => {
  const names = [
    { name: 'PayPal', domains: ['paypal.com', 'paypal.me'] },
    { name: 'Żabka', domains: [] },
  ];
  expect(fromLines(toLines(names))).toEqual(names);
  expect(fromLines('\n PayPal :  PayPal.com, paypal.me \n\nŻabka:\n')).toEqual(names);
});

test.each([
  ['PayPal: paypal com', 1],
  ['PayPal: paypal.com\n: x.example', 2],
  ['PayPal: paypal.com\n\nVisa: https://visa.com', 3],
])('%j has no name with domains in line %i', (text, line) => {
  expect(fromLines(text)).toBe(line);
});
