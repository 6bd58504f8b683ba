import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import { ExportLine } from '@app/contracts/trust/ledger';
import { LedgerBroken, verifyExport } from '../domains/ledger/verify.ts';
import type { KnownBefore, VerifiedLedger } from '../domains/ledger/verify.ts';
import { verifyReceipt } from '../domains/ledger/verify-receipt.ts';
import type { VerifiedReceipt } from '../domains/ledger/verify-receipt.ts';
import { readReceipt, receiptReviewId } from '../domains/reviews/submission/receipt.ts';

const USAGE = `Checks a ledger of reviews without asking anybody: its hashes, what is opened, its signed heads.

  verify-ledger EXPORT                the file from /api/v1/ledger/export
  verify-ledger --url https://…       fetches it from there first
    --receipt RECEIPT                 a receipt, or a file that holds it; may be repeated
    --text FILE                       the text of the receipt at the same place, so that it is compared as well
    --known EARLIER                   an export kept from before: the ledger must go on from it

Exit code 0: everything is right. 1: the first place that is wrong is named. 2: it could not be read.
`;

interface Job {
  source: string;
  lines: AsyncIterable<string>;
  receipts: string[];
  texts: string[];
  known: KnownBefore;
}

/** The lines of a text as it comes. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

const contentsOf = (given: string): string => (existsSync(given) ? readFileSync(given, 'utf8') : given).trim();

async function readJob(args: string[]): Promise<Job | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      receipt: { type: 'string', multiple: true, default: [] },
      text: { type: 'string', multiple: true, default: [] },
      known: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [file] = positionals;
  if (values.help || (file === undefined) === (values.url === undefined)) return undefined;
  const { url = '' } = values;
  return {
    source: file ?? url,
    lines: linesOf(file === undefined ? await fetched(url) : createReadStream(file)),
    receipts: values.receipt.map(contentsOf),
    texts: values.text.map((name) => readFileSync(name, 'utf8')),
    known: await readKnown(values.known),
  };
}

async function fetched(url: string): Promise<Readable> {
  const response = await fetch(new URL('/api/v1/ledger/export', url));
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
  return Readable.fromWeb(response.body as ReadableStream);
}

async function readKnown(file: string | undefined): Promise<KnownBefore> {
  const known: KnownBefore = { keys: [], heads: [] };
  if (file === undefined) return known;
  for await (const text of linesOf(createReadStream(file))) {
    const { data } = ExportLine.safeParse(JSON.parse(text));
    if (data?.line === 'key') known.keys.push(data);
    if (data?.line === 'head') known.heads.push(data);
  }
  return known;
}

function print(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    process.stdout.write(
      `${row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd()}\n`,
    );
}

function tell(source: string, ledger: VerifiedLedger, receipts: VerifiedReceipt[]): void {
  const { lastHead } = ledger;
  print([
    ['ledger', source, `as of ${ledger.at}`],
    ['✓ entries', String(ledger.entries), 'each follows from the one before'],
    ['✓ openings', String(ledger.opened), 'what is public is what was committed to'],
    [
      '✓ heads',
      String(ledger.heads),
      lastHead ? `signed; the last of ${lastHead.day} over entry ${lastHead.seq}` : 'none signed yet',
    ],
    [
      '✓ keys',
      String(ledger.keys.size),
      [...ledger.keys].map(([id, key]) => `${id}: ${key.toString('base64url')}`).join(', '),
    ],
    ...receipts.map(({ reviewId, seq, at, opened, textFits }) => [
      '✓ receipt',
      reviewId,
      [
        `genuine; entry ${seq} of ${at}`,
        opened ? 'the entry is about the same text' : 'the entry is closed, its text is not public',
        ...(textFits ? ['your text is the one'] : []),
      ].join('; '),
    ]),
  ]);
}

try {
  const job = await readJob(process.argv.slice(2));
  if (job) {
    const reviewIds = new Set(job.receipts.map(receiptReviewId).filter((id) => id !== undefined));
    const ledger = await verifyExport(job.lines, { reviewIds, known: job.known });
    tell(
      job.source,
      ledger,
      job.receipts.map((receipt, at) => verifyReceipt(ledger, readReceipt(receipt, ledger.keys), job.texts[at])),
    );
  } else {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  const broken = error instanceof LedgerBroken;
  process.stderr.write(broken ? `✗ ${error.place}: ${error.message}\n` : `${String(error)}\n`);
  process.exitCode = broken ? 1 : 2;
}
