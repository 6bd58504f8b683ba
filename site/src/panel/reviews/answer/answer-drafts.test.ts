import { setStoreOwner } from '../../../lib/browser/account-store.ts';
import { keepDraft, readDraft } from './answer-drafts.ts';

beforeEach(() => {
  localStorage.clear();
  setStoreOwner('jan');
});

it('the store of drafts keeps an unsent answer for each review of each company until it is dropped', () => {
  keepDraft('shop', 'one', 'Thank');
  keepDraft('shop', 'one', 'Thank you');
  keepDraft('shop', 'two', 'Sorry');
  expect([readDraft('shop', 'one'), readDraft('shop', 'two'), readDraft('hotel', 'one')]).toEqual([
    'Thank you',
    'Sorry',
    null,
  ]);
  keepDraft('shop', 'one', null);
  expect(readDraft('shop', 'one')).toBeNull();
  keepDraft('shop', 'two', null);
  expect(localStorage).toHaveLength(0);
});

it('the store of drafts drops the oldest of more than 50 drafts', () => {
  for (let n = 0; n <= 50; n++) keepDraft('shop', `review ${n}`, 'Thank you');
  expect(readDraft('shop', 'review 0')).toBeNull();
  expect(readDraft('shop', 'review 1')).toBe('Thank you');
});

it('the store of drafts survives a broken entry', () => {
  localStorage.setItem('own:jan:panel:answers:shop', '{');
  expect(readDraft('shop', 'one')).toBeNull();
  keepDraft('shop', 'one', 'Thank you');
  expect(readDraft('shop', 'one')).toBe('Thank you');
});
