import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { Locale } from '@app/contracts/common';
import type { Grade } from '@app/contracts/common';

/** A line of the file; other fields are ignored. */
const Line = z.object({
  lang: Locale,
  text: z.string(),
  sentiment: z.enum(['positive', 'neutral', 'negative']),
});
export type Line = z.infer<typeof Line>;

/** The first `count` lines. @throws Error naming an invalid line */
export async function readLines(file: string, count: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const json of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    if (lines.length === count) break;
    if (json.trim() === '') continue;
    try {
      lines.push(Line.parse(JSON.parse(json)));
    } catch (error) {
      throw new Error(`line ${lines.length + 1} of ${file} is no review`, { cause: error });
    }
  }
  if (lines.length < count) throw new Error(`${file} has ${lines.length} lines, ${count} were asked for`);
  return lines;
}

/** A grade that matches the sentiment, alternating between the two that do. */
export function gradeOf({ sentiment }: Line, n: number): Grade {
  if (sentiment === 'neutral') return 3;
  const grades: [Grade, Grade] = sentiment === 'positive' ? [5, 4] : [1, 2];
  return grades[n % 2] ?? grades[0];
}
