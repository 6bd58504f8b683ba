import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Survey, SurveyResults } from '@app/contracts/surveys';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';
import { countRows, responseRows } from './result-rows.ts';

const panel = panelTest();
const SURVEYS = `${PANEL_API}/surveys`;
const survey: Survey = {
  id: idOf(60),
  kind: 'survey',
  title: { en: 'Packaging' },
  intro: {},
  thanks: {},
  defaultLanguage: 'en',
  questions: [
    {
      id: 'q1',
      kind: 'single_choice',
      required: false,
      question: { en: 'Which box?' },
      choices: [
        { id: 'c1', words: { en: 'Small' } },
        { id: 'c2', words: { en: 'Large' } },
      ],
    },
  ],
  anonymous: false,
  state: 'open',
  createdAt: '2026-03-01T10:00:00.000Z',
  openedAt: '2026-03-02T10:00:00.000Z',
  closedAt: null,
  counts: { invited: 40, answered: 4 },
  links: { preview: 'https://reviews.example/surveys/preview/x', anonymous: null },
};
const results: SurveyResults = {
  answered: 4,
  questions: [{ id: 'q1', kind: 'single_choice', answered: 4, counts: { c1: 3 }, mean: null }],
  nps: null,
};
const answer = (status: number, body: unknown) => () => ({ status, body });

it('the page of surveys lists surveys, and says which plan has them', async () => {
  panel.engine.on(`GET ${SURVEYS}`, answer(200, { items: [survey], nextCursor: null }));
  panel.open('/panel/surveys');
  fireEvent.click(await screen.findByRole('link', { name: 'Packaging' }));
  screen.getByText('answered: 4, invited: 40');
  expect(panel.navigated).toEqual([`/en/panel/surveys?survey=${survey.id}`]);
});

it('the page of surveys shows an upgrade where the plan lacks surveys', async () => {
  panel.engine.on(`GET ${SURVEYS}`, () =>
    problem(402, 'plan_lacks_feature', { title: 'Surveys are part of Enterprise' }),
  );
  panel.open('/panel/surveys');
  await screen.findByText('Surveys are part of Enterprise');
});

it('the page of surveys creates a survey, names the wrong field and keeps what was typed', async () => {
  panel.engine.on(`POST ${SURVEYS}`, () =>
    problem(422, 'validation_failed', {
      errors: [
        { path: 'questions.0.question.en', code: 'words_missing', params: {}, message: 'The question has no text.' },
      ],
    }),
  );
  panel.open('/panel/surveys', '?edit=new');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Packaging' } });
  press('Save draft');
  await waitFor(() => expect(screen.getByLabelText('Question text').getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(screen.getByLabelText('Question text'), { target: { value: 'Which box?' } });
  fireEvent.change(screen.getByLabelText('Kind of answer'), { target: { value: 'single_choice' } });
  fireEvent.change(screen.getByLabelText('Choice 1'), { target: { value: 'Small' } });
  fireEvent.change(screen.getByLabelText('Choice 2'), { target: { value: 'Large' } });
  expect(JSON.stringify({ ...localStorage })).toContain('Which box?');
  panel.engine.on(`POST ${SURVEYS}`, answer(201, survey));
  press('Save draft');
  await waitFor(() => expect(panel.navigated).toEqual([`/en/panel/surveys?survey=${survey.id}`]));
  expect(JSON.parse(panel.engine.seen(`POST ${SURVEYS}`)[1]!.body)).toMatchObject({
    title: { en: 'Packaging' },
    intro: {},
    questions: [{ id: 'q1', kind: 'single_choice', choices: [{ words: { en: 'Small' } }, { words: { en: 'Large' } }] }],
  });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Which box?');
});

it('the page of surveys shows results, invites pasted addresses with a basis, and closes the survey', async () => {
  panel.engine.on(`GET ${SURVEYS}/${survey.id}`, answer(200, survey));
  panel.engine.on(`GET ${SURVEYS}/${survey.id}/results`, answer(200, results));
  panel.open('/panel/surveys', `?survey=${survey.id}`);
  const table = await screen.findByRole('table', { name: 'Which box?' });
  within(table).getByText('3 (75%)');
  within(table).getByText('0 (0%)');
  fireEvent.change(screen.getByLabelText('E-mail addresses'), { target: { value: 'ann@mail.example\nbob' } });
  screen.getByText('1 line without an address');
  press('Invite 1 person');
  await screen.findByText(/^Choose the basis first/);
  fireEvent.change(screen.getByLabelText('Why may you write to these customers?'), { target: { value: 'consent' } });
  panel.engine.on(`POST ${SURVEYS}/${survey.id}/invitations`, answer(202, { accepted: 1, skipped: [] }));
  press('Invite 1 person');
  await screen.findByText(/1 person is invited/);
  panel.engine.on(`PUT ${SURVEYS}/${survey.id}/state`, answer(200, { ...survey, state: 'closed' }));
  press('Close');
  await screen.findByRole('button', { name: 'Open' });
});

it('answers become rows with the words of choices, and answers that nobody gave are counted too', () => {
  const words = { locale: 'de', fallback: 'en' } as const;
  expect(countRows(survey.questions[0]!, results.questions[0]!, words)).toEqual([
    { key: 'c1', label: 'Small', count: 3 },
    { key: 'c2', label: 'Large', count: 0 },
  ]);
  const response = {
    id: idOf(61),
    submittedAt: '2026-03-03T00:00:00.000Z',
    language: 'en' as const,
    respondent: null,
    answers: { q1: 'c2' },
    nps: null,
  };
  expect(
    responseRows(survey, [response], { locale: 'de', heads: ['at', 'in', 'name', 'mail'], score: 'points' }),
  ).toEqual([
    ['at', 'in', 'name', 'mail', 'Which box?'],
    ['2026-03-03T00:00:00.000Z', 'en', '', '', 'Large'],
  ]);
});
