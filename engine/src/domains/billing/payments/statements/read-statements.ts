import { createHash } from 'node:crypto';
import { readCamt053 } from './camt053.ts';
import { readMt940 } from './mt940.ts';
import { StatementLineUnreadable, StatementTooLarge, StatementUnbalanced, decimal } from './statement.ts';
import type { ReadEntry, ReadStatement, Statement } from './statement.ts';

/** A month of 10,000 payments has about half of it. */
export const LARGEST_STATEMENT = 10 * 1024 * 1024;

function checkBalance({ account, currency, opening, closing, entries }: ReadStatement): void {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (opening + sum === closing) return;
  const shown = (amount: number) => `${decimal(amount, currency)} ${currency}`;
  throw new StatementUnbalanced({ account, opening: shown(opening), entries: shown(sum), closing: shown(closing) });
}

/** What an entry is known by: the bank's reference, which is not always unique, else all that it says. */
function keyOf(statement: ReadStatement, { bookedOn, amount, bankReference, payer, title }: ReadEntry): string {
  const { account, currency } = statement;
  const own = bankReference === null ? [payer, title] : [bankReference];
  return JSON.stringify([account, currency, bookedOn, amount, ...own]);
}

/**
 * Gives entries their references. Equal entries of a day are counted: statements have whole days, so the second one is
 * the second again when the day comes in another statement.
 */
function withReferences(statements: readonly ReadStatement[]): Statement[] {
  const seen = new Map<string, number>();
  return statements.map((statement) => {
    const { account, currency, from, to } = statement;
    const entries = statement.entries.map((entry) => {
      const key = keyOf(statement, entry);
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      const digest = createHash('sha256').update(key).digest('base64url').slice(0, 22);
      const { bookedOn, amount, payer, title, reversal } = entry;
      const reference = count === 1 ? digest : `${digest}-${count}`;
      return { reference, bookedOn, amount, currency, payer, title, reversal };
    });
    return { account, currency, from, to, entries };
  });
}

/**
 * Reads a bank's file, CAMT.053 or MT940, with one statement or several. A file that cannot be read in full, or whose
 * entries do not lead from the opening balance to the closing one, is refused as a whole.
 * @throws StatementLineUnreadable, StatementElementUnreadable, StatementUnbalanced, StatementTooLarge
 */
export function readStatements(file: Buffer): Statement[] {
  if (file.length > LARGEST_STATEMENT) throw new StatementTooLarge({ megabytes: LARGEST_STATEMENT / 1024 / 1024 });
  const head = file.subarray(0, 512).toString('latin1');
  const isXml = /^[^\w:]*<(\?xml|(\w+:)?Document)/.test(head);
  const isMt940 = /^\s*(\{1:|[^\r\n]*[\r\n]*:20:|:\d\d[A-Z]?:)/.test(head);
  if (!isXml && !isMt940) throw new StatementLineUnreadable(1, /[^\r\n]*/.exec(head)?.[0] ?? '', 'CAMT.053 | MT940');
  const statements = isXml ? readCamt053(file) : readMt940(file);
  for (const statement of statements) checkBalance(statement);
  return withReferences(statements);
}
