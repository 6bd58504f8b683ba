import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Locale } from '@app/contracts/common';
import { compileLists } from './lists.ts';
import { decide, screen } from './screen.ts';
import { partOf } from './weights.ts';
import type { Finding, RuleId, Weight } from './types.ts';

const Labelled = z.object({ lang: Locale, label: z.enum(['harmless', 'attack']), kind: z.string(), text: z.string() });
type Labelled = z.infer<typeof Labelled>;

/** A part of a rule on labelled sentences: in how many attacks and harmless ones it spoke with its whole weight. */
export interface Precision {
  rule: RuleId;
  part: string;
  weight: Weight;
  attacks: number;
  harmless: number;
}

/** What became of the sentences of one kind. */
export interface Outcome {
  label: Labelled['label'];
  kind: string;
  sentences: number;
  held: number;
  looked: number;
}

/** Labelled sentences: `unseen` ones were written by others, and the authors of rules do not read them. */
export const labelled = (name: 'known' | 'unseen'): Labelled[] =>
  readFileSync(new URL(`labelled/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => Labelled.parse(JSON.parse(line)));

/** A grade that no text contradicts. */
const NEUTRAL = 3;

/** Screens labelled sentences: what each part of the rules found, and what became of each kind of sentence. */
export function measure(sentences: readonly Labelled[]): { parts: Precision[]; outcomes: Outcome[] } {
  const lists = compileLists();
  const parts = new Map<string, Precision>();
  const outcomes = new Map<string, Outcome>();
  for (const { lang, label, kind, text } of sentences) {
    const { findings } = screen({ body: text, grade: NEUTRAL, formLanguage: lang, statistics: true }, lists);
    const { outcome } = decide(findings);
    const counted = outcomes.get(`${label} ${kind}`) ?? { label, kind, sentences: 0, held: 0, looked: 0 };
    counted.sentences += 1;
    if (outcome === 'hold') counted.held += 1;
    if (outcome === 'look') counted.looked += 1;
    outcomes.set(`${label} ${kind}`, counted);
    for (const [key, { rule, weight, detail }] of spoken(findings)) {
      const part = parts.get(key) ?? { rule, part: partOf(detail) ?? '', weight, attacks: 0, harmless: 0 };
      part[label === 'attack' ? 'attacks' : 'harmless'] += 1;
      parts.set(key, part);
    }
  }
  return { parts: [...parts.values()], outcomes: [...outcomes.values()] };
}

/** A part of a rule counts once a sentence, and with each weight: what its context has weakened is another sign. */
const spoken = (findings: readonly Finding[]): Map<string, Finding> =>
  new Map(findings.map((finding) => [`${finding.rule}/${partOf(finding.detail)}/${finding.weight}`, finding]));
