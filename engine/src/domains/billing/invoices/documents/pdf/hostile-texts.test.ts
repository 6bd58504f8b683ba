import { XSS_PAYLOADS } from '../../../../../../../tests/support/xss-payloads.ts';
import { pdfText } from '../../../../../platform/pdf/testing/pdf-text.ts';
import { BANK, DOMESTIC } from '../testing/samples.ts';
import { printable } from '../../../../../platform/pdf/fonts.ts';
import { renderInvoicePdf } from './render.ts';

/** Lines are broken where there is room, so neither spaces nor signs without a look are compared. */
const solid = (text: string): string => printable(text).replace(/[\s\p{C}]/gu, '');
/** One text in this many, since a file takes long; all kinds of texts are among them. */
const EVERY = 20;

test('whatever a buyer is called, the invoice reads as it was written, and holds no script or action', async () => {
  for (const text of XSS_PAYLOADS.filter(
    (one, index) => index % EVERY === 4 && solid(one) !== '' && one.length < 500,
  )) {
    const pdf = await renderInvoicePdf({ ...DOMESTIC, buyer: { ...DOMESTIC.buyer, name: text } }, { bank: BANK });
    const read = solid(
      pdfText(pdf)
        .map((part) => part.text)
        .join(''),
    );
    expect(read).toContain(solid(text));
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm)\b/);
  }
});
