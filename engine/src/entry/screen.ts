import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Grade, Locale } from '@app/contracts/common';
import { compileLists, decide, screen } from '../domains/moderation/screening/index.ts';

/** One line of the file: a text, the language it is said to be in and, where it is known, its grade. */
const Line = z.object({ lang: Locale.optional().catch(undefined), text: z.string(), grade: Grade.optional() });

interface Tally {
  texts: number;
  held: number;
  detected: number;
  rules: Map<string, number>;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`);

function main(args: readonly string[]): number {
  const json = args.includes('--json');
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file) {
    process.stderr.write('Usage: screen FILE [--json] — FILE holds JSON lines with lang, text and, if known, grade.\n');
    return 1;
  }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Line.parse(JSON.parse(line)));
  const lists = compileLists();
  const tallies = new Map<string, Tally>();
  const started = performance.now();
  for (const { lang, text, grade } of lines) {
    const { language, findings } = screen(
      { body: text, grade: grade ?? 3, formLanguage: lang, statistics: true },
      lists,
    );
    const { held, rules } = decide(findings);
    if (json) process.stdout.write(`${JSON.stringify({ lang: lang ?? null, held, rules, detected: language })}\n`);
    const tally = tallies.get(lang ?? '?') ?? { texts: 0, held: 0, detected: 0, rules: new Map<string, number>() };
    tally.texts += 1;
    tally.held += held ? 1 : 0;
    tally.detected += language === lang ? 1 : 0;
    for (const rule of rules) tally.rules.set(rule, (tally.rules.get(rule) ?? 0) + 1);
    tallies.set(lang ?? '?', tally);
  }
  if (json) return 0;
  const seconds = (performance.now() - started) / 1000;
  const rows = [...tallies]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([lang, { texts, held, detected, rules }]) => [
      lang,
      String(texts),
      String(held),
      percent(held, texts),
      percent(detected, texts),
      [...rules].map(([rule, count]) => `${rule} ${count}`).join(', '),
    ]);
  const header = ['lang', 'texts', 'held', 'share', 'detected', 'rules'];
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  for (const row of [header, ...rows])
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()}\n`,
    );
  process.stdout.write(
    `\n${lines.length} texts in ${seconds.toFixed(1)} s: ${Math.round((lines.length / seconds) * 60)} a minute\n`,
  );
  return 0;
}

process.exitCode = main(process.argv.slice(2));
