import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AnswerSurvey } from '@app/contracts/surveys';
import type { SurveyForm } from '@app/contracts/surveys';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { QUESTIONS, aSurveyForm } from '../../../testing/surveys.ts';
import { SurveyFlow } from './survey-flow.tsx';
import { SurveyPage } from './survey-page.tsx';

const engine = new FakeEngine();
const AT = `/surveys/forms/${TOKEN}`;
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  engine.on(`PUT ${AT}`, ({ body }) => ({
    status: 200,
    body: aSurveyForm({ ...AnswerSurvey.parse(JSON.parse(body)), submittedAt: '2026-03-01T10:00:00Z' }),
  }));
});
const open = (own: Partial<SurveyForm> = {}, locale: 'en' | 'pl' = 'en') => {
  engine.on(`GET ${AT}`, () => ({ status: 200, body: aSurveyForm(own) }));
  renderPage(<SurveyFlow token={TOKEN} />, locale, ['surveys', 'invitation']);
  return screen.findByRole('heading', { level: 1 });
};
const sent = () => engine.seen(`PUT ${AT}`).map(({ body }) => AnswerSurvey.parse(JSON.parse(body)));
const send = (name = 'Send answers') => fireEvent.click(screen.getByRole('button', { name }));
const choose = (group: RegExp, name: string, role: 'radio' | 'checkbox' = 'radio') =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole(role, { name }));

it('a survey asks all kinds of questions and sends the answers', async () => {
  const heading = await open();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.textContent).toBe('Your last visit');
  expect(screen.getByText('Help us to brew better.')).toBeTruthy();
  expect(screen.getByText(/^Oak Café will see that these answers are yours/)).toBeTruthy();
  expect(screen.getByText('0 of 5 answered')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('What could be better?'), { target: { value: ' More light ' } });
  choose(/^Have you been here/, 'No');
  choose(/^What did you order/, 'Coffee');
  choose(/^What did you like/, 'The people', 'checkbox');
  choose(/^What did you like/, 'The taste', 'checkbox');
  choose(/^Will you come back/, '10: tomorrow');
  expect(screen.getByText('5 of 5 answered')).toBeTruthy();
  send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(screen.getByText('Oak Café has your answers.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/reviews/oak-cafe');
  const answers = { better: 'More light', again: false, drink: 'coffee', liked: ['taste', 'people'], return: 10 };
  expect(sent()).toEqual([{ language: 'en', answers }]);
  expect(localStorage).toHaveLength(0);
});

it('a survey reports missing answers, goes there, and clears the error once answered', async () => {
  await open();
  expect(screen.getAllByText('(required)')).toHaveLength(2);
  send();
  const summary = screen.getByText('Check 2 questions').closest<HTMLElement>('[role=alert]')!;
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const group = screen.getByRole('group', { name: /^What did you order/ });
  expect(within(group).getByText('Input required')).toBeTruthy();
  fireEvent.click(within(summary).getByRole('link', { name: 'What did you order?' }));
  expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'Tea' }));
  choose(/^What did you order/, 'Tea');
  expect(screen.getByText('Check 1 question')).toBeTruthy();
  choose(/^Will you come back/, '0: never');
  expect(screen.queryByText(/^Check \d/)).toBeNull();
  expect(sent()).toEqual([]);
});

it('a survey does not move the focus while typing, and goes to the errors on submit', async () => {
  await open();
  send();
  choose(/^What did you order/, 'Tea');
  choose(/^Will you come back/, '5');
  expect(screen.queryByText(/^Check \d/)).toBeNull();
  const better = screen.getByLabelText('What could be better?');
  act(() => better.focus());
  fireEvent.change(better, { target: { value: 'x'.repeat(2001) } });
  const summary = screen.getByText('Check 1 question').closest<HTMLElement>('[role=alert]')!;
  expect(document.activeElement).toBe(better);
  send();
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(sent()).toEqual([]);
});

it('a survey accepts an id that every object inherits', async () => {
  const [better, , , , scored] = QUESTIONS;
  const form = aSurveyForm({ questions: [{ ...better!, id: 'constructor', required: true }, scored!] });
  const taken: unknown[] = [];
  const take = async (answers: unknown) => void taken.push(answers);
  renderPage(<SurveyPage form={form} token={TOKEN} send={take} />, 'en', ['surveys', 'invitation']);
  expect(screen.getByText('0 of 2 answered')).toBeTruthy();
  choose(/^Will you come back/, '5');
  send();
  expect(screen.getByText('Input required')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^What could be better/), { target: { value: 'Light' } });
  expect(screen.queryByText(/^Check \d/)).toBeNull();
  send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(taken).toEqual([{ constructor: 'Light', return: 5 }]);
});

it('a survey clears optional answers', async () => {
  await open();
  choose(/^What did you order/, 'Tea');
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  choose(/^Have you been here/, 'Yes');
  const clear = screen.getByRole('button', { name: 'Clear Have you been here before?' });
  act(() => clear.focus());
  fireEvent.click(clear);
  expect(clear.isConnected).toBe(false);
  // The button is gone; the focus stays at the same question.
  const group = screen.getByRole('group', { name: /^Have you been here/ });
  expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'Yes' }));
  expect(document.activeElement).toHaveProperty('checked', false);
  choose(/^What did you like/, 'The place', 'checkbox');
  choose(/^What did you like/, 'The place', 'checkbox');
  expect(screen.getByText('1 of 5 answered')).toBeTruthy();
});

it('a survey keeps the draft until it is sent', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('What could be better?'), { target: { value: 'More li' } });
  choose(/^Will you come back/, '7');
  expect(screen.getByText('Kept on this device until you send it')).toBeTruthy();
  cleanup();
  await open();
  expect(screen.getByText('Here is what you wrote last time.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What could be better?').value).toBe('More li');
  expect(screen.getByText('2 of 5 answered')).toBeTruthy();
});

it('a survey shows the company’s thanks again, and changes the answers', async () => {
  await open({
    answers: { drink: 'tea', return: 3 },
    submittedAt: '2026-03-01T10:00:00Z',
    thanks: { en: 'The next cup is on us.' },
  });
  expect(screen.getByText('The next cup is on us.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your last visit' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tea' }).checked).toBe(true);
  choose(/^Will you come back/, '4');
  send('Save the change');
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent()[0]?.answers).toEqual({ drink: 'tea', return: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
});

describe('what the engine says', () => {
  const fill = async () => {
    await open();
    choose(/^What did you order/, 'Tea');
    choose(/^Will you come back/, '5');
  };

  it('the engine’s error of an answer is shown at its question until it changes', async () => {
    engine.on(`PUT ${AT}`, () =>
      problem(400, 'validation_failed', {
        errors: [{ path: 'answers.drink', code: 'invalid', params: {}, message: 'There is no such choice' }],
      }),
    );
    await fill();
    send();
    const group = screen.getByRole('group', { name: /^What did you order/ });
    expect(await within(group).findByText('There is no such choice')).toBeTruthy();
    expect(screen.getByText('Check 1 question')).toBeTruthy();
    choose(/^What did you order/, 'Coffee');
    expect(screen.queryByText('There is no such choice')).toBeNull();
  });

  it('the engine’s refusal of a closed survey closes the form', async () => {
    engine.on(`PUT ${AT}`, () => problem(409, 'survey_closed'));
    await fill();
    send();
    expect(await screen.findByRole('heading', { name: 'This survey is not taking answers' })).toBeTruthy();
    expect(screen.queryByText(/^Your change was not saved/)).toBeNull();
  });

  it('a late change says so, and what is kept', async () => {
    engine.on(`PUT ${AT}`, () => problem(409, 'survey_closed'));
    await open({ answers: { drink: 'tea', return: 3 }, submittedAt: '2026-03-01T10:00:00Z' });
    fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
    choose(/^Will you come back/, '4');
    send('Save the change');
    expect(await screen.findByRole('heading', { name: 'This survey is not taking answers' })).toBeTruthy();
    expect(screen.getByText('Your change was not saved. What you sent before stays as it was.')).toBeTruthy();
    expect(screen.queryByText('Thank you!')).toBeNull();
  });

  it('a busy engine keeps everything and says when to retry', async () => {
    engine.on(`PUT ${AT}`, () => problem(429, 'rate_limited'));
    await fill();
    send();
    expect(await screen.findByText('Your answers have not been sent yet')).toBeTruthy();
    expect(screen.getByText(/^Too many attempts/)).toBeTruthy();
    expect(screen.getByText('2 of 5 answered')).toBeTruthy();
  });
});

it('a survey retries on a weak connection', async () => {
  let attempts = 0;
  engine.on(`PUT ${AT}`, () => (++attempts === 1 ? 'lost' : { status: 200, body: {} }));
  await open({ answers: { drink: 'tea', return: 5 } });
  send();
  expect(await screen.findByText(/Trying again, attempt 2 of 4/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
});

it('a survey uses the reader’s language if the company does, and marks others', async () => {
  const heading = await open({ named: false }, 'pl');
  expect(heading.textContent).toBe('Ostatnia wizyta');
  expect(heading.hasAttribute('lang')).toBe(false);
  expect(screen.getByText('Co poprawić?')).toBeTruthy();
  expect(screen.getByText('Help us to brew better.').getAttribute('lang')).toBe('en');
  expect(screen.getByText('Coffee').getAttribute('lang')).toBe('en');
  expect(screen.getByText('Herbatę').hasAttribute('lang')).toBe(false);
  expect(screen.getByText(/^Ankieta jest anonimowa/)).toBeTruthy();
  expect(screen.getByText('Odpowiedzi: 0 z 5')).toBeTruthy();
});

it('a survey says that it is closed, even after answering', async () => {
  await open({ state: 'closed' });
  expect(screen.getByText('This survey is not taking answers')).toBeTruthy();
  cleanup();
  await open({ state: 'closed', answers: { drink: 'tea', return: 5 }, submittedAt: '2026-03-01T10:00:00Z' });
  expect(screen.getByText('Thank you!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change my answers' })).toBeNull();
});

it('a survey has a page for an invalid link', async () => {
  renderPage(<SurveyFlow token="7" />, 'en', ['surveys', 'invitation']);
  expect(await screen.findByText('This link does not work')).toBeTruthy();
  expect(engine.requests).toEqual([]);
});
