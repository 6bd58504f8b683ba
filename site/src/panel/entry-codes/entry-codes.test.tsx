import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';
import { encodeQr, qrSvg } from './qr-files.ts';

const panel = panelTest();
const CODES = `${PANEL_API}/entry-codes`;
const code: EntryCode = {
  id: idOf(30),
  kind: 'qr',
  label: 'Till 2',
  code: 'CODE',
  url: 'https://reviews.example/reviews/oak-cafe?code=CODE',
  createdAt: '2026-03-01T10:00:00.000Z',
  revokedAt: null,
  market: null,
  reviews: { written: 12, published: 9 },
};
const list = (...items: EntryCode[]) => panel.engine.on(`GET ${CODES}`, () => ({ status: 200, body: { items } }));

it('the page of entry codes shows a code with its picture, its link in the chosen language and its reviews', async () => {
  list(code);
  panel.open('/panel/entry-codes', '?language=de');
  await screen.findByRole('img', { name: 'QR code “Till 2”' });
  screen.getByDisplayValue('https://reviews.example/de/bewertungen/oak-cafe?code=CODE');
  screen.getByText(/12 reviews written.*9 of them published/);
  fireEvent.change(screen.getByLabelText('Language of the form'), { target: { value: 'fr' } });
  expect(panel.navigated).toEqual(['/en/panel/entry-codes?language=fr']);
});

it('the page of entry codes keeps the error correction in the address, with the language', async () => {
  list(code);
  panel.open('/panel/entry-codes', '?language=de');
  fireEvent.change(await screen.findByLabelText('Error correction'), { target: { value: 'H' } });
  expect(panel.navigated).toEqual(['/en/panel/entry-codes?language=de&level=H']);
});

it('the page of entry codes draws codes with the error correction of the address, and passes over an unknown width', async () => {
  list(code);
  panel.open('/panel/entry-codes', '?language=de&level=H&width=12');
  const picture = await screen.findByRole('img', { name: /QR code/ });
  const { size } = encodeQr(screen.getByLabelText<HTMLInputElement>('Link').value, 'H');
  expect(picture.getAttribute('viewBox')).toBe(`-4 -4 ${size + 8} ${size + 8}`);
  expect(screen.getByLabelText<HTMLSelectElement>('Width of PNG files').value).toBe('960');
});

it('the page of entry codes creates a code, and names a missing label at its field', async () => {
  list();
  panel.open('/panel/entry-codes');
  await screen.findByText('No codes yet');
  press('Create code');
  await waitFor(() => expect(screen.getByLabelText('Label').getAttribute('aria-invalid')).toBe('true'));
  panel.engine.on(`POST ${CODES}`, () => ({ status: 201, body: code }));
  fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'Till 2' } });
  list(code);
  press('Create code');
  await screen.findByText('“Till 2” is ready.');
  await screen.findByRole('heading', { name: 'Till 2' });
  expect(JSON.parse(panel.engine.seen(`POST ${CODES}`)[0]!.body)).toEqual({ kind: 'qr', label: 'Till 2' });
});

it('the page of entry codes says which plan has QR codes', async () => {
  list();
  panel.engine.on(`POST ${CODES}`, () => problem(402, 'plan_lacks_feature', { title: 'QR codes are part of Pro' }));
  panel.open('/panel/entry-codes');
  fireEvent.change(await screen.findByLabelText('Label'), { target: { value: 'Till 2' } });
  press('Create code');
  await screen.findByText('QR codes are part of Pro');
  expect(screen.getByDisplayValue('Till 2')).toBeTruthy();
});

it('the page of entry codes revokes a code after a confirmation and keeps its count', async () => {
  list(code);
  panel.open('/panel/entry-codes');
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke “Till 2”' }));
  panel.engine.on(`DELETE ${CODES}/${code.id}`, () => ({ status: 204 }));
  list({ ...code, revokedAt: '2026-04-01T10:00:00.000Z' });
  press('Revoke code');
  await screen.findByText('1 revoked code');
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByText('12')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull());
});

it('the page of entry codes prints a sheet of cards with the company’s name and the merchant’s words', async () => {
  list(code);
  panel.open('/panel/entry-codes');
  fireEvent.click(await screen.findByRole('button', { name: 'Cards to print' }));
  fireEvent.change(screen.getByLabelText('Words on the card'), { target: { value: 'Jak było?' } });
  // The preview and ten on the sheet.
  await waitFor(() => expect(screen.getAllByText('Jak było?')).toHaveLength(11));
});

it('the page of entry codes writes an SVG file with a white margin', () => {
  expect(qrSvg('https://reviews.example')).toMatch(/^<\?xml[^]*<svg[^>]+viewBox="-?\d+ -?\d+ (\d+) \1"/);
});

it('the page of entry codes offers files for a printing house, in the language of the form and with the merchant’s words', async () => {
  list(code);
  panel.open('/panel/entry-codes', '?language=de&level=H');
  fireEvent.click(await screen.findByRole('button', { name: 'PDF to print' }));
  const asked = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Download PDF' }).href);
  expect(asked().pathname).toContain(`/entry-codes/${code.id}/print`);
  expect(Object.fromEntries(asked().searchParams)).toEqual({ format: 'card', language: 'de', level: 'H' });
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Kind'), { target: { value: 'poster' } });
  fireEvent.change(screen.getByLabelText('Your own words'), { target: { value: ' Wie war’s? ' } });
  expect(Object.fromEntries(asked().searchParams)).toMatchObject({ format: 'poster', words: 'Wie war’s?' });
});
