import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { AnswerNps } from '@app/contracts/surveys';
import type { NpsForm } from '@app/contracts/surveys';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { anNpsForm } from '../../../testing/surveys.ts';
import { scoreFromLink } from './link-score.ts';
import { NpsFlow } from './nps-flow.tsx';

const engine = new FakeEngine();
const AT = `/nps/invitations/${TOKEN}`;
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  history.replaceState(null, '', '/');
  engine.on(`PUT ${AT}`, () => ({ status: 200, body: anNpsForm() }));
});
/** Renders the page for the current address. */
const load = (own: Partial<NpsForm> = {}) => {
  engine.on(`GET ${AT}`, () => ({ status: 200, body: anNpsForm(own) }));
  renderPage(<NpsFlow token={TOKEN} search={location.search} />, 'en', ['nps', 'invitation']);
  return screen.findByRole('heading', { level: 1 });
};
/** Follows a link of the mail. */
const open = (search = '', own: Partial<NpsForm> = {}) => {
  history.replaceState(null, '', `/en/nps/invitation/${TOKEN}${search}`);
  return load(own);
};
const reload = (own: Partial<NpsForm> = {}) => {
  cleanup();
  return load(own);
};
const point = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const sent = () => engine.seen(`PUT ${AT}`).map(({ body }) => AnswerNps.parse(JSON.parse(body)));
const send = (name = 'Send answer') => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['?score=9', 9],
  ['?score=0', 0],
  ['?score=10', 10],
  ['?score=11', null],
  ['?score=', null],
  ['?score=1e1', null],
  ['', null],
])('the query %s means the score %s', (search, score) => expect(scoreFromLink(search)).toBe(score));

it('the NPS form starts with the mail’s score and sends nothing by itself', async () => {
  const heading = await open('?score=9');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole('group', { name: /^How likely are you to recommend Oak Café/ })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(point('0: Not at all likely').checked).toBe(false);
  expect(point('9').checked).toBe(true);
  expect(sent()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Why this number? (optional)'), { target: { value: ' Good tea. ' } });
  send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(screen.getByText('Oak Café has your answer.')).toBeTruthy();
  expect(sent()).toEqual([{ language: 'en', score: 9, comment: 'Good tea.' }]);
  expect(localStorage).toHaveLength(0);
});

it('the NPS form asks for a score, and only then for the reason', async () => {
  await open();
  const note = 'Oak Café will see that this answer is yours. Nobody else sees it.';
  expect([screen.queryByLabelText(/^Why/), screen.queryByText(note)]).toEqual([null, null]);
  send();
  expect(await screen.findByText('Choose a number from 0 to 10.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(point('0: Not at all likely')));
  fireEvent.click(point('0: Not at all likely'));
  expect(screen.queryByText('Choose a number from 0 to 10.')).toBeNull();
  expect(screen.getByLabelText(/^Why/)).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
  send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent()).toEqual([{ language: 'en', score: 0, comment: '' }]);
});

it('another score than the mail’s stays chosen, also after a reload', async () => {
  await open('?score=9');
  fireEvent.click(point('7'));
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Slow' } });
  expect(point('7').checked).toBe(true);
  expect(location.search).toBe('');
  expect(screen.queryByText('Here is what you wrote last time.')).toBeNull();
  await reload();
  expect(screen.getByText('Here is what you wrote last time.')).toBeTruthy();
  expect(point('7').checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('Slow');
});

it('a score chosen in the mail later overrides the draft', async () => {
  await open('?score=9');
  fireEvent.click(point('7'));
  cleanup();
  await open('?score=3&from=mail');
  expect(point('3').checked).toBe(true);
  // Only a score was kept, and the new one replaces it.
  expect(screen.queryByText('Here is what you wrote last time.')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Slow' } });
  // Nothing else was chosen: the score is still the link's.
  expect(location.search).toBe('?score=3&from=mail');
  await reload();
  expect(point('3').checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('Slow');
  fireEvent.click(point('8'));
  expect(location.search).toBe('?from=mail');
  await reload();
  expect(point('8').checked).toBe(true);
});

it('the NPS form ignores the mail’s score after sending', async () => {
  await open('?score=9');
  send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(location.search).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
  fireEvent.click(point('4'));
  send('Save the change');
  await screen.findByRole('heading', { name: 'Thank you!' });
  fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
  expect(point('4').checked).toBe(true);
  await reload({ score: 4, comment: '', submittedAt: '2026-03-01T10:00:00Z' });
  expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeTruthy();
  expect(sent().map(({ score }) => score)).toEqual([9, 4]);
});

it('the NPS form can be changed later, also by another score of the mail', async () => {
  const before = { score: 9, comment: 'Good tea.', submittedAt: '2026-03-01T10:00:00Z' };
  await open('?score=9', before);
  fireEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('Good tea.');
  cleanup();
  await open('?score=3', before);
  expect(point('3').checked).toBe(true);
  send('Save the change');
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent()).toEqual([{ language: 'en', score: 3, comment: 'Good tea.' }]);
});

it('the NPS form limits the length of the comment', async () => {
  await open('?score=1');
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'x'.repeat(2001) } });
  expect(screen.getByText('Use at most 2000 characters.')).toBeTruthy();
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Why/)));
  expect(sent()).toEqual([]);
});

it('the NPS form keeps everything after a failure, and says when answers are closed', async () => {
  await open('?score=2');
  engine.on(`PUT ${AT}`, () => problem(500, 'internal'));
  send();
  expect(await screen.findByText('Your answer has not been sent yet')).toBeTruthy();
  expect(point('2').checked).toBe(true);
  engine.on(`PUT ${AT}`, () => problem(409, 'survey_closed'));
  send();
  expect(await screen.findByRole('heading', { name: 'No more answers are taken here' })).toBeTruthy();
  expect(screen.queryByText(/^Your change was not saved/)).toBeNull();
});

it('the NPS form says that a change came too late, and what is kept', async () => {
  engine.on(`PUT ${AT}`, () => problem(409, 'survey_closed'));
  await open('?score=3', { score: 9, comment: '', submittedAt: '2026-03-01T10:00:00Z' });
  send('Save the change');
  expect(await screen.findByRole('heading', { name: 'No more answers are taken here' })).toBeTruthy();
  expect(screen.getByText('Your change was not saved. What you sent before stays as it was.')).toBeTruthy();
  expect(screen.queryByText('Thank you!')).toBeNull();
});

it('the NPS form has a page for a closed survey and for an invalid link', async () => {
  await open('?score=5', { state: 'closed' });
  expect(screen.getByText('No more answers are taken here')).toBeTruthy();
  cleanup();
  engine.on(`GET ${AT}`, () => problem(404, 'token_invalid'));
  renderPage(<NpsFlow token={TOKEN} search="" />, 'en', ['nps', 'invitation']);
  expect(await screen.findByText('This link does not work')).toBeTruthy();
});
