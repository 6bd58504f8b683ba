import fc from 'fast-check';
import type { Invoice } from '@app/contracts/billing/invoices';
import { renderInvoiceFa3 } from './fa3.ts';
import { anyInvoice } from './testing/arbitrary.ts';
import { all, amount, amounts, readXml, sum, text } from './testing/reading.ts';
import type { Parsed } from './testing/reading.ts';
import { BANK, BUYERS, CORRECTION, DOMESTIC, HOTEL, OUTSIDE, REVERSE_CHARGE } from './testing/samples.ts';

const document = (invoice: Invoice): Parsed => readXml(renderInvoiceFa3(invoice, { bank: BANK }))['Faktura'] as Parsed;
const fa = (invoice: Invoice): Parsed => document(invoice)['Fa'] as Parsed;

test('rows sum to the net, and net and tax to the gross', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const root = fa(invoice);
      const net = ['P_13_1', 'P_13_8', 'P_13_9'].flatMap((field) => amounts(root, field));
      expect(net).toEqual([invoice.net]);
      expect(sum(amounts(root, 'FaWiersz/P_11'))).toBe(invoice.net);
      expect(invoice.net + sum(amounts(root, 'P_14_1'))).toBe(amount(root, 'P_15'));
      expect(amounts(root, 'P_14_1W')).toEqual(invoice.vatInPln ? [invoice.vatInPln.amount] : []);
    }),
    { numRuns: 200 },
  );
});

test('the header names the structure, and the invoice its number and days', () => {
  const root = document(DOMESTIC);
  expect(renderInvoiceFa3(DOMESTIC)).toContain('<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">');
  expect(all(root, 'Naglowek/KodFormularza')[0]).toEqual({
    '#': 'FA',
    '@kodSystemowy': 'FA (3)',
    '@wersjaSchemy': '1-0E',
  });
  expect([text(root, 'Fa/P_2'), text(root, 'Fa/P_1'), text(root, 'Fa/P_6')]).toEqual([
    DOMESTIC.number,
    DOMESTIC.issuedOn,
    DOMESTIC.suppliedOn,
  ]);
  expect(text(root, 'Fa/RodzajFaktury')).toBe('VAT');
  expect(text(fa(REVERSE_CHARGE), 'P_6')).toBeUndefined();
});

test('buyers are named by the number that they have', () => {
  const identity = (buyer: Invoice['buyer']) =>
    all(document({ ...DOMESTIC, buyer }), 'Podmiot2/DaneIdentyfikacyjne')[0];
  expect(identity(BUYERS.pl)).toMatchObject({ NIP: '7811767696' });
  expect(identity(BUYERS.el)).toMatchObject({ KodUE: 'EL', NrVatUE: '094259216' });
  expect(identity(BUYERS.ja)).toMatchObject({ KodKraju: 'JP', NrID: 'T7000012050002' });
  expect(identity({ ...BUYERS.ja, taxNumber: null })).toMatchObject({ BrakID: '1' });
  expect(identity({ ...BUYERS.pl, taxNumber: '781-176-76-96' })).toMatchObject({ NIP: '7811767696' });
});

test('a reverse charge is marked, and has neither rate nor tax', () => {
  const root = fa(REVERSE_CHARGE);
  expect(text(root, 'Adnotacje/P_18')).toBe('1');
  expect(text(root, 'FaWiersz/P_12')).toBe('np II');
  expect(text(root, 'P_14_1')).toBeUndefined();
  expect(text(fa(OUTSIDE), 'FaWiersz/P_12')).toBe('np I');
  expect(text(fa(OUTSIDE), 'Adnotacje/P_18')).toBe('2');
});

test('tax of a dollar invoice is in zloty too, with the rate at every row', () => {
  const root = fa(DOMESTIC);
  expect(text(root, 'P_14_1W')).toBe('90.80');
  expect(text(root, 'FaWiersz/KursWaluty')).toBe('3.9876');
  expect(text(fa(HOTEL), 'P_14_1W')).toBeUndefined();
});

test('a correction says what it corrects and why, and has differences', () => {
  const root = fa(CORRECTION);
  expect(text(root, 'RodzajFaktury')).toBe('KOR');
  expect(text(root, 'PrzyczynaKorekty')).toBe(CORRECTION.reason);
  expect(all(root, 'DaneFaKorygowanej')[0]).toEqual({
    DataWystFaKorygowanej: DOMESTIC.issuedOn,
    NrFaKorygowanej: DOMESTIC.number,
    NrKSeFN: '1',
  });
  expect(text(root, 'P_15')).toBe('-121.77');
  const number = '5260001246-20270115-0100A0B1C2D3-5E';
  const inKsef = readXml(renderInvoiceFa3(CORRECTION, { correctedInKsef: number }))['Faktura'] as Parsed;
  expect(all(inKsef, 'Fa/DaneFaKorygowanej')[0]).toMatchObject({ NrKSeF: '1', NrKSeFFaKorygowanej: number });
});

test('payment names the account until it is paid, then the day', () => {
  expect(all(fa(DOMESTIC), 'Platnosc')[0]).toEqual({
    TerminPlatnosci: { Termin: DOMESTIC.dueOn },
    FormaPlatnosci: '6',
    RachunekBankowy: { NrRB: BANK.iban, SWIFT: BANK.bic, NazwaBanku: BANK.bank },
  });
  expect(all(fa(REVERSE_CHARGE), 'Platnosc')[0]).toEqual({
    Zaplacono: '1',
    DataZaplaty: REVERSE_CHARGE.paidOn,
    FormaPlatnosci: '2',
  });
});

test('a rate without a field, and a seller without a NIP, are refused', () => {
  expect(() => renderInvoiceFa3({ ...DOMESTIC, vatRate: 19 })).toThrow('VAT rate 19');
  expect(() => renderInvoiceFa3({ ...DOMESTIC, seller: BUYERS.de })).toThrow('no NIP');
});
