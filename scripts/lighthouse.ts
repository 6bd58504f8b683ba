import { execFile, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { chromiumPath } from '../tests/support/chromium.ts';
import { fromRoot } from './lib/paths.ts';
import { UserError, printFailure } from './lib/user-error.ts';

const HELP = `npm run lighthouse -- [options]    scores of a running site, on a phone as Lighthouse imagines it

  --url URL     where it runs (http://localhost:8000)
  --rounds N    rounds, of which the median is shown (3)
  --json FILE   also write everything as JSON`;

/** The kinds of pages that people land on. */
const PAGES = {
  home: '/',
  profile: '/opinie/{slug}',
  category: '/restaurants',
  search: '/find-company',
  results: '/search/hotel',
};
/** Search results are noindex on purpose, so Lighthouse's audit of that is skipped. */
const NOT_INDEXED = '/search/';

/** Minimum scores out of 100, and the limits of weight, time and layout shift. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 };
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];
const MOST_BYTES = 500_000;
const LATEST_PAINT_MS = 2_500;
const MOST_SHIFT = 0.1;

const run = promisify(execFile);

/** Lighthouse is installed separately: nothing else needs its hundred packages. */
const FOLDER = fromRoot('tests', 'load', 'lighthouse');
const CLI = fromRoot('tests', 'load', 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js');

/** The part of Lighthouse's report that is read. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

interface Figures {
  scores: Record<Category, number>;
  bytes: number;
  largestPaintMs: number;
  shift: number;
  /** Failed audits of the categories that must be perfect. */
  faults: string[];
}

function install(): void {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError('Lighthouse could not be installed.');
}

/** Attempts per page: now and then a browser records nothing of a healthy page. */
const TRIES = 3;

/** Runs Lighthouse once, in a process and browser of its own. */
async function measure(url: string, tries = TRIES): Promise<Figures> {
  const args = [CLI, url, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`];
  if (url.includes(NOT_INDEXED)) args.push('--skip-audits=is-crawlable');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage';
  const { stdout } = await run(process.execPath, [...args, flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath(), CI: '1' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stderr?: string }) => {
    if (tries > 1 && error.stderr?.includes('NO_NAVSTART')) return { stdout: null };
    throw new UserError(`Lighthouse failed at ${url}:\n${error.stderr ?? ''}`);
  });
  if (stdout === null) return measure(url, tries - 1);
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new UserError(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name].auditRefs.map(({ id }) => audits[id]))
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
    ) as Figures['scores'],
    bytes: value('total-byte-weight'),
    largestPaintMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    faults: failed.map((audit) => audit?.title ?? ''),
  };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

function medians(rounds: Figures[]): Figures {
  const medianOf = (pick: (figures: Figures) => number): number => median(rounds.map(pick));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, medianOf(({ scores }) => scores[name])]),
    ) as Figures['scores'],
    bytes: medianOf(({ bytes }) => bytes),
    largestPaintMs: medianOf(({ largestPaintMs }) => largestPaintMs),
    shift: medianOf(({ shift }) => shift),
    faults: [...new Set(rounds.flatMap(({ faults }) => faults))],
  };
}

const print = (page: string, { scores, bytes, largestPaintMs, shift, faults }: Figures): void => {
  const points = CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ');
  const rest = `${Math.round(bytes / 1000)} kB, largest paint ${(largestPaintMs / 1000).toFixed(1)} s, shift ${shift.toFixed(3)}`;
  console.log(`${page.padEnd(9)} ${points}, ${rest}`);
  for (const fault of faults) console.log(`          ✗ ${fault}`);
};

const meetsGoals = ({ scores, bytes, largestPaintMs, shift }: Figures): boolean =>
  bytes <= MOST_BYTES &&
  largestPaintMs <= LATEST_PAINT_MS &&
  shift <= MOST_SHIFT &&
  CATEGORIES.every((name) => scores[name] >= GOALS[name]);

/** Whether every page meets every goal. */
async function checkPages(url: string, rounds: number, json: string | undefined): Promise<boolean> {
  install();
  const answer = await fetch(`${url}/api/v1/companies/top?limit=1`).catch(() => undefined);
  if (!answer?.ok) throw new UserError(`Nothing answers at ${url}: start the platform first, or say --url.`);
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  const all: Record<string, Figures> = {};
  for (const [page, path] of Object.entries(PAGES)) {
    const address = url + path.replace('{slug}', items[0]?.slug ?? '');
    // Puts the page into the front door's cache, as it is for nearly all visitors.
    await (await fetch(address)).arrayBuffer();
    const measured: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measure(address));
    all[page] = medians(measured);
    print(page, all[page]);
  }
  if (json) writeFileSync(json, JSON.stringify(all, null, 2));
  return Object.values(all).every(meetsGoals);
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8000' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(HELP);
else {
  try {
    const met = await checkPages(values.url, Math.max(1, Number(values.rounds) || 1), values.json);
    console.log(met ? 'All goals met' : 'Goals missed');
    process.exitCode = met ? 0 : 1;
  } catch (error) {
    printFailure(error);
    process.exitCode = 1;
  }
}
