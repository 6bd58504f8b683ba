import fc from 'fast-check';
import { findInvoiceNumbers } from './invoice-numbers.ts';
import { matchEntry } from './match-entry.ts';
import type { StatementEntry } from './statement.ts';

const entry = (title: string, amount = 11_900, more: Partial<StatementEntry> = {}): StatementEntry => ({
  reference: 'x',
  bookedOn: '2027-03-01',
  amount,
  currency: 'USD',
  payer: null,
  title,
  reversal: false,
  ...more,
});
const invoice = (number: string, due = 11_900) => ({ number, due, currency: 'USD' });
const OURS = invoice('FV/2027/000123');
const OPEN = [
  OURS,
  invoice('FV/2027/000124'),
  invoice('FV/2026/000123'),
  invoice('FV/2027/000012'),
  invoice('KOR/2027/000123'),
];

test.each([
  'FV/2027/000123',
  'fv/2027/000123',
  'FV 2027 000123',
  'FV 2027 123',
  'fv 2027/123',
  'FV-2027-000123',
  'FV.2027.000123',
  'FV2027000123',
  'FV2027123',
  'FV 2027000123',
  'FV\\2027\\000123',
  'FV: 2027 / 000123',
  'FV nr 2027/000123',
  'FV VAT NR: 2027/123',
  'Zapłata za FV/2027/000123 - abonament',
  'za fv 2027 123, dziękuję',
  'faktura nr 2027/000123',
  'Faktura VAT 2027-000123',
  'Faktura FV/2027/000123 z 01.03.2027',
  'Rechnung FV/2027/000123 vom 1.3.2027',
  'FV/2027/000123 2027-03-01',
  'FV 2027 123 01.03.2027',
  'FV/2027/000123, FV/2027/000123',
  '/VAT/22,25/IDC/5261040828/INV/FV/2027/000123/TXT/abonament',
  'RFB/FV/2027/000123',
  'abonament/FV/2027/000123',
  'FV/2027/000123/abonament',
  'FV/2027/000123.',
  '"FV/2027/000123"',
  'FV/2027/000123ZA MARZEC',
  'FV/2027/00 0123',
  'FV/2027/0001 23',
  'ＦＶ/2027/000123',
  'FV/2027/000123 119,00 USD',
])('%j is FV/2027/000123', (title) => {
  expect(matchEntry(entry(title), OPEN)).toEqual({ kind: 'match', invoice: OURS, amount: 'exact' });
});

test.each([
  ['another series', 'FS/2027/000123'],
  ['another series of the same letters', 'FVS/2027/000123'],
  ['letters in front', 'PROFV/2027/000123'],
  ['a longer number, in front', 'PRO/FV/2027/123'],
  ['a longer number, by digits in front', '12/FV/2027/123'],
  ['a longer number, behind', 'FV/2027/12/123'],
  ['a longer number, behind and spaced', 'FV 2027 / 12 / 123'],
  ['a suffix', 'FV/2027/123/A'],
  ['a suffix with a dash', 'FV/2027/000123-WAW'],
  ['a letter behind', 'FV/2027/000123A'],
  ['the year behind', 'FV 123/2027'],
  ['a month in between', 'FV/2027/03/000123'],
  ['some zeros', 'FV/2027/0123'],
  ['more digits', 'FV/2027/0001234'],
  ['a range', 'FV/2027/000123-000125'],
  ['a date', 'FV 2027-12-03'],
  ['no year', 'FV 123'],
  ['another century', 'FV/1927/000123'],
  ['nothing', ''],
  ['words', 'za usługi w marcu'],
  ['an account', 'PL61109010140000071219812874'],
])('%s: %j is nobody’s number', (_, title) => {
  expect(matchEntry(entry(title), OPEN).kind).toBe('none');
});

test.each([
  ['two numbers', 'FV/2027/000123, FV/2027/000124', ['FV/2027/000123', 'FV/2027/000124'], 'short'],
  ['a second number without its series', 'FV/2027/000123, 124', ['FV/2027/000123', 'FV/2027/000124'], 'short'],
  ['a second number after "i"', 'FV/2027/000123 i 000124', ['FV/2027/000123', 'FV/2027/000124'], 'short'],
  ['a correction and its invoice', 'KOR/2027/000123 do FV/2027/000123', ['FV/2027/000123', 'KOR/2027/000123'], 'short'],
  ['a second number that is paid already', 'FV/2027/000122 FV/2027/000123', ['FV/2027/000123'], 'over'],
  ['digits that may be cut in two', 'FV 2027 12 3', ['FV/2027/000123', 'FV/2027/000012'], 'short'],
  ['no series', '2027/000123', ['FV/2027/000123'], 'over'],
])('%s: a person has to look', (_, title, numbers, amount) => {
  const found = matchEntry(entry(title, 12_000), OPEN);
  expect(found).toMatchObject({ kind: 'ambiguous', amount });
  expect(found.kind === 'ambiguous' && found.invoices.map(({ number }) => number)).toEqual(numbers);
});

test('several invoices paid by one transfer are exact together', () => {
  expect(matchEntry(entry('FV/2027/000123 FV/2027/000124', 23_800), OPEN)).toMatchObject({
    kind: 'ambiguous',
    amount: 'exact',
  });
});

test('a number that is paid to the cent is meant, whatever other digits follow', () => {
  expect(matchEntry(entry('FV/2027/000123, 12 sztuk'), OPEN)).toEqual({
    kind: 'match',
    invoice: OURS,
    amount: 'exact',
  });
  expect(matchEntry(entry('FV/2027/000123, 12 sztuk', 11_800), OPEN)).toMatchObject({ kind: 'ambiguous' });
});

test.each([
  [11_900, 'USD', 'exact'],
  [11_899, 'USD', 'short'],
  [11_901, 'USD', 'over'],
  [11_900, 'PLN', 'other_currency'],
])('%d %s beside 11900 USD is %s', (amount, currency, verdict) => {
  expect(matchEntry(entry('FV/2027/000123', amount, { currency }), OPEN)).toEqual({
    kind: 'match',
    invoice: OURS,
    amount: verdict,
  });
});

test('what was not received, or was taken back, pays nothing', () => {
  expect(matchEntry(entry('FV/2027/000123', -11_900), OPEN).kind).toBe('none');
  expect(matchEntry(entry('FV/2027/000123', 0), OPEN).kind).toBe('none');
  expect(matchEntry(entry('FV/2027/000123', 11_900, { reversal: true }), OPEN).kind).toBe('none');
});

test('a number of no open invoice is told', () => {
  expect(matchEntry(entry('FV/2027/000999'), OPEN)).toEqual({ kind: 'none', numbers: ['FV/2027/000999'] });
});

describe('any number', () => {
  const year = fc.integer({ min: 2026, max: 2039 });
  const sequence = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 999_999 }));
  const series = fc.constantFrom('FV', 'KOR');
  const number = fc.record({ series, year, sequence });
  type Number = { series: string; year: number; sequence: number };
  const written = ({ series: letters, year: inYear, sequence: at }: Number) =>
    `${letters}/${inYear}/${String(at).padStart(6, '0')}`;

  /** How people write a number, and words around it. */
  const style = fc.record({
    separators: fc.array(fc.constantFrom('/', ' ', '-', '.', ' / ', '', '\\', '_'), { minLength: 2, maxLength: 2 }),
    zeros: fc.boolean(),
    small: fc.boolean(),
    before: fc.constantFrom('', 'zapłata ', 'za ', 'Faktura ', 'opłata: ', '/INV/', 'NIP 5261040828 '),
    behind: fc.constantFrom('', ' dziękuję', ' z dnia 01.03.2027', ', abonament', '.', ' z 2027-03-01', '/TXT/opłata'),
  });
  type Style = typeof style extends fc.Arbitrary<infer T> ? T : never;
  const title = (one: Number, { separators, zeros, small, before, behind }: Style) => {
    const [first = '', second = ''] = separators;
    const digits = zeros ? String(one.sequence).padStart(6, '0') : String(one.sequence);
    const text = `${one.series}${first}${one.year}${second}${digits}`;
    return before + (small ? text.toLowerCase() : text) + behind;
  };
  const open = (numbers: readonly Number[]) => numbers.map((one) => invoice(written(one)));

  test('any number is found in whatever form', () => {
    fc.assert(
      fc.property(number, style, fc.array(number), (one, how, others) => {
        const found = matchEntry(entry(title(one, how)), open([one, ...others]));
        expect(found).toMatchObject({ kind: 'match', invoice: { number: written(one) } });
      }),
      { numRuns: 2000 },
    );
  });

  test('never matches another one', () => {
    fc.assert(
      fc.property(number, style, fc.array(number, { maxLength: 40 }), (one, how, others) => {
        const wrong = open(others.filter((other) => written(other) !== written(one)));
        expect(matchEntry(entry(title(one, how)), wrong).kind).toBe('none');
      }),
      { numRuns: 2000 },
    );
  });

  /** Close neighbours: other years, one digit more or less, parts of it. */
  const neighbours = ({ series: letters, year: inYear, sequence: at }: Number): Number[] => {
    const digits = String(at);
    const cuts = Array.from(digits, (_, index) => [digits.slice(0, index), digits.slice(index), digits + index]);
    return [...cuts.flat(), String(at * 10), String(at + 1), String(at - 1)]
      .map(Number)
      .filter((near) => near > 0 && near !== at)
      .map((near) => ({ series: letters, year: inYear, sequence: near }))
      .concat({ series: letters, year: inYear + 1, sequence: at });
  };

  test('cut in two by a line of the bank is never taken for a neighbour', () => {
    fc.assert(
      fc.property(number, style, fc.nat(), (one, how, seed) => {
        const whole = title(one, how);
        const at = seed % (whole.length + 1);
        const cut = `${whole.slice(0, at)} ${whole.slice(at)}`;
        expect(matchEntry(entry(cut), open(neighbours(one))).kind).not.toBe('match');
      }),
      { numRuns: 5000 },
    );
  });

  test('any number of somebody else matches none of ours', () => {
    const digit = fc.integer({ min: 1, max: 400 }).map(String);
    const foreign = fc.oneof(
      fc
        .tuple(digit, year, fc.constantFrom('FV', 'FS', 'F', 'FA'))
        .map(([at, inYear, letters]) => `${letters} ${at}/${inYear}`),
      fc.tuple(year, digit, digit).map(([inYear, month, at]) => `FV/${inYear}/${month}/${at}`),
      fc
        .tuple(year, digit, fc.constantFrom('A', 'WAW', 'K1', 'PL'))
        .map(([inYear, at, end]) => `FV/${inYear}/${at}/${end}`),
      fc
        .tuple(fc.constantFrom('A', 'PRO', 'K1', 'WAW'), year, digit)
        .map(([start, inYear, at]) => `${start}/FV/${inYear}/${at}`),
      fc.tuple(fc.constantFrom('FS', 'FA', 'FVS', 'FVK', 'R', 'ZAM'), year, digit).map((parts) => parts.join('/')),
    );
    fc.assert(
      fc.property(foreign, (words) => {
        const all = Array.from({ length: 400 }, (_, at) =>
          invoice(written({ series: 'FV', year: 2027, sequence: at + 1 })),
        );
        expect(matchEntry(entry(words), all).kind).toBe('none');
      }),
      { numRuns: 500 },
    );
  });

  test('no number is zero', () => {
    expect(findInvoiceNumbers('FV202723 0, 2027/000000, faktura 2027/000000').possible).toEqual([
      'FV/2027/000023',
      'FV/2027/000230',
    ]);
  });

  test('every found number stands in the text digit by digit', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(
          fc.constantFrom('FV', 'KOR', '2027', '20', '/', ' ', '-', ',', '0', '1', '23', '000123', 'A', 'i', '.'),
          { maxLength: 20 },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (words) => {
        const { certain, possible } = findInvoiceNumbers(words);
        const digits = words.normalize('NFKD').replaceAll(/\D/g, '');
        for (const found of [...certain, ...possible]) {
          const [, inYear = '', at = ''] = found.split('/');
          expect(digits).toContain(inYear);
          expect(digits).toContain(String(Number(at)));
          expect(Number(at)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
