import iconv from 'iconv-lite';
import { readStatements } from './read-statements.ts';
import { bytesOf, refusal } from './testing.ts';

test('version 02: pending entries do not count, charges have the bank’s words', () => {
  expect(readStatements(bytesOf('ing-camt053-02.xml'))).toEqual([
    {
      account: 'PL50105014611000009030123456',
      currency: 'PLN',
      from: '2027-03-01',
      to: '2027-03-01',
      entries: [
        {
          reference: expect.any(String),
          bookedOn: '2027-03-01',
          amount: 18_450,
          currency: 'PLN',
          payer: 'MIÓD & ORZECHY SP.J.',
          title: 'oplata za fv 2027/129',
          reversal: false,
        },
        expect.objectContaining({ amount: -1_500, title: 'Opłata za prowadzenie rachunku', payer: null }),
      ],
    },
  ]);
});

test('version 08: a collective entry has its payments, a reversal is known', () => {
  const [statement] = readStatements(bytesOf('commerzbank-camt053-08.xml'));
  expect(statement).toMatchObject({ from: '2027-03-01', to: '2027-03-02', currency: 'EUR' });
  expect(statement?.entries).toMatchObject([
    { amount: 10_000, payer: 'Bäckerei Groß OHG', title: 'FV/2027/000130', reversal: false },
    { amount: 13_050, payer: 'Nadace Modrá', title: 'FV/2027/000131' },
    { amount: 10_000, payer: null, title: expect.stringContaining('FV/2027/000132 thanks') },
    { amount: -1_000, reversal: true },
  ]);
});

test('version 13: prefixes, windows-1250, two accounts, a title in two parts', () => {
  expect(readStatements(bytesOf('two-accounts-camt053-13.xml'))).toMatchObject([
    {
      account: 'PL83102028922276300500112233',
      entries: [{ payer: 'Gościniec pod Lasem', title: 'Tłumaczenie opinii w marcu, faktura FV/2027/000133' }],
    },
    { account: 'PL50105014611000009030123456', currency: 'USD', entries: [] },
  ]);
});

const sample = bytesOf('commerzbank-camt053-08.xml').toString();
const PATH = '/Document/BkToCstmrStmt/Stmt';

test.each([
  ['<Amt Ccy="EUR">330.50</Amt>', '<Amt Ccy="EUR">330,5x</Amt>', `${PATH}/Ntry[1]/Amt`, '330,5x', '0.00 EUR'],
  ['<Amt Ccy="EUR">330.50</Amt>', '<Amt Ccy="PLN">330.50</Amt>', `${PATH}/Ntry[1]/Amt@Ccy`, 'PLN', 'EUR'],
  ['<Amt Ccy="EUR">330.50</Amt>', '', `${PATH}/Ntry[1]/Amt`, '', '0.00 EUR'],
  ['<Amt Ccy="EUR">330.50</Amt>', '<Amt Ccy="EUR">331.50</Amt>', `${PATH}/Ntry[1]/NtryDtls`, '330.50', '331.50'],
  ['<Amt Ccy="EUR">130.50</Amt>', '', `${PATH}/Ntry[1]/NtryDtls/TxDtls[2]/Amt`, '', '0.00 EUR'],
  [
    '<CdtDbtInd>DBIT</CdtDbtInd>\n        <RvslInd>',
    '<CdtDbtInd>D</CdtDbtInd><RvslInd>',
    `${PATH}/Ntry[2]/CdtDbtInd`,
    'D',
    'CRDT | DBIT',
  ],
  [
    '<BookgDt><Dt>2027-03-02</Dt></BookgDt>',
    '<BookgDt><Dt>02.03.2027</Dt></BookgDt>',
    `${PATH}/Ntry[1]/BookgDt/Dt`,
    '02.03.2027',
    'YYYY-MM-DD',
  ],
  ['PRCD', 'ITBD', `${PATH}/Bal`, '', 'OPBD | PRCD'],
  ['CLBD', 'ITBD', `${PATH}/Bal`, '', 'CLBD'],
  ['<IBAN>DE89370400440532013000</IBAN>', '', `${PATH}/Acct/Id`, '', 'IBAN | Othr/Id'],
  ['camt.053.001.08', 'camt.054.001.08', 'Document@xmlns', '', 'camt.053.001.02–13'],
  ['camt.053.001.08', 'camt.053.001.01', 'Document@xmlns', '01', 'camt.053.001.02–13'],
])('%j instead of %j is named with its element', (right, wrong, element, found, expected) => {
  expect(sample).toContain(right);
  expect(refusal(sample.replace(right, wrong))).toEqual({
    code: 'statement_element_unreadable',
    element,
    found,
    expected,
  });
});

test('XML that is not well formed is named with its line', () => {
  expect(refusal(sample.replace('</Acct>', '</Account>'))).toMatchObject({
    code: 'statement_line_unreadable',
    line: 7,
    expected: 'XML',
  });
  expect(refusal(sample.slice(0, 900))).toMatchObject({ code: 'statement_line_unreadable', expected: 'XML' });
});

test('a document type, and with it entities of its own, is refused', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
  expect(refusal(sample.replace('<Document', `${bomb}<Document`))).toMatchObject({
    code: 'statement_line_unreadable',
    line: 2,
    found: '<!DOCTYPE',
  });
});

test('elements in thousands of elements are refused', () => {
  const deep = sample.replace('<GrpHdr>', `${'<x>'.repeat(5000)}${'</x>'.repeat(5000)}<GrpHdr>`);
  expect(refusal(deep)).toMatchObject({ code: 'statement_element_unreadable', expected: 'XML' });
});

test('predefined entities are read however many there are, and only once', () => {
  const many = sample.replace('E2E-0', `${'&amp;'.repeat(3000)} &amp;#322; &#x142;`);
  const title = readStatements(Buffer.from(many))[0]?.entries.at(-1)?.title;
  expect(title).toBe(`${'&'.repeat(3000)} &#322; ł`);
});

test('bytes that are not of the declared encoding are refused', () => {
  expect(refusal(iconv.encode(sample, 'windows-1250'))).toMatchObject({
    code: 'statement_line_unreadable',
    expected: 'UTF-8',
  });
});
