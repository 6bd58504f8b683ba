import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { StatementOfReasons } from '@app/contracts/moderation';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { StatementFlow } from './statement-flow.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
});

const held: StatementOfReasons = {
  side: 'author',
  company: { slug: 'oak-cafe', name: 'Oak Café' },
  effect: 'held',
  ground: 'personal_data',
  rules: ['personal.phone', 'words.mild'],
  decidedBy: 'screening',
  at: '2026-03-01T10:00:00Z',
  review: { grade: 2, body: 'Call me on 600 100 200, you fools.', submittedAt: '2026-03-01T09:59:00Z' },
  appeal: null,
  canAppeal: true,
  locale: 'en',
};
const states = (own: Partial<StatementOfReasons> = {}) =>
  engine.on(`GET /statements/${TOKEN}`, () => ({ status: 200, body: { ...held, ...own } }));
const open = () => renderPage(<StatementFlow token={TOKEN} />, 'en', ['trust', 'reviews', 'invitation']);

it('the statement of reasons shows the decision, its reasons, who made it, and the text concerned', async () => {
  states();
  open();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your review is not shown for now' });
  expect(document.activeElement).toBe(heading);
  for (const words of ['an automatic check', 'a phone number', 'rude words', held.review.body ?? ''])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/^Personal data/)).toBeTruthy();
});

it('the statement of reasons sends an appeal with one click and without text', async () => {
  states();
  engine.on(`POST /statements/${TOKEN}/appeal`, () => {
    states({ canAppeal: false, appeal: { state: 'open', at: '2026-03-02T10:00:00Z', decidedAt: null } });
    return { status: 202 };
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Appeal' }));
  const heading = await screen.findByRole('heading', { name: 'Your appeal has been received' });
  expect(screen.getByText(/Received on 2 March 2026/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(JSON.parse(engine.seen(`POST /statements/${TOKEN}/appeal`)[0]?.body ?? '')).toEqual({});
});

it('the statement of reasons sends the explanation, and keeps it after a failure', async () => {
  states();
  engine.on(`POST /statements/${TOKEN}/appeal`, () => 'lost');
  open();
  fireEvent.change(await screen.findByLabelText(/^What should we know/), {
    target: { value: ' It is their number. ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  expect(await screen.findByText(/no connection to the server/)).toBeTruthy();
  expect(JSON.parse(engine.seen(`POST /statements/${TOKEN}/appeal`)[0]?.body ?? '')).toEqual({
    text: 'It is their number.',
  });
});

it('the statement of reasons keeps the draft on this device until it is sent', async () => {
  states();
  engine.on(`POST /statements/${TOKEN}/appeal`, () => {
    states({ canAppeal: false, appeal: { state: 'open', at: '2026-03-02T10:00:00Z', decidedAt: null } });
    return { status: 202 };
  });
  open();
  fireEvent.change(await screen.findByLabelText(/^What should we know/), { target: { value: 'It is their number.' } });
  cleanup();
  open();
  expect(await screen.findByText('Here is what you wrote last time.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What should we know/).value).toBe('It is their number.');
  fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  await screen.findByRole('heading', { name: 'Your appeal has been received' });
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  ['open', 'Your appeal has been received'],
  ['upheld', 'The decision stands'],
  ['reversed', 'Your appeal was granted'],
] as const)('the statement of reasons says so of an appeal that is %s', async (state, title) => {
  states({ canAppeal: false, appeal: { state, at: '2026-03-02T10:00:00Z', decidedAt: '2026-03-03T10:00:00Z' } });
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});

it.each([
  ['rejected', 'Your review is not published'],
  ['removed', 'Your review has been taken down'],
  ['photo_removed', 'A photo has been taken down'],
  ['withdrawn', 'Your review was withdrawn at the seller’s request'],
  ['reinstated', 'Your review is shown again'],
  ['kept', 'Your review stays'],
] as const)('the statement of reasons has a text for a review that is %s', async (effect, title) => {
  states({ effect, canAppeal: false, review: { ...held.review, body: null } });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText('The text is no longer stored.')).toBeTruthy();
});

it('the statement of reasons addresses a reporter, and asks for an e-mail address for the outcome', async () => {
  states({ side: 'reporter', effect: 'kept', ground: 'no_violation', rules: [] });
  engine.on(`POST /statements/${TOKEN}/appeal`, () => ({ status: 202 }));
  open();
  await screen.findByRole('heading', { level: 1, name: 'The review stays' });
  fireEvent.change(screen.getByLabelText(/^E-mail address/), { target: { value: 'anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  expect(await screen.findByText('Incorrect email address')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^E-mail address/), { target: { value: 'anna@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  await waitFor(() => expect(engine.seen(`POST /statements/${TOKEN}/appeal`)).toHaveLength(1));
  expect(JSON.parse(engine.seen(`POST /statements/${TOKEN}/appeal`)[0]?.body ?? '')).toEqual({
    email: 'anna@example.com',
  });
});

it('the statement of reasons has a page for an invalid link', async () => {
  engine.on(`GET /statements/${TOKEN}`, () => problem(404, 'token_invalid'));
  open();
  expect(await screen.findByText('This link does not work')).toBeTruthy();
});

it('the statement of reasons sends no request for a malformed token', async () => {
  renderPage(<StatementFlow token="short" />, 'en', ['trust', 'reviews', 'invitation']);
  expect(await screen.findByText('This link does not work')).toBeTruthy();
  expect(engine.requests).toEqual([]);
});
