import { labelled, measure } from '../domains/moderation/screening/precision.ts';
import type { Outcome, Precision } from '../domains/moderation/screening/precision.ts';

/** Fewer findings than these measure nothing: the part keeps the weight of its rule. */
export const ENOUGH = 10;
/** Below this precision no part holds by itself. */
export const PRECISE = 0.95;

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (header: string[], rows: readonly (string | number)[][]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const NAMES = { hold: 'holds', look: 'looked at', second_sign: 'second sign' } as const;

const partRow = ({ rule, part, weight, attacks, harmless }: Precision): (string | number)[] => {
  const all = attacks + harmless;
  return [`\`${rule}\``, part, NAMES[weight], attacks, harmless, all < ENOUGH ? 'too few' : percent(attacks, all)];
};

const outcomeRows = (outcomes: readonly Outcome[], label: Outcome['label']): (string | number)[][] => {
  const own = outcomes.filter((one) => one.label === label).toSorted((a, b) => a.kind.localeCompare(b.kind));
  const sum = (of: 'sentences' | 'held' | 'looked'): number => own.reduce((all, one) => all + one[of], 0);
  return [
    ...own,
    { label, kind: '**all**', sentences: sum('sentences'), held: sum('held'), looked: sum('looked') },
  ].map(({ kind, sentences, held, looked }) => [kind, sentences, held, percent(held, sentences), looked]);
};

/** `docs/screening.md`: the rules with what they find in sentences that their authors have not read. */
export function screeningDocument(): string {
  const { parts, outcomes } = measure(labelled('unseen'));
  const sorted = parts.toSorted(
    (a, b) => a.rule.localeCompare(b.rule) || a.part.localeCompare(b.part) || a.weight.localeCompare(b.weight),
  );
  const header = ['kind', 'sentences', 'held', 'share', 'looked at'];
  return `# Screening

Written by \`npm run docs:screening\`; a test says when it is old. How the rules work: [README](../engine/src/domains/moderation/screening/README.md).

## Weights

Measured on \`labelled/unseen.jsonl\`: sentences by somebody who has not read the rules, not read by the authors of the rules. A part of a rule holds by itself when at least ${PRECISE * 100} % of what it found were attacks; below that a text is published and a moderator looks at it within the day. A part with fewer than ${ENOUGH} findings keeps the weight of its rule. A finding that its context makes doubtful (a dog beside puppies, a warning on stairs) is a second sign.

${table(['rule', 'part', 'weight', 'attacks', 'harmless', 'precision'], sorted.map(partRow))}

## Attacks

${table(header, outcomeRows(outcomes, 'attack'))}

## Harmless sentences, chosen to be mistaken

${table(header, outcomeRows(outcomes, 'harmless'))}
`;
}
