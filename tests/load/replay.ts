// Takes real reviews from a file through the whole of the main job, and looks at what came of them:
//   npm run replay -- FILE [--count 1400] [--form LOCALE] [--releases FOLDER]
// --form: mails and forms are in this language and not in each text's own, so that they are no hint for detecting it.
// FILE has one JSON object a line: lang, text, sentiment. Nothing of it is printed or kept.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, Locale } from '@app/contracts/common';
import { UserError, printFailure } from '../../scripts/lib/user-error.ts';
import { DATA_DIR } from '../../scripts/lib/paths.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startPostgres } from '../support/postgres.ts';
import { assertionsOf } from './replay/assertions.ts';
import { readLines } from './replay/lines.ts';
import { profileOf, publicList, recountSays, settled } from './replay/outcome.ts';
import { readPages } from './replay/pages.ts';
import type { ShownPages } from './replay/pages.ts';
import { assertionTable, heldTable, languageTable } from './replay/report.ts';
import { openCompany, orderAll, reviewAll } from './replay/reviewers.ts';
import type { Line } from './replay/lines.ts';

/** Reviews per page of the site. */
const PER_PAGE = 10;

interface Options {
  file: string;
  count: number;
  form: Locale | undefined;
  releases: string;
}

function options(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '1400' },
      form: { type: 'string' },
      releases: { type: 'string', default: path.join(DATA_DIR, 'releases') },
    },
  });
  const [file] = positionals;
  const count = Number(values.count);
  if (!file || positionals.length > 1) throw new UserError('Name one file: npm run replay -- FILE [--count 1400]');
  if (!Number.isInteger(count) || count < 1) throw new UserError('--count takes a whole number from 1.');
  const form = Locale.optional().safeParse(values.form);
  if (!form.success) throw new UserError(`--form takes one of ${LOCALES.join(', ')}.`);
  return { file, count, form: form.data, releases: values.releases };
}

/** Prints how long each phase took. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

async function replay(platform: TestPlatform, lines: Line[], { form, releases }: Options): Promise<boolean> {
  const { merchant, apiKey } = await openCompany(platform);
  const { id, slug } = merchant.company;
  await timed(`${lines.length} orders by the API`, () => orderAll(platform, apiKey, lines, form));
  const sent = await timed('their mails read, reviews written through the links', () =>
    reviewAll(platform, lines, form),
  );
  const stored = await timed('the last ones screened and counted', () => settled(platform, id));
  const listed = await publicList(platform, slug, PER_PAGE);
  const profile = await profileOf(platform, slug);
  const pages = await timed<ShownPages | string>('every page read', () =>
    readPages(platform, { slug, listed, releases }).catch((error: Error) => error.message),
  );
  const cards = listed.flatMap(({ items }) => items);
  const assertions = assertionsOf({ sent, stored, profile, cards, pages, recount: await recountSays(platform) });
  console.log(`\n${languageTable(sent, stored)}\n\n${heldTable(sent, stored)}\n\n${assertionTable(assertions)}`);
  return assertions.every(({ holds }) => holds);
}

async function main(): Promise<number> {
  const chosen = options();
  const lines = await readLines(chosen.file, chosen.count);
  const server = await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    const platform = await startPlatform({ concurrency: 8 });
    try {
      return (await replay(platform, lines, chosen)) ? 0 : 1;
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  printFailure(error);
  return 1;
});
process.exit();
