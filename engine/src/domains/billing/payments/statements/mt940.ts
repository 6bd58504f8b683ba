import { decodeBankText } from './legacy-text.ts';
import { readDetails } from './mt940-details.ts';
import { StatementLineUnreadable, accountNumber, minorUnits } from './statement.ts';
import type { ReadEntry, ReadStatement } from './statement.ts';

/** A field with the lines that go on with it. */
interface Field {
  tag: string;
  line: number;
  lines: string[];
}

const TAG = /^:(\d\d[A-Z]?|NS):(.*)$/;
/** Envelopes around messages: SWIFT's blocks, `-` at the end, control characters of mBank. */
const ENVELOPE = /^(?:-\}?|\{.*|\})$/;

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    // oxlint-disable-next-line no-control-regex
    const line = raw.replaceAll(/[\u0000-\u0008\u000b-\u001f\u{FEFF}]/gu, '').replace(/^\{.*\{4:(?=:)/, '');
    const [, tag, content = ''] = TAG.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, line: index + 1, lines: [content] });
    else if (line.trim() === '' || ENVELOPE.test(line.trim())) continue;
    else if (last) last.lines.push(line);
    else throw new StatementLineUnreadable(index + 1, line, ':20:');
  }
  return fields;
}

const unreadable = ({ tag, line, lines }: Field, expected: string) =>
  new StatementLineUnreadable(line, `:${tag}:${lines[0] ?? ''}`, expected);

/** YYYY-MM-DD; undefined if there is no such day. */
function dayFrom(year: number, monthAndDay: string): string | undefined {
  const day = `${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

/** Of YYMMDD. */
function dayOf(field: Field, text: string, expected: string): string {
  const day = dayFrom(2000 + Number(text.slice(0, 2)), text.slice(2));
  if (day === undefined) throw unreadable(field, expected);
  return day;
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d*)$/;

function balanceOf(field: Field) {
  const expected = `:${field.tag}:C|D YYMMDD AAA 0,00`;
  const [, mark, day = '', currency = '', text = ''] = BALANCE.exec(field.lines.join('').trim()) ?? [];
  const amount = minorUnits(text, currency || 'XXX');
  if (mark === undefined || amount === undefined) throw unreadable(field, expected);
  return { amount: mark === 'C' ? amount : -amount, currency, day: dayOf(field, day, expected) };
}

/** `PL…`, `/PL…`, `BANKPLPW/…`, or the 26 digits of a Polish account. */
function accountOf(field: Field): string {
  const account = accountNumber(
    field.lines
      .join('')
      .trim()
      .replace(/^\//, '')
      .replace(/^[A-Z]{6}\w{2,5}\//, ''),
  );
  if (!/^[A-Z\d/-]{5,40}$/i.test(account)) throw unreadable(field, ':25:IBAN');
  return account;
}

const ENTRY = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,15},\d*)([A-Z][A-Z\d]{3})(.*)$/;
const ENTRY_FORM = ':61:YYMMDD[MMDD] C|D|RC|RD 0,00 NAAA';

/** The entry's own day has no year: it is the one nearest to the value date. */
function bookedOn(field: Field, valueDay: string, monthAndDay: string | undefined): string {
  if (monthAndDay === undefined) return valueDay;
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDay));
  const year = Number(valueDay.slice(0, 4));
  const [nearest] = [year, year - 1, year + 1]
    .flatMap((near) => dayFrom(near, monthAndDay) ?? [])
    .toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw unreadable(field, ENTRY_FORM);
  return nearest;
}

function entryOf(field: Field, details: Field | undefined, currency: string): ReadEntry {
  const [first = '', ...supplement] = field.lines;
  const [, valueDay = '', monthAndDay, mark, , text = '', , rest = ''] = ENTRY.exec(first.trim()) ?? [];
  const amount = minorUnits(text, currency);
  if (mark === undefined || amount === undefined) throw unreadable(field, ENTRY_FORM);
  const [ownReference = '', bankReference = ''] = rest.split('//');
  const { title, payer, bankReference: numbered } = readDetails(details?.lines ?? []);
  const given = [bankReference, ownReference].map((one) => one.trim()).find((one) => one && one !== 'NONREF');
  return {
    bookedOn: bookedOn(field, dayOf(field, valueDay, ENTRY_FORM), monthAndDay),
    // A reversed credit takes money away, a reversed debit brings it back.
    amount: mark === 'C' || mark === 'RD' ? amount : -amount,
    reversal: mark.startsWith('R'),
    payer,
    title: title || supplement.join(' ').trim(),
    bankReference: numbered ?? given ?? null,
  };
}

/** The fields of one message, from its :20: to before the next. */
function readMessage(fields: Field[]): ReadStatement {
  const [head] = fields;
  const require = (tags: RegExp, expected: string): Field => {
    const found = fields.filter(({ tag }) => tags.test(tag));
    const [field, second] = found;
    if (!field) throw new StatementLineUnreadable(head?.line ?? 1, ':20:', expected);
    if (second) throw unreadable(second, ':20:');
    return field;
  };
  const account = accountOf(require(/^25[A-Z]?$/, ':25:'));
  const openingField = require(/^60[FM]$/, ':60F:');
  const closingField = require(/^62[FM]$/, ':62F:');
  const opening = balanceOf(openingField);
  const closing = balanceOf(closingField);
  if (closing.currency !== opening.currency)
    throw unreadable(closingField, `:${closingField.tag}:C|D YYMMDD ${opening.currency} 0,00`);
  const entries = fields.flatMap((field, index) => {
    if (field.tag !== '61') return [];
    if (field.line < openingField.line || field.line > closingField.line) throw unreadable(field, ':60F: … :62F:');
    // Between an entry and its details some banks put a field of their own.
    const next = fields[index + 1]?.tag === 'NS' ? fields[index + 2] : fields[index + 1];
    return [entryOf(field, next?.tag === '86' ? next : undefined, opening.currency)];
  });
  return {
    account,
    currency: opening.currency,
    from: opening.day,
    to: closing.day,
    opening: opening.amount,
    closing: closing.amount,
    entries,
  };
}

/**
 * Reads a file of MT940 messages, one statement each.
 * @throws StatementLineUnreadable
 */
export function readMt940(bytes: Buffer): ReadStatement[] {
  const messages: Field[][] = [];
  for (const field of fieldsOf(decodeBankText(bytes))) {
    if (field.tag === '20') messages.push([]);
    const message = messages.at(-1);
    if (!message) throw unreadable(field, ':20:');
    message.push(field);
  }
  if (messages.length === 0) throw new StatementLineUnreadable(1, '', ':20:');
  return messages.map(readMessage);
}
