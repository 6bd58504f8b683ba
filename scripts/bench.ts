import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MEASURES, runBench } from '../tests/load/bench/run.ts';
import type { BenchOptions } from '../tests/load/bench/run.ts';
import { UserError, printFailure } from './lib/user-error.ts';

const HELP = `npm run bench -- [options]

  --only a,b    only these measures: a profile read, b review submission, c search, d site build,
                e time until a review is on the page, g submissions about one company and about a thousand,
                h reads of a company with a million reviews, i pages of lists of 100,000 companies,
                j profiles from the front door's cache and rendered anew,
                k a thousand open event streams of panels on one engine process,
                l from publish to visible: a page, a menu, a text,
                m a merchant's list of a million reviews, by every filter and sort,
                n staff's list of 100,000 companies, by every filter and sort,
                o three widgets on a page of a slow phone, and the weight of their scripts,
                s a day of the subscriptions of 100,000 companies,
                w a widget's data from the cache
  --rounds N    rounds, of which the median is shown (5)
  --quiet S     waits for moments in which nobody else works on the machine, S seconds in all (0)
  --json FILE   also write everything as JSON`;

function options(): (BenchOptions & { json: string | undefined }) | undefined {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: MEASURES.join(',') },
      rounds: { type: 'string', default: '5' },
      quiet: { type: 'string', default: '0' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const only = values.only.split(',').map((key) => key.trim());
  const unknown = only.filter((key) => !MEASURES.some((known) => known === key));
  if (unknown.length > 0)
    throw new UserError(`There is no measure "${unknown.join('", "')}": --only takes ${MEASURES.join(', ')}.`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    throw new UserError('--rounds takes a number from 1 to 50.');
  const quietSeconds = Number(values.quiet);
  if (!(quietSeconds >= 0)) throw new UserError('--quiet takes a number of seconds.');
  return { only: MEASURES.filter((key) => only.includes(key)), rounds, quietSeconds, json: values.json };
}

async function main(): Promise<number> {
  const chosen = options();
  if (!chosen) {
    console.log(HELP);
    return 0;
  }
  const { report, table } = await runBench(chosen, console.log);
  console.log(`\n${table}`);
  if (chosen.json) writeFileSync(chosen.json, `${JSON.stringify(report, null, 2)}\n`);
  else console.log(`\n${JSON.stringify(report)}`);
  return report.failures.length > 0 ? 1 : 0;
}

process.exitCode = await main().catch((error: unknown) => {
  printFailure(error);
  return 1;
});
process.exit();
