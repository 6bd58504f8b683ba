import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CompanyQuestion } from '@app/contracts/questions';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const LIST = `GET ${PANEL_API}/questions`;
const aQuestion = (n: number, own: Partial<CompanyQuestion> = {}): CompanyQuestion => ({
  id: idOf(100 + n),
  name: 'Anna',
  body: `Question ${n}?`,
  language: 'pl',
  publishedAt: '2026-03-01T09:00:00Z',
  answer: null,
  pendingAnswer: null,
  answerHeld: false,
  expertId: null,
  product: { id: idOf(300), slug: 'mug', name: 'Mug' },
  ...own,
});
const lists = (items: CompanyQuestion[], open = 0) =>
  engine().on(LIST, () => ({ status: 200, body: { items, nextCursor: null, open } }));
const engine = () => panel.engine;

it('an open question is answered in place', async () => {
  const answered = aQuestion(1, { pendingAnswer: 'Yes, it does.' });
  lists([aQuestion(1)], 1);
  engine().on(`PUT ${PANEL_API}/questions/${idOf(101)}/answer`, () => {
    lists([answered], 1);
    return { status: 200, body: answered };
  });
  panel.open('/panel/questions');
  await screen.findByText('1 question is waiting for an answer.');
  expect(screen.getByRole('link', { name: 'Mug' }).getAttribute('href')).toBe(
    `/en/product/${idOf(300)}/mug/${idOf(2)}`,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: ' Yes, it does. ' } });
  press('Publish the answer');
  await screen.findByText(/This answer is being checked/);
  const [sent] = engine().seen(`PUT ${PANEL_API}/questions/${idOf(101)}/answer`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ body: 'Yes, it does.', expertId: null });
});

it('a held answer says so, a public one can be withdrawn', async () => {
  const answer = { body: 'Yes.', language: null, publishedAt: '2026-03-02T09:00:00Z', edited: false, expert: null };
  lists([aQuestion(1, { answer, pendingAnswer: 'Call me.', answerHeld: true })]);
  const remove = `DELETE ${PANEL_API}/questions/${idOf(101)}/answer`;
  engine().on(remove, () => ({ status: 204 }));
  panel.open('/panel/questions');
  await screen.findByText(/A moderator will read it/);
  press('Delete the answer');
  await waitFor(() => expect(engine().seen(remove)).toHaveLength(1));
  await screen.findByRole('textbox', { name: 'Your answer' });
});

it('a rejected answer shows the error beside the input', async () => {
  lists([aQuestion(1)]);
  engine().on(`PUT ${PANEL_API}/questions/${idOf(101)}/answer`, () =>
    problem(402, 'plan_lacks_feature', { detail: 'It is part of the plan Pro.' }),
  );
  panel.open('/panel/questions');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your answer' }), { target: { value: 'Yes.' } });
  press('Publish the answer');
  await screen.findByText('It is part of the plan Pro.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('Yes.');
});

it('without the feature in the plan, the questions page says which plan has it', async () => {
  engine().on(LIST, () =>
    problem(402, 'plan_lacks_feature', {
      title: 'Your plan does not include this',
      detail: 'The plan Pro does.',
      params: { feature: 'questions', plan: 'trustPro' },
    }),
  );
  panel.open('/panel/questions');
  await screen.findByText('Your plan does not include this');
  expect(screen.getByRole('link', { name: 'Choose Pro' }).getAttribute('href')).toBe(
    '/en/panel/settings/billing?plan=trustPro',
  );
});

it('the filter of questions is in the address', async () => {
  lists([]);
  panel.open('/panel/questions', '?state=answered');
  await screen.findByText('There are no such questions');
  expect(engine().seen(LIST)[0]?.query.get('state')).toBe('answered');
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'open' } });
  expect(panel.navigated).toEqual(['/en/panel/questions?state=open']);
});

it('an answer that could not be sent is there after a reload', async () => {
  lists([aQuestion(1)], 1);
  engine().on(`PUT ${PANEL_API}/questions/${idOf(101)}/answer`, () => 'lost');
  panel.open('/panel/questions');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your answer' }), { target: { value: 'Yes, it does.' } });
  press('Publish the answer');
  await screen.findByText('There is no connection to the server.');
  cleanup();
  panel.open('/panel/questions');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })).value).toBe(
    'Yes, it does.',
  );
});

it('the question that a mail leads to is shown alone, with a way to all', async () => {
  engine().on(`GET ${PANEL_API}/questions/${idOf(101)}`, () => ({ status: 200, body: aQuestion(1) }));
  panel.open('/panel/questions', `?question=${idOf(101)}`);
  await screen.findByText('Question 1?');
  screen.getByRole('textbox', { name: 'Your answer' });
  expect(screen.getByRole('link', { name: 'All questions' }).getAttribute('href')).toBe('/en/panel/questions');
  expect(engine().seen(LIST)).toEqual([]);
});

it('a question that is gone says so', async () => {
  engine().on(`GET ${PANEL_API}/questions/${idOf(101)}`, () => problem(404, 'question_not_found'));
  panel.open('/panel/questions', `?question=${idOf(101)}`);
  await screen.findByText('This question is no longer there');
});

it('the merchant chooses which expert signs an answer', async () => {
  const experts = [
    { id: idOf(700), name: 'Anna Kowalska', title: { en: 'Pharmacist' }, removedAt: null },
    { id: idOf(701), name: 'Jan Nowak', title: { en: 'Fitter' }, removedAt: '2026-03-01T09:00:00Z' },
  ].map((one) => ({ ...one, biography: {}, languages: [], photo: null, agreedAt: '2026-02-01T09:00:00Z' }));
  engine().on(`GET ${PANEL_API}/experts`, () => ({ status: 200, body: { items: experts } }));
  lists([aQuestion(1)], 1);
  const put = `PUT ${PANEL_API}/questions/${idOf(101)}/answer`;
  engine().on(put, () => ({ status: 200, body: aQuestion(1, { pendingAnswer: 'Yes.', expertId: idOf(700) }) }));
  panel.open('/panel/questions');
  const signer = await screen.findByLabelText<HTMLSelectElement>('Signed by');
  expect([...signer.options].map(({ text }) => text)).toEqual(['The company', 'Anna Kowalska, Pharmacist']);
  fireEvent.change(signer, { target: { value: idOf(700) } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'Yes.' } });
  press('Publish the answer');
  await waitFor(() => expect(engine().seen(put)).toHaveLength(1));
  expect(JSON.parse(engine().seen(put)[0]?.body ?? '')).toEqual({ body: 'Yes.', expertId: idOf(700) });
});
