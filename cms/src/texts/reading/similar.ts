import type { Queryable } from '../../database/queryable.ts';
import { BASE_LOCALE } from '../../locales.ts';
import { TextProblem } from '../problem.ts';
import { ROWS_SQL, STATE_SQL } from '../text-state.ts';
import type { Translator } from '../translator.ts';
import { fold } from './fold.ts';

/** A text whose base equals, or resembles, that of another. */
export interface SimilarText {
  /** With its namespace. */
  key: string;
  base: string;
  text: string;
  /** 1 for the same base. */
  likeness: number;
}

const SHOWN = 5;
/** Two texts of one sentence with one other word of three or more. */
const ENOUGH = 0.6;

function trigramsOf(text: string): Set<string> {
  const padded = `  ${fold(text).replace(/\s+/g, ' ').trim()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** Dice's coefficient over the trigrams of two texts: 0 to 1, 1 if they are equal but for case and marks. */
export function likenessOf(one: string, other: string): number {
  const [a, b] = [trigramsOf(one), trigramsOf(other)];
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  return (2 * common) / (a.size + b.size);
}

interface Candidate {
  key: string;
  base: string;
  text: string;
}

/** The candidates whose base resembles a text most, each wording once. */
export function mostAlike(base: string, candidates: readonly Candidate[]): SimilarText[] {
  const byText = new Map<string, SimilarText>();
  for (const candidate of candidates) {
    // Texts of very different lengths cannot be alike enough.
    const ratio = candidate.base.length / base.length;
    if (ratio < ENOUGH / 2 || ratio > 2 / ENOUGH) continue;
    const likeness = candidate.base === base ? 1 : Math.min(0.99, likenessOf(base, candidate.base));
    const known = byText.get(candidate.text);
    if (likeness >= ENOUGH && likeness > (known?.likeness ?? 0)) byText.set(candidate.text, { ...candidate, likeness });
  }
  return [...byText.values()].toSorted((a, b) => b.likeness - a.likeness || a.key.localeCompare(b.key)).slice(0, SHOWN);
}

/** What the language already has for equal and similar bases. @throws TextProblem */
export async function readSimilar(database: Queryable, { locales }: Translator, id: string): Promise<SimilarText[]> {
  const { rows } = await database.query(
    `select t.locale::text as locale, coalesce(b.text, b.file_text) as base from ${ROWS_SQL} where t.id = $1`,
    [id],
  );
  const [text] = rows as { locale: string; base: string | null }[];
  if (!text) throw new TextProblem('text_unknown');
  if (!locales.some((locale) => locale === text.locale)) throw new TextProblem('locale_not_yours');
  if (text.base === null || text.locale === BASE_LOCALE) return [];
  const { rows: candidates } = await database.query(
    `select t.namespace || ':' || t.key as key, coalesce(b.text, b.file_text) as base, coalesce(t.text, t.file_text) as text
     from ${ROWS_SQL}
     where t.locale::text = $1 and t.id <> $2 and coalesce(b.text, b.file_text) is not null and ${STATE_SQL} = 'done'`,
    [text.locale, id],
  );
  return mostAlike(text.base, candidates as unknown as Candidate[]);
}
