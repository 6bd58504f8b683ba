import { readStatements } from './read-statements.ts';
import { bytesOf, refusal } from './testing.ts';

const read = (text: string) => readStatements(Buffer.from(text));

test('mBank: labels in broken lines, ISO 8859-2', () => {
  expect(readStatements(bytesOf('mbank.sta'))).toEqual([
    {
      account: 'PL61109010140000071219812874',
      currency: 'PLN',
      from: '2027-03-01',
      to: '2027-03-02',
      entries: [
        {
          reference: expect.any(String),
          bookedOn: '2027-03-01',
          amount: 61_500,
          currency: 'PLN',
          payer: 'KWIATY ŁĄKOWE SP. Z O.O. UL. DŁUGA 5 00-950 WARSZAWA',
          title: 'ZAPŁATA ZA FV/2027/000123',
          reversal: false,
        },
        expect.objectContaining({
          payer: 'HOTEL POD ŻURAWIEM',
          title: '/VAT/34,50/IDC/1234563218/INV/FV/2027/000124/TXT/TŁUMACZENIA',
        }),
        expect.objectContaining({ amount: -250 }),
        expect.objectContaining({ amount: -250 }),
      ],
    },
  ]);
});

test('Bank Millennium: "<" subfields, a number broken between two, code page 852, a statement for each day', () => {
  const [first, second] = readStatements(bytesOf('millennium.sta'));
  expect(first?.entries).toMatchObject([
    {
      title: 'Opłata za abonament FV/2027/000125 dziękuję',
      payer: 'Żółw i Gęś s.c. Spółka cywilna',
      amount: 36_900,
      reversal: false,
    },
    { payer: 'Jan Śliwa', amount: -2_300, reversal: false },
    { title: 'Zwrot nadpłaty FV/2027/000099', amount: 2_300, reversal: true },
  ]);
  expect(second).toMatchObject({ from: '2027-03-03', to: '2027-03-04', entries: [] });
});

test('PKO BP: "~" subfields on lines of their own, windows-1250', () => {
  const [statement] = readStatements(bytesOf('pko.sta'));
  expect(statement?.entries).toMatchObject([
    { title: 'INVOICE FV/2027/000126 ENTERPRISE', payer: 'GRÜNWALD GMBH MÜNCHEN, POŁUDNIOWA 4', amount: 11_900 },
    { title: 'INVOICE FV/2027/000127', payer: 'ŽLUTÝ KŮŇ S.R.O.', amount: 11_900 },
  ]);
});

test('Commerzbank: an envelope, "?" subfields, the purpose of a SEPA payment, the year before, a page of a statement', () => {
  const [statement] = readStatements(bytesOf('commerzbank.sta'));
  expect(statement).toMatchObject({ account: 'DE89370400440532013000', currency: 'EUR' });
  expect(statement?.entries).toMatchObject([
    {
      bookedOn: '2026-12-31',
      amount: 25_050,
      title: 'Rechnung FV/2027/000128 vom 1.2.2027',
      payer: 'Bäckerei Groß OHG Filiale Süd',
    },
    { bookedOn: '2027-03-01', amount: -990 },
  ]);
});

const message = (entries: string, closing = '62F:C270302PLN100,00') =>
  `:20:X\n:25:PL61109010140000071219812874\n:28C:1\n:60F:C270301PLN100,00\n${entries}:${closing}\n`;

test('an entry without details has the bank’s own words as its title', () => {
  const [statement] = read(message(':61:2703010301C5,NTRFNONREF\nPRZELEW\n', '62F:C270302PLN105,'));
  expect(statement?.entries).toMatchObject([{ title: 'PRZELEW', payer: null, amount: 500 }]);
});

test('free text is a title as a whole', () => {
  const [statement] = read(
    message(':61:270301C5,00NTRFX\n:86:/ORDP/ACME/REMI/FV/2027/000123\n', '62F:C270302PLN105,00'),
  );
  expect(statement?.entries[0]?.title).toBe('/ORDP/ACME/REMI/FV/2027/000123');
});

test.each([
  ['a broken amount', ':61:2703010301C5.00NTRFNONREF\n', ':61:2703010301C5.00NTRFNONREF'],
  ['a fraction of a grosz', ':61:2703010301C5,001NTRFNONREF\n', ':61:2703010301C5,001NTRFNONREF'],
  ['an impossible day', ':61:2713010301C5,00NTRFNONREF\n', ':61:2713010301C5,00NTRFNONREF'],
  ['an impossible day of February', ':61:270229C5,00NTRFNONREF\n', ':61:270229C5,00NTRFNONREF'],
  ['an impossible booking day', ':61:2703011301C5,00NTRFNONREF\n', ':61:2703011301C5,00NTRFNONREF'],
  ['no mark of credit', ':61:2703015,00NTRFNONREF\n', ':61:2703015,00NTRFNONREF'],
  ['no type', ':61:270301C5,00\n', ':61:270301C5,00'],
])('an entry with %s is named with its line', (_, entry, found) => {
  expect(refusal(message(`:61:270301C1,00NTRFNONREF\n${entry}`))).toEqual({
    code: 'statement_line_unreadable',
    line: 6,
    found,
    expected: ':61:YYMMDD[MMDD] C|D|RC|RD 0,00 NAAA',
  });
});

test.each([
  ['without an account', message('').replace(/:25:.*\n/, ''), ':25:', 1],
  ['without an opening balance', message('').replace(/:60F:.*\n/, ''), ':60F:', 1],
  ['without a closing balance', message('').replace(/:62F:.*\n/, ''), ':62F:', 1],
  ['with a broken balance', message('').replace('C270301PLN', 'X270301PLN'), ':60F:C|D YYMMDD AAA 0,00', 4],
  ['in two currencies', message('', '62F:C270302USD100,00'), ':62F:C|D YYMMDD PLN 0,00', 5],
  ['that begins elsewhere', message('').replace(':20:X\n', ''), ':20:', 1],
  ['with two messages in one', message('').replace(':62F:', ':60F:C270301PLN100,00\n:62F:'), ':20:', 5],
  ['with an entry after its end', `${message('')}:61:270301C1,00NTRFX\n`, ':60F: … :62F:', 6],
  ['that goes on before it begins', `:86:x\n${message('')}`, ':20:', 1],
])('a statement %s is refused', (_, text, expected, line) => {
  expect(refusal(text)).toMatchObject({ code: 'statement_line_unreadable', expected, line });
});
