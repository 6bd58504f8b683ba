import { TextDecoder, TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import type { InvitationForm } from '@app/contracts/review-forms';
import { FakeEngine } from '../../../../testing/fake-engine.ts';
import { wholePage } from '../../../../testing/render-page.tsx';
import { COMPANY, TOKEN, anInvitation } from '../../../../testing/reviewers.ts';
import InvitationPage from '../../../templates/flows/invitation.tsx';
import { initialValues } from '../values/form-values.ts';
import type { DrawnForm } from './drawn-review.ts';
import { faultsOf, readSentForm } from './sent-form.ts';

Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = await import('react-dom/server.edge');

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '');
  engine.on(`GET /invitations/${TOKEN}`, () => ({ status: 200, body: anInvitation() }));
});

const MUG = {
  id: COMPANY.id,
  name: 'Mug',
  url: null,
  features: [{ id: '0190a1b2-0000-7000-8000-000000000077', name: 'Size', low: 'small', high: 'large' }],
};
const full = anInvitation({
  products: [MUG],
  criteria: ['delivery'],
  questions: [
    { id: 'how', kind: 'open', required: true, question: 'How?', choices: [] },
    { id: 'what', kind: 'multiple', required: false, question: 'What?', choices: ['Red', 'Blue'] },
  ],
});
const drawn = (invitation: InvitationForm, own: Partial<DrawnForm> = {}): DrawnForm => ({
  kind: 'form',
  invitation,
  values: initialValues(invitation, null, 4),
  part: 'words',
  faults: [],
  failure: null,
  idempotencyKey: crypto.randomUUID(),
  typed: false,
  ...own,
});

/** The page as sent, before its scripts run; `takeOver` runs them. */
function open(review: DrawnForm): { takeOver(): void } {
  const props = {
    params: { slug: 'oak-cafe', token: TOKEN },
    location: { pathname: '/', search: '?grade=4' },
    pageContext: { review },
  };
  const page = wholePage(<InvitationPage {...(props as unknown as Parameters<typeof InvitationPage>[0])} />, 'en', [
    'invitation',
    'reviews',
    'footer',
  ]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return { takeOver: () => void act(() => render(page, { container, hydrate: true })) };
}
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => new URLSearchParams([...new FormData(form())] as [string, string][]);
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Your review');
const input = (name: string, value: string) =>
  [...form().elements].find(
    (one) => (one as HTMLInputElement).name === name && (one as HTMLInputElement).value === value,
  ) as HTMLInputElement;

it('the drawn form has the grade of the link and can be sent by the browser', () => {
  open(drawn(anInvitation()));
  expect(form().method).toBe('post');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false);
  body().value = 'Good coffee';
  expect(readSentForm(sent(), anInvitation())).toMatchObject({ grade: 4, body: 'Good coffee' });
  expect(document.body.textContent).not.toContain('needs JavaScript');
});

it('everything that is asked is read from the form that a browser sends', () => {
  open(drawn(full, { part: 'whole' }));
  body().value = 'Good coffee and a kind waiter.';
  screen.getByLabelText<HTMLInputElement>('Name or nickname').value = 'Anna';
  screen.getByLabelText<HTMLTextAreaElement>('What is it like?').value = 'Keeps tea warm for hours.';
  screen.getByLabelText<HTMLTextAreaElement>(/^How/).value = 'By bus';
  for (const [name, value] of [
    ['products.0.grade', '5'],
    [`products.0.features.${MUG.features[0]!.id}`, '2'],
    ['ratings.delivery', '3'],
    ['answers.1.chosen', 'Blue'],
  ] as const)
    input(name, value).checked = true;
  const values = readSentForm(sent(), full);
  expect(values).toMatchObject({
    grade: 4,
    authorName: 'Anna',
    products: [{ grade: 5, body: 'Keeps tea warm for hours.', features: { [MUG.features[0]!.id]: 2 } }],
    ratings: { delivery: 3 },
    answers: [
      { questionId: 'how', text: 'By bus' },
      { questionId: 'what', chosen: ['Blue'] },
    ],
  });
  expect(faultsOf(values, full, 'whole')).toEqual([]);
});

it('answers stay with their questions if the company has changed the order', () => {
  open(drawn(full, { part: 'whole' }));
  screen.getByLabelText<HTMLTextAreaElement>(/^How/).value = 'By bus';
  const turned = { ...full, questions: full.questions.toReversed() };
  expect(readSentForm(sent(), turned).answers).toMatchObject([
    { questionId: 'what' },
    { questionId: 'how', text: 'By bus' },
  ]);
});

it('a form that is drawn again has its texts and errors', () => {
  const values = { ...initialValues(full, null, 2), body: 'short', authorName: 'Anna' };
  open(drawn(full, { part: 'whole', values, typed: true, faults: faultsOf(values, full, 'whole') }));
  expect([body().value, screen.getByLabelText<HTMLInputElement>('Name or nickname').value]).toEqual(['short', 'Anna']);
  expect(screen.getByText('Write at least 20 characters.')).toBeTruthy();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
});

it('scripts keep what was typed before them, with the caret in its place', () => {
  const { takeOver } = open(drawn(anInvitation()));
  body().value = 'Good coffee';
  input('grade', '2').checked = true;
  body().focus();
  body().setSelectionRange(4, 4);
  takeOver();
  expect(form().dataset['drawn']).toBeUndefined();
  expect([body().value, body().selectionStart, document.activeElement]).toEqual(['Good coffee', 4, body()]);
  expect(input('grade', '2').checked).toBe(true);
});

it('scripts show the draft of an earlier visit', () => {
  const first = open(drawn(anInvitation()));
  body().value = 'Written yesterday, and long enough.';
  first.takeOver();
  document.body.innerHTML = '';
  const second = open(drawn(anInvitation()));
  expect(body().value).toBe('');
  second.takeOver();
  expect(body().value).toBe('Written yesterday, and long enough.');
});

it('scripts that take over the second page go on with the first step that was not shown, or the one in use', () => {
  const values = { ...initialValues(full, null, 4), body: 'Good coffee and a kind waiter.' };
  const whole = drawn(full, { part: 'whole', values, typed: true });
  open(whole).takeOver();
  expect(screen.getByRole('heading', { level: 1, name: 'And what you bought?' })).toBeTruthy();

  localStorage.clear();
  document.body.innerHTML = '';
  const second = open(whole);
  screen.getByLabelText('Name or nickname').focus();
  second.takeOver();
  expect(screen.getByRole('heading', { level: 1, name: 'How shall we sign it?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name or nickname'));
});
