import fc from 'fast-check';
import type { DomainError } from '../../../../kernel/errors.ts';
import { matchEntry } from './match-entry.ts';
import { LARGEST_STATEMENT, readStatements } from './read-statements.ts';
import { decimal, minorUnits } from './statement.ts';
import { bytesOf, refusal } from './testing.ts';

const textOf = (name: string): string => bytesOf(name).toString('utf8');
const read = (text: string) => readStatements(Buffer.from(text));

const SAMPLES = [
  'mbank.sta',
  'millennium.sta',
  'pko.sta',
  'commerzbank.sta',
  'ing-camt053-02.xml',
  'commerzbank-camt053-08.xml',
];

test.each(['', 'date;amount\n2027-03-01;5,00', '%PDF-1.7', '{"a":1}', '<html></html>', '\u0000\u0001'])(
  '%j is neither format',
  (text) => {
    expect(refusal(text)).toMatchObject({ code: 'statement_line_unreadable', line: 1, expected: 'CAMT.053 | MT940' });
  },
);

test('a file larger than the limit is refused unread', () => {
  expect(refusal(Buffer.alloc(LARGEST_STATEMENT + 1, ':'))).toEqual({ code: 'statement_too_large', megabytes: 10 });
});

test('entries that do not lead from one balance to the other are refused', () => {
  expect(refusal(textOf('commerzbank.sta').replace('EUR5240,60', 'EUR5240,61'))).toEqual({
    code: 'statement_unbalanced',
    account: 'DE89370400440532013000',
    opening: '5000.00 EUR',
    entries: '240.60 EUR',
    closing: '5240.61 EUR',
  });
  expect(refusal(textOf('ing-camt053-02.xml').replace('269.50', '270.50'))).toMatchObject({
    code: 'statement_unbalanced',
  });
});

test('an entry has the same reference in every statement that shows it, and equal ones are told apart', () => {
  const statement = (day: string, entries: string, sum: string) =>
    `:20:X\n:25:PL61109010140000071219812874\n:60F:C${day}PLN0,00\n${entries}:62F:C270302PLN${sum}\n`;
  const one = ':61:270301C5,00NTRFNONREF\n:86:FV/2027/000123\n';
  const other = ':61:270302C7,00NTRFNONREF//B7\n:86:x\n';
  const references = (text: string) => read(text).flatMap(({ entries }) => entries.map(({ reference }) => reference));
  const month = references(statement('270201', one + one + other, '17,00'));
  expect(new Set(month).size).toBe(3);
  expect(references(statement('270301', one + one, '10,00') + statement('270302', other, '7,00'))).toEqual(month);
});

test.each(SAMPLES)('%s without any one of its lines is never read as something else', (name) => {
  const whole = readStatements(bytesOf(name));
  const sums = (statements: typeof whole) =>
    statements.map(({ entries }) => entries.map(({ amount, bookedOn }) => [amount, bookedOn]));
  const lines = bytesOf(name).toString('latin1').split('\n');
  for (const missing of lines.keys()) {
    const less = Buffer.from(lines.filter((_, index) => index !== missing).join('\n'), 'latin1');
    let statements: typeof whole | undefined;
    try {
      statements = readStatements(less);
    } catch (error) {
      expect((error as DomainError).code).toMatch(/^statement_/);
    }
    // Words and days of balances may be missing, entries not, but for the whole of a day without any.
    if (statements) expect(sums(statements).flat()).toEqual(sums(whole).flat());
  }
});

test('whatever bytes are sent, the answer is a statement or a refusal', () => {
  const files = SAMPLES.map(bytesOf);
  const change = fc.tuple(
    fc.constantFrom(...files),
    fc.nat(),
    fc.uint8Array({ minLength: 1, maxLength: 12 }),
    fc.nat(40),
  );
  fc.assert(
    fc.property(change, ([file, seed, bytes, dropped]) => {
      const at = seed % file.length;
      const damaged = Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + dropped)]);
      const found = refusal(damaged);
      if (found !== 'accepted') expect(found.code).toMatch(/^statement_/);
    }),
    { numRuns: 1500 },
  );
});

test('every payment of the samples finds its invoice', () => {
  const numbers = Array.from({ length: 40 }, (_, index) => ({
    number: `FV/2027/${String(index + 100).padStart(6, '0')}`,
    due: 1,
    currency: 'PLN',
  }));
  const found = SAMPLES.flatMap((name) => readStatements(bytesOf(name)))
    .flatMap(({ entries }) => entries)
    .map((entry) => matchEntry(entry, numbers))
    .flatMap((match) => (match.kind === 'match' ? [match.invoice.number.slice(-3)] : []));
  expect(found).toEqual(['123', '124', '125', '126', '127', '128', '129', '130', '131', '132']);
});

describe('amounts', () => {
  test.each([
    ['1234,5', 'PLN', 123_450],
    ['1234,', 'PLN', 123_400],
    ['0.01', 'USD', 1],
    ['5.000', 'EUR', 500],
    ['100', 'JPY', 100],
    ['100.', 'JPY', 100],
    ['1.5', 'KWD', 1500],
  ])('%s %s is %d', (text, currency, amount) => {
    expect(minorUnits(text, currency)).toBe(amount);
  });

  test.each(['', '-5', '1 000', '1.000,00', '0.001', '1e3', '99999999999999999'])('%j is not an amount', (text) => {
    expect(minorUnits(text, 'PLN')).toBeUndefined();
  });

  test('amounts are read back as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
        expect(minorUnits(decimal(amount, 'PLN'), 'PLN')).toBe(amount);
      }),
    );
  });
});
