import { isPublished, isVisibleChange, topicOfTexts } from './topics.ts';

const draft = { _status: 'draft' };
const published = { _status: 'published' };

test('publishing is a visible change, the first time and again', () => {
  expect(isVisibleChange(published, 'create', false)).toBe(true);
  expect(isVisibleChange(published, 'update', false)).toBe(true);
  expect(isVisibleChange(published, 'update', true)).toBe(true);
});

test('unpublishing is a visible change', () => expect(isVisibleChange(draft, 'update', false)).toBe(true));

test('saving a draft is no visible change', () => {
  expect(isVisibleChange(draft, 'create', true)).toBe(false);
  expect(isVisibleChange(draft, 'create', false)).toBe(false);
  expect(isVisibleChange(draft, 'update', true)).toBe(false);
});

test('every change of a document without drafts is visible', () => {
  expect(isVisibleChange({}, 'create', false)).toBe(true);
  expect(isPublished({})).toBe(true);
});

test('texts of mails need no build of the site, other texts do', () => {
  expect(topicOfTexts(['mails', 'mails'])).toBe('content');
  expect(topicOfTexts(['mails', 'home'])).toBe('both');
});
