import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SurveyForm } from '@app/contracts/surveys';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { QUESTIONS, aSurveyForm } from '../../../testing/surveys.ts';
import { PreviewFlow } from './preview-flow.tsx';
import { SurveyFlow } from './survey-flow.tsx';

/** Simulates the phone's style sheet, which shows one question at a time: jsdom has none. */
const engine = new FakeEngine();
const AT = `/surveys/forms/${TOKEN}`;
const scrolledTo = jest.fn<void, [how: ScrollIntoViewOptions], HTMLElement>();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  scrolledTo.mockReset();
  engine.on(`PUT ${AT}`, () => ({ status: 200, body: aSurveyForm({ submittedAt: '2026-03-01T10:00:00Z' }) }));
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = scrolledTo as Element['scrollIntoView'];
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const open = (own: Partial<SurveyForm> = {}) => {
  engine.on(`GET ${AT}`, () => ({ status: 200, body: aSurveyForm(own) }));
  renderPage(<SurveyFlow token={TOKEN} />, 'en', ['surveys', 'invitation']);
  return screen.findByRole('heading', { level: 1 });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
/** Text of the visible question. */
const shown = () => {
  const cards = document.querySelectorAll<HTMLElement>('[data-current]');
  expect(cards).toHaveLength(1);
  return cards[0]!.querySelector('legend, label')?.firstElementChild?.textContent;
};
const focused = () => document.activeElement as HTMLElement;
const goOn = (times: number) => {
  for (let time = 0; time < times; time++) press('Next');
};

it('a survey on a phone moves from one question to the next and back', async () => {
  await open();
  expect(shown()).toBe('What could be better?');
  expect(screen.getByText('Step 1 of 5')).toBeTruthy();
  expect(button('Back')).toBeNull();
  press('Next');
  expect(shown()).toBe('Have you been here before?');
  expect(focused().matches('legend')).toBe(true);
  expect(focused().textContent).toContain('Have you been here before?');
  expect(scrolledTo.mock.contexts).toEqual([focused().closest('[data-current]')]);
  expect(scrolledTo).toHaveBeenLastCalledWith({ block: 'start' });
  press('Back');
  expect(screen.getByText('Step 1 of 5')).toBeTruthy();
  expect(focused().matches('label')).toBe(true);
  expect(focused().textContent).toBe('What could be better?');
});

it('a survey on a phone stays at a required question without answer, and says so', async () => {
  await open();
  goOn(2);
  expect(screen.queryByText('Input required')).toBeNull();
  press('Next');
  expect(shown()).toBe('What did you order?');
  expect(screen.getAllByText('Input required')).toHaveLength(1);
  expect(focused()).toBe(screen.getByRole('radio', { name: 'Tea' }));
  expect(scrolledTo).toHaveBeenLastCalledWith({ block: 'nearest' });
  expect(screen.queryByText(/^Check \d/)).toBeNull();
  choose('Tea');
  expect(screen.queryByText('Input required')).toBeNull();
  press('Next');
  expect(shown()).toBe('What did you like?');
});

it('a survey on a phone stays at an answer that is too long', async () => {
  await open();
  const better = screen.getByLabelText('What could be better?');
  fireEvent.change(better, { target: { value: 'x'.repeat(2001) } });
  press('Next');
  expect(shown()).toBe('What could be better?');
  expect(focused()).toBe(better);
});

it('a survey on a phone can be sent from the last question only', async () => {
  await open({ answers: { drink: 'tea', return: 5 } });
  const form = document.querySelector('form')!;
  for (const question of ['Have you been here before?', 'What did you order?', 'What did you like?']) {
    fireEvent.submit(form);
    expect(shown()).toBe(question);
  }
  press('Next');
  expect(button('Next')).toBeNull();
  expect(engine.seen(`PUT ${AT}`)).toEqual([]);
  fireEvent.submit(form);
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(engine.seen(`PUT ${AT}`)).toHaveLength(1);
});

it('a survey on a phone opens a draft at the first unanswered question, or at the end', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('What could be better?'), { target: { value: 'More light' } });
  press('Next');
  choose('No');
  cleanup();
  const heading = await open();
  await waitFor(() => expect(focused()).toBe(heading));
  expect(shown()).toBe('What did you order?');
  expect(screen.getByText('Here is what you wrote last time.')).toBeTruthy();
  choose('Tea');
  press('Next');
  fireEvent.click(screen.getByRole('checkbox', { name: 'The taste' }));
  press('Next');
  choose('7');
  cleanup();
  await open();
  expect(shown()).toBe('Will you come back?');
});

it('a survey on a phone goes to the first question with an error, and from there to the others', async () => {
  await open({
    questions: QUESTIONS.map((question) => ({ ...question, required: question.id !== 'return' })),
    answers: { better: 'Light', again: true, drink: 'tea', liked: ['taste'] },
  });
  goOn(3);
  fireEvent.click(screen.getByRole('checkbox', { name: 'The taste' }));
  press('Back');
  press('Back');
  fireEvent.change(screen.getByLabelText(/^What could be better/), { target: { value: '' } });
  // On wide screens, the last question can be reached with others unanswered.
  fireEvent.focus(screen.getByRole('radio', { name: '7' }));
  expect(shown()).toBe('Will you come back?');
  press('Send answers');
  expect(shown()).toBe('What could be better?');
  expect(focused()).toBe(screen.getByLabelText(/^What could be better/));
  expect(scrolledTo).toHaveBeenLastCalledWith({ block: 'start' });
  const list = screen.getByText('Check 2 questions').closest<HTMLElement>('[role=alert]')!;
  fireEvent.click(within(list).getByRole('link', { name: 'What did you like?' }));
  expect(shown()).toBe('What did you like?');
  expect(focused()).toBe(screen.getByRole('checkbox', { name: 'The taste' }));
  expect(engine.seen(`PUT ${AT}`)).toEqual([]);
});

it('a survey on a phone goes to the question whose answer the engine rejects', async () => {
  engine.on(`PUT ${AT}`, () =>
    problem(400, 'validation_failed', {
      errors: [{ path: 'answers.drink', code: 'invalid', params: {}, message: 'There is no such choice' }],
    }),
  );
  await open({ answers: { drink: 'tea', return: 5 } });
  goOn(4);
  press('Send answers');
  await screen.findByText('There is no such choice');
  expect(shown()).toBe('What did you order?');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('radio', { name: 'Tea' })));
});

it('a survey on a phone shows the focused question when a wide screen becomes narrow', async () => {
  await open();
  choose('Coffee');
  expect(shown()).toBe('What did you order?');
  fireEvent.focus(screen.getByRole('checkbox', { name: 'The place' }));
  expect(screen.getByText('Step 4 of 5')).toBeTruthy();
});

it('a survey on a phone has no steps for a single question', async () => {
  await open({ questions: QUESTIONS.slice(4) });
  expect(button('Next')).toBeNull();
  expect(button('Back')).toBeNull();
  expect(screen.queryByText(/^Step/)).toBeNull();
  press('Send answers');
  expect(screen.getByText('Input required')).toBeTruthy();
  choose('7');
  press('Send answers');
  await screen.findByRole('heading', { name: 'Thank you!' });
});

it('a survey on a phone shows a preview with steps too', async () => {
  engine.on(`GET /surveys/previews/${TOKEN}`, () => ({ status: 200, body: aSurveyForm({ state: 'draft' }) }));
  renderPage(<PreviewFlow token={TOKEN} />, 'en', ['surveys', 'nps', 'invitation']);
  await screen.findByText('Step 1 of 5');
  goOn(2);
  choose('Tea');
  goOn(2);
  choose('8');
  press('Send answers');
  await screen.findByRole('heading', { name: 'Thank you!' });
});
