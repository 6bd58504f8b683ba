import { isVisibleChange } from './topics.ts';

const draft = { _status: 'draft' };
const published = { _status: 'published' };

test('publishing is seen, for the first time and again', () => {
  expect(isVisibleChange(published, undefined, false)).toBe(true);
  expect(isVisibleChange(published, published, false)).toBe(true);
  expect(isVisibleChange(published, draft, true)).toBe(true);
});

test('taking a page back is seen', () => expect(isVisibleChange(draft, published, false)).toBe(true));

test('saving a draft is not', () => {
  expect(isVisibleChange(draft, undefined, true)).toBe(false);
  expect(isVisibleChange(draft, draft, false)).toBe(false);
  expect(isVisibleChange(draft, published, true)).toBe(false);
});

test('a document without drafts is always seen', () => expect(isVisibleChange({}, {}, false)).toBe(true));
