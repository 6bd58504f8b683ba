import { APPEAL_DAYS, mayAppeal } from './appeal-eligibility.ts';
import type { AppealFacts } from './appeal-eligibility.ts';

const now = new Date('2026-06-15T12:00:00Z');
const held: AppealFacts = {
  side: 'author',
  effect: 'held',
  statedAt: now,
  final: false,
  appealed: false,
  reviewState: 'held',
  erased: false,
  revisionState: 'held',
  photoRestorable: false,
};
const kept: AppealFacts = { ...held, side: 'reporter', effect: 'kept', reviewState: 'published', revisionState: null };

it.each<[string, boolean, AppealFacts]>([
  ['a text that screening held', true, held],
  [
    'a text that a moderator rejected',
    true,
    { ...held, effect: 'rejected', reviewState: 'rejected', revisionState: 'rejected' },
  ],
  [
    'a rejected edit of a public review',
    true,
    { ...held, effect: 'rejected', reviewState: 'published', revisionState: 'rejected' },
  ],
  ['the removal of a review', true, { ...held, effect: 'removed', reviewState: 'rejected', revisionState: 'passed' }],
  ['a hold that has been released since', false, { ...held, reviewState: 'published', revisionState: 'passed' }],
  ['a decision about an older text than the newest', false, { ...held, revisionState: null }],
  ['the decision of a second moderator', false, { ...held, final: true }],
  ['a statement that was appealed before', false, { ...held, appealed: true }],
  ['a decision about a deleted review', false, { ...held, reviewState: 'deleted' }],
  ['a decision about an erased text', false, { ...held, erased: true }],
  ['a withdrawal by the seller', true, { ...held, effect: 'withdrawn', reviewState: 'withdrawn' }],
  ['a withdrawal that was reversed', false, { ...held, effect: 'withdrawn', reviewState: 'published' }],
  ['the removal of a photo', true, { ...held, effect: 'photo_removed', photoRestorable: true }],
  ['the removal of a photo whose file is deleted', false, { ...held, effect: 'photo_removed' }],
  ['a reinstatement', false, { ...held, effect: 'reinstated', reviewState: 'published' }],
  ['the dismissal of a report', true, kept],
  ['the dismissal of a report about a review that is no longer public', false, { ...kept, reviewState: 'withdrawn' }],
  ['a hold, by a reporter', false, { ...held, side: 'reporter' }],
])('an appeal against %s is possible: %s', (_name, may, facts) => {
  expect(mayAppeal(facts, now)).toBe(may);
});

it('an appeal is possible for 190 days', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  expect(mayAppeal(held, days(APPEAL_DAYS))).toBe(true);
  expect(mayAppeal(held, days(APPEAL_DAYS + 1))).toBe(false);
});
