import { CASE_DECISIONS, CASE_KINDS } from '@app/contracts/moderation';
import { GroundNeeded, consequenceOf } from './consequences.ts';

it('a decision needs a ground exactly when it takes something down', () => {
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
] as const)('a case of kind %s (%s) with the decision “%s” leads to “%s”', (kind, side, decision, consequence) => {
  expect(consequenceOf(kind, side, decision, 'illegal').consequence).toBe(consequence);
});
