import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';
import { tagBytes } from './nfc-tag.ts';
import type { TagWriter } from './nfc-tag.ts';

const panel = panelTest();
const code: EntryCode = {
  id: idOf(30),
  kind: 'qr',
  label: 'Till 2',
  code: 'CODE',
  url: 'https://reviews.example/reviews/oak-cafe?code=CODE',
  createdAt: '2026-03-01T10:00:00.000Z',
  revokedAt: null,
  market: null,
  reviews: { written: 0, published: 0 },
};
const ADDRESS = 'https://reviews.example/en/reviews/oak-cafe?code=CODE';
const browser = globalThis as { NDEFReader?: new () => TagWriter };
afterEach(() => {
  delete browser.NDEFReader;
});

/** Opens the dialog in a browser whose tags answer so; without an answer the browser has no NFC. */
async function openDialog(write?: TagWriter['write']) {
  if (write) {
    browser.NDEFReader = class implements TagWriter {
      write(...call: Parameters<TagWriter['write']>) {
        return write(...call);
      }
    };
  }
  panel.engine.on(`GET ${PANEL_API}/entry-codes`, () => ({ status: 200, body: { items: [code] } }));
  panel.open('/panel/entry-codes');
  fireEvent.click(await screen.findByRole('button', { name: 'Write NFC tag' }));
  await screen.findByRole('dialog');
}

it('the writer of NFC tags writes the address of the form as one record', async () => {
  const messages: unknown[] = [];
  await openDialog((message) => {
    messages.push(message);
    return Promise.resolve();
  });
  press('Write tag');
  await screen.findByText('The tag is written. Hold your phone to it and see whether the form opens.');
  expect(messages).toEqual([{ records: [{ recordType: 'url', data: ADDRESS }] }]);
  press('Write another tag');
  await waitFor(() => expect(messages).toHaveLength(2));
});

it.each([
  ['NotAllowedError', /did not allow/],
  ['NotReadableError', /switched off/],
  ['NotSupportedError', /locked, too small/],
  ['NetworkError', /locked, too small/],
  ['SyntaxError', /could not be written/],
])('the writer of NFC tags says what to do after %s, and lets the merchant try again', async (name, words) => {
  await openDialog(() => Promise.reject(new DOMException('from the browser', name)));
  press('Write tag');
  await screen.findByText(words);
  expect(screen.queryByText(/from the browser/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write tag' }).disabled).toBe(false);
});

it('the writer of NFC tags stops waiting for a tag when it is closed', async () => {
  const signals: AbortSignal[] = [];
  await openDialog((_, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  press('Write tag');
  await screen.findByText('Hold a tag to the back of your phone.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  press('Close');
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
});

it('the writer of NFC tags offers the address to copy where the browser cannot write', async () => {
  await openDialog();
  await screen.findByText('This browser cannot write NFC tags');
  expect(screen.getAllByDisplayValue(ADDRESS)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Write tag' })).toBeNull();
});

it('the writer of NFC tags counts the bytes that an address takes on a tag', () => {
  // Block 03 length, record D1 01 length 55, prefix 04, eleven letters, end FE.
  expect(tagBytes('https://example.org')).toBe(2 + 4 + 1 + 11 + 1);
  expect(tagBytes('https://www.a.pl')).toBe(2 + 4 + 1 + 4 + 1);
  expect(tagBytes(`https://${'a'.repeat(254)}`)).toBe(4 + 4 + 255 + 1);
  expect(tagBytes(`https://${'a'.repeat(255)}`)).toBe(4 + 7 + 256 + 1);
});
