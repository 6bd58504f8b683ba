import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReviewLedger } from '@app/contracts/trust/ledger';
import { FakeEngine } from '../../../../testing/fake-engine.ts';
import { aReceipt } from '../../../../testing/receipt.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ReceiptPage } from './receipt-page.tsx';

// jsdom lacks both.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const { receipt, keys, says } = aReceipt({ text: 'Well packed.' });
const LEDGER = `GET /ledger/reviews/${says.reviewId}`;
const open = () => renderPage(<ReceiptPage data={{ kind: 'shown', keys, search: '' }} />, 'en', ['trust']);
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const check = (given = receipt, text = '') => {
  type(/^Receipt/, given);
  type(/^Text of the review/, text);
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
};

it('the page of receipts says what a genuine receipt proves, without any request', async () => {
  open();
  check(receipt, 'Well packed.');
  const title = await screen.findByText('The receipt is genuine');
  const result = title.closest<HTMLElement>('[role=status]');
  expect(document.activeElement).toBe(result);
  expect(within(result!).getByText('1 May 2026 at 10:00:00 UTC')).toBeTruthy();
  expect(within(result!).getByText('4 out of 5')).toBeTruthy();
  expect(within(result!).getByText(says.reviewId)).toBeTruthy();
  expect(screen.getByText('The text is the same, to the letter.')).toBeTruthy();
  expect(engine.requests).toEqual([]);
});

it.each([
  ['another text', () => receipt, 'Badly packed.', 'This is another text, if only by one character.'],
  [
    'a changed receipt',
    () => receipt.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    '',
    'The receipt is not genuine',
  ],
  ['a foreign key', () => receipt.replace('.1.', '.7.'), '', 'It is signed with key 7, which is none of ours.'],
  ['nothing', () => '', '', 'This is not a receipt'],
])('the page of receipts says so of %s', async (_name, given, text, words) => {
  open();
  check(given(), text);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('the page of receipts requests only the keys if the receipt’s key is newer than the page', async () => {
  engine.on('GET /ledger/keys', () => ({ status: 200, body: { items: keys } }));
  renderPage(<ReceiptPage data={{ kind: 'shown', keys: [], search: '' }} />, 'en', ['trust']);
  check(receipt, 'Well packed.');
  expect(await screen.findByText('The receipt is genuine')).toBeTruthy();
  expect(engine.requests.map(({ path, query, body }) => [path, query.size, body])).toEqual([['/ledger/keys', 0, '']]);
});

it('the page of receipts accepts the saved file and no other', async () => {
  open();
  const choose = (content: string) =>
    fireEvent.change(screen.getByLabelText('Choose a file'), {
      target: { files: [new File([content], 'receipt.txt')] },
    });
  choose(`${receipt}\n`);
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Receipt/).value).toBe(receipt));
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('The receipt is genuine')).toBeTruthy();
  choose('x'.repeat(20_000));
  expect(await screen.findByText('This is not a receipt')).toBeTruthy();
});

describe('behind the # of its address', () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Receipt/);
  const go = (hash: string) => history.replaceState(null, '', `/en/trust/receipt${hash}`);
  afterEach(() => history.replaceState(null, '', '/'));

  it('a receipt in the fragment is checked without any request', async () => {
    go(`#${receipt}`);
    open();
    expect(field().value).toBe(receipt);
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('The receipt is genuine')).toBeTruthy();
    expect(engine.requests).toEqual([]);
  });

  it('the fragment may change while the page is open; invalid ones are ignored', () => {
    open();
    go(`#${receipt}`);
    fireEvent(window, new Event('hashchange'));
    expect(field().value).toBe(receipt);
    go('#main');
    fireEvent(window, new Event('hashchange'));
    expect(field().value).toBe(receipt);
  });
});

it('the result disappears when the receipt changes', async () => {
  open();
  check();
  await screen.findByText('The receipt is genuine');
  type(/^Receipt/, `${receipt}x`);
  expect(screen.queryByText('The receipt is genuine')).toBeNull();
});

it('readers are led to the documentation, not told a command', () => {
  open();
  const link = screen.getByRole('link', { name: 'API documentation' });
  expect(link.getAttribute('href')).toBe('/api/docs');
  expect(link.closest('li')?.textContent).not.toMatch(/npm/u);
});

describe('the ledger', () => {
  const look = async (entries: ReviewLedger['entries'] | null) => {
    if (entries) engine.on(LEDGER, () => ({ status: 200, body: { reviewId: says.reviewId, entries } }));
    open();
    check();
    const find = await screen.findByRole('button', { name: 'Find it in the public ledger' });
    find.focus();
    fireEvent.click(find);
  };

  it('the ledger is only requested on demand, for the review', async () => {
    const { reviewId, companyId, at } = says;
    const entry = {
      seq: 1234,
      eventId: reviewId,
      reviewId,
      companyId,
      type: 'submitted',
      at,
      commitment: 'AA',
      hash: 'AA',
    };
    await look([{ ...entry, opening: null }]);
    const found = await screen.findByText(/^Entry 1,234 of the ledger was made at that very moment/);
    // Takes the focus of the removed button.
    await waitFor(() => expect(document.activeElement).toBe(found.closest('[role=status]')));
    const [request] = engine.seen(LEDGER);
    expect([request?.body, request?.query.toString()]).toEqual(['', '']);
  });

  it('the ledger may not contain the review yet', async () => {
    await look(null);
    expect(await screen.findByText(/^The ledger has no such entry/)).toBeTruthy();
  });

  it('the ledger may be unreachable', async () => {
    engine.on(LEDGER, () => 'lost');
    await look(null);
    expect(await screen.findByText(/no connection to the server/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Find it in the public ledger' })).toBeTruthy();
  });
});

it('the page of receipts explains the check and lists the keys', () => {
  open();
  expect(screen.getByText(keys[0]!.publicKey)).toBeTruthy();
  expect(screen.getByText(/^Key 1, since 1 January 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'API documentation' }).getAttribute('href')).toBe('/api/docs');
});

it('the page of receipts says that it cannot check while the engine is down', () => {
  renderPage(<ReceiptPage data={{ kind: 'down', search: '' }} />, 'en', ['trust']);
  expect(screen.getByRole('heading', { level: 1, name: 'Back in a moment' })).toBeTruthy();
});
