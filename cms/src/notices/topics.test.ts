import { isPublished, isVisibleChange, topicOfTexts } from './topics.ts';

const draft = { _status: 'draft' };
const published = { _status: 'published' };

test('publishing is seen, for the first time and again', () => {
  expect(isVisibleChange(published, 'create', false)).toBe(true);
  expect(isVisibleChange(published, 'update', false)).toBe(true);
  expect(isVisibleChange(published, 'update', true)).toBe(true);
});

test('taking a page back is seen', () => expect(isVisibleChange(draft, 'update', false)).toBe(true));

test('saving a draft is not', () => {
  expect(isVisibleChange(draft, 'create', true)).toBe(false);
  expect(isVisibleChange(draft, 'create', false)).toBe(false);
  expect(isVisibleChange(draft, 'update', true)).toBe(false);
});

test('a document without drafts is always seen', () => {
  expect(isVisibleChange({}, 'create', false)).toBe(true);
  expect(isPublished({})).toBe(true);
});

test('texts of mails need no build of the site, others do', () => {
  expect(topicOfTexts(['mails', 'mails'])).toBe('content');
  expect(topicOfTexts(['mails', 'home'])).toBe('both');
});
