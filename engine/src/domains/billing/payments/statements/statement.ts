import { domainError } from '../../../../kernel/errors.ts';

/** A booked entry of a bank statement. */
export interface StatementEntry {
  /** The same in every statement that shows the entry, and no other entry's. */
  reference: string;
  /** YYYY-MM-DD. */
  bookedOn: string;
  /** In the smallest unit of the currency; positive = received. */
  amount: number;
  currency: string;
  payer: string | null;
  /** What the payer wrote. */
  title: string;
  /** An earlier entry taken back: no payment, though it may be positive. */
  reversal: boolean;
}

export interface Statement {
  /** IBAN where the bank gives one, without spaces. */
  account: string;
  currency: string;
  /** Days of the opening and closing balances. */
  from: string;
  to: string;
  entries: StatementEntry[];
}

/** An entry before its reference is made. */
export interface ReadEntry extends Omit<StatementEntry, 'reference' | 'currency'> {
  /** The bank's own reference, if it gives one. */
  bankReference: string | null;
}

/** A statement as it was read, before its sum is checked. Amounts in the smallest unit. */
export interface ReadStatement extends Omit<Statement, 'entries'> {
  opening: number;
  closing: number;
  entries: ReadEntry[];
}

const SHOWN = 80;

/** A line of a text file is not as the format has it. `found` and `expected` are in the notation of the format. */
export class StatementLineUnreadable extends domainError('statement_line_unreadable', 422) {
  constructor(line: number, found: string, expected: string) {
    super({ line, found: found.slice(0, SHOWN), expected });
  }
}

/** The same of an XML file; `element` is its path. */
export class StatementElementUnreadable extends domainError('statement_element_unreadable', 422) {
  constructor(element: string, found: string, expected: string) {
    super({ element, found: found.slice(0, SHOWN), expected });
  }
}

/** Opening balance and entries do not make the closing balance: entries are missing. */
export class StatementUnbalanced extends domainError('statement_unbalanced', 422) {}
export class StatementTooLarge extends domainError('statement_too_large', 413) {}

const digits = new Map<string, number>();

/** Digits after the point: 2 for most currencies, 0 for the yen. */
function fractionDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const found =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/**
 * An amount as banks write it, `1234,5` or `1234.50`, in the smallest unit of the currency. Undefined if it is not an amount,
 * has more digits after the point than the currency, or is too large to count exactly.
 */
export function minorUnits(text: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,18})(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const places = fractionDigits(currency);
  if (/[1-9]/.test(fraction.slice(places))) return undefined;
  const amount = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** The way back, for messages: `-1234.50`. */
export function decimal(amount: number, currency: string): string {
  const places = fractionDigits(currency);
  return (amount / 10 ** places).toFixed(places);
}

/** An account as we write it: an IBAN where that can be told, without spaces. Polish banks leave its `PL` away. */
export function accountNumber(given: string): string {
  const compact = given.replaceAll(/\s/g, '');
  return /^\d{26}$/.test(compact) ? `PL${compact}` : compact;
}

/** Lengths at which banks break a text off and go on in the next part: of MT940 subfields, Elixir lines, whole lines. */
const FULL_LENGTHS = new Set([27, 35, 65, 140]);

/**
 * Puts together a text that a bank has cut into parts. A part of full length goes on in the next one, perhaps within a
 * word or number; a shorter one ended there, or lost a space at its end.
 */
export function joinParts(parts: readonly string[]): string {
  let text = '';
  let goesOn = true;
  for (const part of parts) {
    text += goesOn ? part : ` ${part}`;
    goesOn = FULL_LENGTHS.has(part.length);
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
