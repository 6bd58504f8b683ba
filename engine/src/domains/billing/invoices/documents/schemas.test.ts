import fc from 'fast-check';
import { renderInvoiceFa3 } from './fa3.ts';
import { anyInvoice } from './testing/arbitrary.ts';
import { BANK, BUYERS, DOMESTIC, SAMPLES } from './testing/samples.ts';
import { schemaErrors } from './testing/schemas.ts';
import { renderInvoiceUbl } from './ubl.ts';

const NAMELESS = {
  ...DOMESTIC,
  buyer: { ...BUYERS.ja, street: null, postcode: null, city: null, taxNumber: null, email: null },
};
const INVOICES = [...Object.values(SAMPLES), NAMELESS, ...fc.sample(anyInvoice, 40)];

test('FA(3) is valid by the schema of the Ministry of Finance', async () => {
  const documents = INVOICES.map((invoice) => renderInvoiceFa3(invoice, { bank: BANK }));
  expect(await schemaErrors('fa3', documents)).toEqual([]);
  const [first = ''] = documents;
  expect(await schemaErrors('fa3', [first.replace(/<P_15>.*<\/P_15>/, '')])).toEqual([
    expect.stringContaining('Adnotacje'),
  ]);
});

test('UBL is valid by the schema of OASIS, as invoice and as credit note', async () => {
  const documents = INVOICES.map((invoice) => renderInvoiceUbl(invoice, { bank: BANK }));
  const credits = documents.filter((document) => document.includes('<CreditNote '));
  const invoices = documents.filter((document) => document.includes('<Invoice '));
  expect(credits.length).toBeGreaterThan(1);
  expect(credits.length + invoices.length).toBe(documents.length);
  expect(await schemaErrors('invoice', invoices)).toEqual([]);
  expect(await schemaErrors('creditNote', credits)).toEqual([]);
  const [first = ''] = invoices;
  expect(await schemaErrors('invoice', [first.replace(/<cbc:ID>.*<\/cbc:ID>/, '')])).toEqual([
    expect.stringContaining('IssueDate'),
  ]);
});
