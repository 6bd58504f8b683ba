import { generatedCompany } from './companies.ts';
import { type Random, randomOf } from './random.ts';

export interface BenchQuery {
  kind: QueryKind;
  q: string;
}

const swapLetters = (word: string, at: number): string =>
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);

const longestWord = (text: string): string =>
  text.split(/\s+/u).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

function misspelt(random: Random, text: string): string {
  const word = longestWord(text);
  if (word.length < 5) return word;
  const at = 1 + random.int(word.length - 3);
  const kind = random.int(3);
  if (kind === 0) return swapLetters(word, at);
  return kind === 1 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + 'x' + word.slice(at + 1);
}

/** Kinds of queries. The name is the key of a figure in the benchmark's table. */
const KINDS = {
  'whole name': (_, company) => company.name,
  'one word': (_, company) => longestWord(company.name),
  'name and city': (_, company) => `${longestWord(company.name)} ${company.city ?? ''}`,
  'trade and city': (_, company) => `${company.name.split(' ')[0] ?? ''} ${company.city ?? ''}`,
  city: (_, company) => company.city ?? company.name,
  'web address': (_, company) => company.website ?? company.name,
  'four letters': (_, company) => [...company.name].slice(0, 4).join(''),
  'three letters': (_, company) => [...company.name].slice(0, 3).join(''),
  'two letters': (_, company) => [...company.name].slice(0, 2).join(''),
  'one letter': (_, company) => [...company.name].slice(0, 1).join(''),
  'misspelt word': (random, company) => misspelt(random, company.name),
  'misspelt, two words': (random, company) =>
    `${misspelt(random, company.name)} ${misspelt(random, company.city ?? company.name)}`,
  nothing: (random) => `qx${random.int(9)}zvw${random.int(9)}kjq`,
} satisfies Record<string, (random: Random, company: ReturnType<typeof generatedCompany>) => string>;

export type QueryKind = keyof typeof KINDS;

/** Queries about a generated set of companies, all kinds in turn; the same for the same seed. */
export function generatedQueries(
  count: number,
  { companies, seed = 1 }: { companies: number; seed?: number },
): BenchQuery[] {
  const random = randomOf(seed + 7);
  const kinds = Object.entries(KINDS) as [QueryKind, (typeof KINDS)[QueryKind]][];
  return Array.from({ length: count }, (_, i) => {
    const [kind, write] = kinds[i % kinds.length] ?? ['city', KINDS.city];
    return { kind, q: write(random, generatedCompany(random.int(companies), seed)) };
  });
}
