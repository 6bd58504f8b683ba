import { CASE_DECISIONS, CASE_KINDS, DECISION_GROUNDS } from '@app/contracts/moderation';
import { HOLDING_RULES, TEXT_RULES } from '@app/contracts/screening-rules';
import {
  APPEAL_DAYS,
  BURST_ONLY_PRIORITY,
  GROUND_OF_RULE,
  GroundNeeded,
  PRIORITY,
  consequenceOf,
  groundOf,
  mayAppeal,
  reportPriority,
  reporterWeight,
} from './model.ts';
import type { AppealFacts } from './model.ts';
import { RULES } from './screening/rules.ts';

const now = new Date('2026-06-15T12:00:00Z');
const held: AppealFacts = {
  ...{ side: 'author', effect: 'held', statedAt: now, final: false, appealed: false },
  ...{ reviewState: 'held', erased: false, revisionState: 'held', photoRestorable: false },
};
const kept: AppealFacts = { ...held, side: 'reporter', effect: 'kept', reviewState: 'published', revisionState: null };

it('the rules that are told of are those that run, and every one has its ground', () => {
  expect(RULES.map(({ id }) => id).toSorted()).toEqual([...TEXT_RULES].toSorted());
  for (const rule of HOLDING_RULES) expect(DECISION_GROUNDS).toContain(GROUND_OF_RULE[rule]);
});

it.each([
  [['links.url', 'words.hate', 'device'], 'hate'],
  [['text.contradicts_grade', 'words.mild'], 'offensive'],
  [['burst', 'personal.phone'], 'personal_data'],
  [['text.contradicts_grade', 'text.near_duplicate'], 'duplicate'],
] as const)('of %s the gravest is stated: %s', (rules, ground) => {
  expect(groundOf(rules)).toBe(ground);
});

it('a reporter is believed by what became of his reports', () => {
  expect(reporterWeight(0, 0)).toBe(0.5);
  expect(reporterWeight(8, 8)).toBe(0.9);
  expect(reporterWeight(0, 8)).toBe(0.1);
});

it('many and reliable reports come before few and unreliable ones, and appeals before any', () => {
  expect(reportPriority(0.9)).toBeGreaterThan(reportPriority(0.5));
  expect(reportPriority(0.1)).toBeGreaterThan(PRIORITY.review);
  expect(reportPriority(10_000)).toBeLessThan(PRIORITY.appeal);
  expect(BURST_ONLY_PRIORITY).toBeLessThan(PRIORITY.review);
});

it('what is taken down has a ground; what stays has none', () => {
  for (const kind of CASE_KINDS)
    for (const decision of CASE_DECISIONS) {
      const side = kind === 'appeal' ? 'author' : null;
      const { ground } = consequenceOf(kind, side, decision, 'illegal');
      if (ground === 'illegal') expect(() => consequenceOf(kind, side, decision, 'no_violation')).toThrow(GroundNeeded);
      else expect(ground).toBe('no_violation');
    }
});

it.each([
  ['review', null, 'accept', 'release'],
  ['review', null, 'refuse', 'reject'],
  ['report', null, 'accept', 'remove'],
  ['report', null, 'refuse', 'keep'],
  ['second_look', null, 'accept', 'let_stand'],
  ['second_look', null, 'refuse', 'remove'],
  ['appeal', 'author', 'accept', 'reverse'],
  ['appeal', 'author', 'refuse', 'uphold'],
  ['appeal', 'merchant', 'accept', 'remove'],
  ['appeal', 'reporter', 'refuse', 'keep'],
] as const)('%s (%s) %sed: %s', (kind, side, decision, consequence) => {
  expect(consequenceOf(kind, side, decision, 'illegal').consequence).toBe(consequence);
});

it.each<[string, boolean, AppealFacts]>([
  ['what a machine held', true, held],
  [
    'what a moderator rejected',
    true,
    { ...held, effect: 'rejected', reviewState: 'rejected', revisionState: 'rejected' },
  ],
  [
    'a rejected edit of a public review',
    true,
    { ...held, effect: 'rejected', reviewState: 'published', revisionState: 'rejected' },
  ],
  ['what was taken down', true, { ...held, effect: 'removed', reviewState: 'rejected', revisionState: 'passed' }],
  ['what was held and has been released since', false, { ...held, reviewState: 'published', revisionState: 'passed' }],
  ['an older text than the newest', false, { ...held, revisionState: null }],
  ['what a second person has decided', false, { ...held, final: true }],
  ['the same twice', false, { ...held, appealed: true }],
  ['what its author has deleted', false, { ...held, reviewState: 'deleted' }],
  ['what its author has had erased', false, { ...held, erased: true }],
  ['what its seller has taken back', true, { ...held, effect: 'withdrawn', reviewState: 'withdrawn' }],
  ['what its seller had taken back', false, { ...held, effect: 'withdrawn', reviewState: 'published' }],
  ['a photo that was taken down', true, { ...held, effect: 'photo_removed', photoRestorable: true }],
  ['a photo whose file is gone', false, { ...held, effect: 'photo_removed' }],
  ['what came back', false, { ...held, effect: 'reinstated', reviewState: 'published' }],
  ['a report that was dismissed', true, kept],
  ['a report about what is public no longer', false, { ...kept, reviewState: 'withdrawn' }],
  ['as a reporter, what was held', false, { ...held, side: 'reporter' }],
])('an appeal against %s: %s', (_name, may, facts) => {
  expect(mayAppeal(facts, now)).toBe(may);
});

it('an appeal has six months', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  expect(mayAppeal(held, days(APPEAL_DAYS))).toBe(true);
  expect(mayAppeal(held, days(APPEAL_DAYS + 1))).toBe(false);
});
