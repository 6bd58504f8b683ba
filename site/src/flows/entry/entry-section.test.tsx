import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SubmitEntryReview } from '@app/contracts/review-forms';
import type { EntryForm } from '@app/contracts/review-forms';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { COMPANY, TOKEN, aSubmittedReview } from '../../../testing/reviewers.ts';
import { EntrySection } from './entry-section.tsx';

const entry: EntryForm = {
  company: COMPANY,
  kind: 'qr',
  symbol: 'hearts',
  bodyMin: 10,
  hints: [{ grade: 5, phrases: ['Kind staff'] }],
  criteria: ['service'],
};
const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  sessionStorage.clear();
  localStorage.clear();
  engine.on(`GET /entries/${TOKEN}`, () => ({ status: 200, body: entry }));
  engine.on('POST /entry-reviews', () => ({ status: 201, body: aSubmittedReview({ state: 'awaiting_confirmation' }) }));
});

it('a visitor drawn for another site is told so, and gets the form on wish', async () => {
  const elsewhere = { name: 'Portal', url: 'https://www.portal.example/w', host: 'portal.example', share: 30 };
  engine.on(`GET /entries/${TOKEN}`, () => ({ status: 200, body: { ...entry, elsewhere } }));
  open();
  const link = await screen.findByRole('link', { name: 'Continue to portal.example' });
  expect(link.getAttribute('href')).toBe(elsewhere.url);
  expect(screen.queryByRole('group', { name: 'Your rating' })).toBeNull();
  press('Write here instead');
  await screen.findByRole('group', { name: 'Your rating' });
});

it('on the page of a product the product is reviewed, with its own features', async () => {
  const product = {
    id: COMPANY.id,
    name: 'Mug',
    url: null,
    features: [{ id: '0190a1b2-0000-7000-8000-000000000077', name: 'Size', low: 'small', high: 'large' }],
  };
  engine.on(`GET /entries/${TOKEN}`, () => ({ status: 200, body: { ...entry, product, criteria: [] } }));
  renderPage(<EntrySection slug="oak-cafe" code={TOKEN} productId={product.id} />, 'en', [
    'invitation',
    'reviews',
    'product',
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Mug' })).toBeTruthy();
  expect(engine.seen(`GET /entries/${TOKEN}`)[0]?.query.get('product')).toBe(product.id);
  await rate(/^4 out of 5/);
  type(await screen.findByLabelText('What is it like?'), 'Keeps tea warm for hours.');
  press('Next');
  fireEvent.click(await screen.findByRole('radio', { name: '2 / 5' }));
  press('Next');
  type(await screen.findByLabelText('Name or nickname'), 'Anna');
  type(screen.getByLabelText('E-mail address'), 'anna@example.com');
  send();
  await screen.findByText('Check your mail');
  expect(SubmitEntryReview.parse(JSON.parse(engine.seen('POST /entry-reviews')[0]?.body ?? ''))).toMatchObject({
    productId: product.id,
    body: 'Keeps tea warm for hours.',
    features: { [product.features[0]!.id]: 2 },
  });
});

const open = (slug = 'oak-cafe') =>
  renderPage(<EntrySection slug={slug} code={TOKEN} />, 'en', ['invitation', 'reviews']);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => press('Send review');
const rate = async (grade: RegExp) => {
  fireEvent.click(
    within(await screen.findByRole('group', { name: 'Your rating' })).getByRole('radio', { name: grade }),
  );
  press('Next');
};
const RESTORED = 'Here is what you wrote last time.';
/** Fills in everything up to the last step. */
const write = async () => {
  await rate(/^5 out of 5/);
  type(await screen.findByLabelText('Your review'), 'Kind staff and good tea.');
  press('Next');
  await screen.findByText('A few details');
  press('Skip the details');
  type(await screen.findByLabelText('Name or nickname'), ' Anna ');
  type(screen.getByLabelText('E-mail address'), ' anna@example.com ');
};

it('the form of an entry code asks one step after another, with the specified messages for required fields', async () => {
  open();
  await screen.findByRole('heading', { name: 'Write a review of Oak Café' });
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
  expect(screen.queryByLabelText('Your review')).toBeNull();
  press('Next');
  await screen.findByText('Input required');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
  await rate(/^2 out of 5/);
  const second = await screen.findByRole('heading', { name: 'What went wrong?' });
  await waitFor(() => expect(document.activeElement).toBe(second));
  press('Next');
  await screen.findByText('Input required');
  const area = screen.getByLabelText('Your review');
  await waitFor(() => expect(document.activeElement).toBe(area));
  type(area, 'Nobody came.');
  await waitFor(() => expect(screen.queryByText('Input required')).toBeNull());
  press('Next');
  fireEvent.click(await screen.findByRole('radio', { name: /^3 out of 5/ }));
  press('Next');
  await screen.findByText('Step 4 of 4');
  send();
  // Name and e-mail address; the order number is optional.
  await waitFor(() => expect(screen.getAllByText('Input required')).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name or nickname')));
  type(screen.getByLabelText('E-mail address'), 'anna at example');
  send();
  expect(await screen.findByText('Incorrect email address')).toBeTruthy();
  expect(engine.seen('POST /entry-reviews')).toEqual([]);
  expect(screen.getByText(/Adding a review implies acceptance of the/)).toBeTruthy();
});

it('going back keeps everything', async () => {
  open();
  await rate(/^4 out of 5/);
  type(await screen.findByLabelText('Your review'), 'Half a text');
  press('Back');
  const first = await screen.findByRole('heading', { name: 'How do you rate Oak Café?' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4 out of 5/ }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  press('Next');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your review')).value).toBe('Half a text');
});

it('the form of an entry code has no details step for a company without details', async () => {
  engine.on(`GET /entries/${TOKEN}`, () => ({ status: 200, body: { ...entry, criteria: [] } }));
  open();
  await screen.findByText('Step 1 of 3');
});

it('the form of an entry code sends the review once and asks to check the mailbox', async () => {
  open();
  await rate(/^5 out of 5/);
  fireEvent.click(await screen.findByRole('button', { name: 'Kind staff' }));
  press('Next');
  fireEvent.click(await screen.findByRole('radio', { name: /^4 out of 5/ }));
  press('Next');
  type(await screen.findByLabelText('Name or nickname'), ' Anna ');
  type(screen.getByLabelText('E-mail address'), ' anna@example.com ');
  type(screen.getByLabelText(/^Order number or service/), 'Table 4');
  send();
  send();
  const heading = await screen.findByRole('heading', { name: 'Check your mail' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('anna@example.com')).toBeTruthy();
  const [sent, ...more] = engine.seen('POST /entry-reviews');
  expect(more).toEqual([]);
  expect(SubmitEntryReview.parse(JSON.parse(sent?.body ?? ''))).toEqual({
    code: TOKEN,
    grade: 5,
    body: 'Kind staff',
    authorName: 'Anna',
    email: 'anna@example.com',
    orderRef: 'Table 4',
    language: 'en',
    ratings: { service: 4 },
    photoIds: [],
    acceptTerms: true,
  });
  expect(sent?.headers['idempotency-key']).toBeTruthy();
  expect(sessionStorage.length + localStorage.length).toBe(0);
});

it('the form of an entry code reports a weak connection and retries with the same key', async () => {
  let lost = true;
  engine.on('POST /entry-reviews', () => {
    if (!lost) return { status: 201, body: aSubmittedReview({ state: 'awaiting_confirmation' }) };
    lost = false;
    return 'lost';
  });
  open();
  await write();
  send();
  expect(await screen.findByText('The connection is weak. Trying again, attempt 2 of 4…')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Check your mail' });
  const keys = engine.seen('POST /entry-reviews').map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('the form of an entry code goes to the field that the engine rejects', async () => {
  engine.on('POST /entry-reviews', () =>
    problem(422, 'validation_failed', {
      errors: [{ path: 'body', code: 'too_small', params: {}, message: 'A little more, please' }],
    }),
  );
  open();
  await write();
  send();
  await screen.findByText('A little more, please');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your review')));
});

it('the form of an entry code keeps the draft for this tab only, because the code is shared', async () => {
  open().unmount();
  const { unmount } = open();
  await screen.findByRole('heading', { name: 'Write a review of Oak Café' });
  const kept = 'Kept in this browser tab until you send it';
  expect([screen.queryByText(kept), screen.queryByText(RESTORED)]).toEqual([null, null]);
  expect(sessionStorage).toHaveLength(0);
  await rate(/^5 out of 5/);
  type(await screen.findByLabelText('Your review'), 'Half a text');
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(localStorage.length).toBe(0);
  expect(screen.getByText(kept)).toBeTruthy();
  unmount();
  open();
  expect(await screen.findByText(RESTORED)).toBeTruthy();
  expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Half a text');
});

it.each([
  [404, 'token_invalid'],
  [410, 'entry_closed'],
])('the form of an entry code says that a code no longer works: %i %s', async (status, code) => {
  engine.on(`GET /entries/${TOKEN}`, () => problem(status, code));
  open();
  expect(await screen.findByText('This code does not work any more')).toBeTruthy();
});

it('the form of an entry code rejects the code of another company', async () => {
  open('other-cafe');
  expect(await screen.findByText('This code does not work any more')).toBeTruthy();
});

it('the form of an entry code can be retried after a lost connection', async () => {
  engine.on(`GET /entries/${TOKEN}`, () => 'lost');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  engine.on(`GET /entries/${TOKEN}`, () => ({ status: 200, body: entry }));
  fireEvent.click(again);
  await screen.findByRole('heading', { name: 'Write a review of Oak Café' });
});

it('the form of an entry code sends the confirmation mail again, and to another address', async () => {
  const [again, second] = [TOKEN.replaceAll('x', 'u'), TOKEN.replaceAll('x', 'v')];
  const awaiting = { state: 'awaiting_confirmation', correctionToken: TOKEN } as const;
  engine.on('POST /entry-reviews', () => ({ status: 201, body: aSubmittedReview(awaiting) }));
  const asked: unknown[] = [];
  engine.on('POST /entry-reviews/confirmation-mails', ({ body }) => {
    asked.push(JSON.parse(body));
    return {
      status: 200,
      body: { confirmed: asked.length === 3, correctionToken: asked.length === 1 ? again : second },
    };
  });
  open();
  await write();
  send();
  await screen.findByRole('heading', { name: 'Check your mail' });
  press('Send the mail again');
  await screen.findByText('We have sent the mail again.');
  press('Wrong address?');
  type(screen.getByLabelText('Right e-mail address'), 'anna at example');
  press('Send it there');
  await screen.findByText('Incorrect email address');
  type(screen.getByLabelText('Right e-mail address'), ' ann@example.com ');
  press('Send it there');
  await screen.findByText('ann@example.com');
  press('Send the mail again');
  await screen.findByText('Your review is confirmed already.');
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
  expect(asked).toEqual([{ token: TOKEN }, { token: again, email: 'ann@example.com' }, { token: second }]);
});
