import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { Locale } from '@app/contracts/common';
import type { Example, Kind } from './training.ts';

const FOLDER = new URL('../labelled/training/', import.meta.url);

/** The kinds of sentences in the files, and what each is an example of. */
const KIND_OF: Readonly<Record<string, Kind | 'harmless'>> = {
  insult: 'insult',
  hate: 'hate',
  threat: 'threat',
  vulgar: 'insult',
  'personal-data': 'personal',
  link: 'advert',
  advert: 'advert',
  self: 'harmless',
  dish: 'harmless',
  tool: 'harmless',
  idiom: 'harmless',
  number: 'harmless',
  name: 'harmless',
  criticism: 'harmless',
  group: 'harmless',
  family: 'harmless',
  ordinary: 'harmless',
};

function parseLine(language: Locale, line: string, number: number): Example {
  const [label = '', text = '', ...rest] = line.split('\t');
  const kind = KIND_OF[label];
  if (rest.length > 0 || !text || !kind)
    throw new Error(`${language}.tsv:${number}: expected a kind, a tab and a sentence, found "${line.slice(0, 60)}"`);
  return { language, text, kind: kind === 'harmless' ? undefined : kind };
}

/**
 * The labelled sentences that the statistics are trained on, of all languages: `labelled/training/<locale>.tsv`, a kind
 * and a sentence a line. @throws when a line has another form
 */
export function trainingExamples(): Example[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => {
      const language = Locale.parse(file.replace(/\.tsv$/, ''));
      const lines = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
      return lines.map((line, at) => parseLine(language, line, at + 1));
    });
}

/** SHA-256 of the examples, in hexadecimal: weights name what they were trained on. */
export const fingerprintOf = (examples: readonly Example[]): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex');
