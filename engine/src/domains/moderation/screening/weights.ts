import type { Detail, RuleId, Weight } from './types.ts';

/**
 * Weights of the parts of a rule that stand apart from the rest of it: `rule/part`. A part may hold by itself only when
 * its precision on sentences that its author has not seen is 95 % or more (`docs/screening.md`, made by
 * `npm run docs:screening`).
 */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  'personal.phone/shape': 'look',
  'words.threat/hints': 'look',
  'words.offensive/words of nobody': 'look',
  'words.offensive/swearing of nobody': 'look',
  'words.offensive/insults of nobody': 'look',
};

/** The part of its rule that found something: a part of the lists, or the form of a link. */
export const partOf = ({ part, form }: Detail): string | undefined =>
  typeof part === 'string' ? part : typeof form === 'string' ? form : undefined;

/** The weight of what a part of a rule has found; undefined where the rule's own counts. */
export const weightOf = (rule: RuleId, detail: Detail): Weight | undefined => WEIGHTS[`${rule}/${partOf(detail)}`];
