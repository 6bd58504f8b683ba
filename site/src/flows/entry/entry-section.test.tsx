import { fireEvent, screen, waitFor } from '@testing-library/react';
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

const open = (slug = 'oak-cafe') =>
  renderPage(<EntrySection slug={slug} code={TOKEN} />, 'en', ['invitation', 'reviews']);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send review' }));

it('asks for everything that is required in the words of the specification', async () => {
  open();
  await screen.findByRole('heading', { name: 'Write a review of Oak Café' });
  send();
  // Grade, text, name and address; the order number may be left out.
  await waitFor(() => expect(screen.getAllByText('Input required')).toHaveLength(4));
  // The first of them has the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
  type('E-mail address', 'anna at example');
  send();
  expect(await screen.findByText('Incorrect email address')).toBeTruthy();
  expect(engine.seen('POST /entry-reviews')).toEqual([]);
  expect(screen.getByText(/Adding a review implies acceptance of the/)).toBeTruthy();
});

it('sends the review once and leads to the mailbox', async () => {
  open();
  await screen.findByRole('heading', { name: 'Write a review of Oak Café' });
  fireEvent.click(screen.getAllByRole('radio', { name: /^5 of 5/ })[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Kind staff' }));
  type('Name or nickname', ' Anna ');
  type('E-mail address', ' anna@example.com ');
  type(/^Order number or service/, 'Table 4');
  send();
  send();
  const heading = await screen.findByRole('heading', { name: 'Check your mail' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('anna@example.com')).toBeTruthy();
  const [sent, ...more] = engine.seen('POST /entry-reviews');
  expect(more).toEqual([]);
  expect(SubmitEntryReview.parse(JSON.parse(sent?.body ?? ''))).toEqual({
    ...{ code: TOKEN, grade: 5, body: 'Kind staff', authorName: 'Anna', email: 'anna@example.com' },
    ...{ orderRef: 'Table 4', language: 'en', ratings: {}, photoIds: [], acceptTerms: true },
  });
  expect(sent?.headers['idempotency-key']).toBeTruthy();
  expect(sessionStorage.length + localStorage.length).toBe(0);
});

it('keeps what was typed for this tab only: the code is everybody’s', async () => {
  open().unmount();
  open();
  await screen.findByRole('heading', { name: 'Write a review of Oak Café' });
  type('Your review', 'Half a text');
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(localStorage.length).toBe(0);
});

it.each([
  [404, 'token_invalid'],
  [410, 'entry_closed'],
])('says that a code works no more: %i %s', async (status, code) => {
  engine.on(`GET /entries/${TOKEN}`, () => problem(status, code));
  open();
  expect(await screen.findByText('This code does not work any more')).toBeTruthy();
});

it('opens nothing on the page of another company', async () => {
  open('other-cafe');
  expect(await screen.findByText('This code does not work any more')).toBeTruthy();
});

it('can be tried again when the connection was lost', async () => {
  engine.on(`GET /entries/${TOKEN}`, () => 'lost');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  engine.on(`GET /entries/${TOKEN}`, () => ({ status: 200, body: entry }));
  fireEvent.click(again);
  await screen.findByRole('heading', { name: 'Write a review of Oak Café' });
});
