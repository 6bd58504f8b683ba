import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SurveyOpening } from '@app/contracts/surveys';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { aSurveyForm, anOpening } from '../../../testing/surveys.ts';
import { OpeningFlow } from './opening-flow.tsx';
import type { OpeningFlowProps } from './opening-flow.tsx';
import { PreviewFlow } from './preview-flow.tsx';

const engine = new FakeEngine();
const FORM = 'F'.repeat(50);
const go = jest.fn<void, [path: string]>();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  go.mockReset();
  localStorage.clear();
});
const open = (links: OpeningFlowProps['links'], own: Partial<SurveyOpening> = {}) => {
  engine.on(`GET /surveys/${links}/${TOKEN}`, () => ({ status: 200, body: anOpening(own) }));
  engine.on(`POST /surveys/${links}/${TOKEN}/form`, () => ({ status: 201, body: { formToken: FORM } }));
  renderPage(<OpeningFlow links={links} token={TOKEN} go={go} />, 'en', ['surveys', 'invitation']);
  return screen.findByRole('heading', { level: 1 });
};

it('the first page of a survey says who asks, how much and who sees the answers, and starts', async () => {
  const heading = await open('invitations');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('Oak Café would like your opinion')).toBeTruthy();
  expect(screen.getByText('5 questions')).toBeTruthy();
  expect(screen.getByText(/^Oak Café will see that these answers are yours/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start the survey' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(`/en/surveys/form/${FORM}`));
});

it('the first page of a survey starts one form of an anonymous link, however often it is clicked', async () => {
  await open('anonymous', { named: false });
  expect(screen.getByText(/^This survey is anonymous/)).toBeTruthy();
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Start the survey' }));
    await waitFor(() => expect(go).toHaveBeenCalledTimes(times));
    await screen.findByRole('button', { name: 'Start the survey' });
  }
  const keys = engine.seen(`POST /surveys/anonymous/${TOKEN}/form`).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('the first page of a survey leads back to a started form', async () => {
  await open('invitations', { formToken: FORM });
  fireEvent.click(screen.getByRole('button', { name: 'Return to the survey' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(`/en/surveys/form/${FORM}`));
  expect(engine.requests).toHaveLength(1);
});

it('the first page of a survey says why it does not start', async () => {
  await open('invitations');
  engine.on(`POST /surveys/invitations/${TOKEN}/form`, () => problem(409, 'survey_closed', { detail: 'Not now.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start the survey' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(go).not.toHaveBeenCalled();
});

it.each(['closed', 'draft'] as const)('the first page of a survey has no button while it is %s', async (state) => {
  await open('anonymous', { state });
  expect(screen.getByText('This survey is not taking answers')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the survey' })).toBeNull();
});

it('the first page of a survey has a page for an invalid link and for an expired one', async () => {
  renderPage(<OpeningFlow links="anonymous" token="7" go={go} />, 'en', ['surveys', 'invitation']);
  expect(await screen.findByText('This link does not work')).toBeTruthy();
  engine.on(`GET /surveys/invitations/${TOKEN}`, () =>
    problem(410, 'survey_expired', { title: 'This link is too old', detail: 'It worked for 180 days.' }),
  );
  renderPage(<OpeningFlow links="invitations" token={TOKEN} go={go} />, 'en', ['surveys', 'invitation']);
  expect(await screen.findByText('This link is too old')).toBeTruthy();
});

describe('a preview', () => {
  const preview = (own: Parameters<typeof aSurveyForm>[0]) => {
    engine.on(`GET /surveys/previews/${TOKEN}`, () => ({ status: 200, body: aSurveyForm({ state: 'draft', ...own }) }));
    renderPage(<PreviewFlow token={TOKEN} />, 'en', ['surveys', 'nps', 'invitation']);
    return screen.findByText(/Nothing is sent\.$/);
  };
  const afterwards = async () => {
    await screen.findByRole('heading', { name: 'Thank you!' });
    expect(screen.getByText(/Nothing is sent\.$/)).toBeTruthy();
    expect(engine.requests).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  };

  it('a survey’s preview shows the draft’s form, and sends and keeps nothing', async () => {
    await preview({});
    fireEvent.click(screen.getByRole('radio', { name: 'Tea' }));
    fireEvent.click(screen.getByRole('radio', { name: '8' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send answers' }));
    await afterwards();
  });

  it('an NPS preview shows its question', async () => {
    await preview({ questions: [] });
    fireEvent.click(screen.getByRole('radio', { name: '8' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await afterwards();
  });
});
