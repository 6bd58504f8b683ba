import { DECISION_GROUNDS } from '@app/contracts/moderation';
import { HOLDING_RULES, TEXT_RULES } from '@app/contracts/screening-rules';
import { RULES } from '../screening/rules.ts';
import { GROUND_OF_RULE, groundOfRules } from './grounds.ts';

it('the published text rules are those that run, and every holding rule has a ground', () => {
  expect(RULES.map(({ id }) => id).toSorted()).toEqual([...TEXT_RULES].toSorted());
  for (const rule of HOLDING_RULES) expect(DECISION_GROUNDS).toContain(GROUND_OF_RULE[rule]);
});

it.each([
  [['links.url', 'words.hate', 'device'], 'hate'],
  [['text.contradicts_grade', 'words.mild'], 'offensive'],
  [['burst', 'personal.phone'], 'personal_data'],
  [['text.contradicts_grade', 'text.near_duplicate'], 'duplicate'],
] as const)('findings of %s are stated on the most serious ground, %s', (rules, ground) => {
  expect(groundOfRules(rules)).toBe(ground);
});
