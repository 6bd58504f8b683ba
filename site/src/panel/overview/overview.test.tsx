import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, aDashboard, idOf, noTasks, panelTest } from '../../../testing/panel.tsx';
import { changeOf } from './changes.ts';

const panel = panelTest();
const hrefOf = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

it('the overview compares the chosen period with the one before; every figure leads to its reviews', async () => {
  panel.open('/panel', '?days=90');
  await screen.findByText('up from 4.0');
  screen.getByText('up from 8');
  screen.getByText('down from 75%');
  screen.getByText('the same as before');
  expect(panel.engine.seen(`GET ${PANEL_API}/dashboard`)[0]?.query.get('days')).toBe('90');
  const period = 'state=published&subject=company&from=2026-03-03&to=2026-04-01';
  expect(hrefOf(/average rating/)).toBe(`/en/panel/reviews?${period}`);
  expect(hrefOf(/reviews answered/)).toBe(`/en/panel/reviews?${period}&answered=no`);
  expect(hrefOf(/^1 star /)).toBe(
    '/en/panel/reviews?state=published&subject=company&grade=1&from=2026-03-03&to=2026-04-01',
  );
  fireEvent.change(screen.getByLabelText('Compare'), { target: { value: '365' } });
  expect(panel.navigated).toEqual(['/en/panel?days=365']);
});

it('the overview shows the trend as a table, by weeks or months', async () => {
  panel.open('/panel');
  fireEvent.click(await screen.findByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Rating and number of reviews' });
  within(table).getByText('30 Mar 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Months' }));
  within(table).getByText('March 2026');
  within(table).getByText('4.3');
});

it('the overview lists what needs doing, most urgent first, with the nearest deadline', async () => {
  panel.engine.on(`GET ${PANEL_API}/tasks`, () => ({
    status: 200,
    body: {
      ...noTasks,
      unansweredNegative: { count: 1000, more: true },
      mediationsToAnswer: { count: 1, more: false },
      nextMediationDeadline: '2026-04-02T10:00:00.000Z',
    },
  }));
  panel.open('/panel');
  const first = await screen.findByRole('link', { name: /mediation waits/ });
  expect(first.textContent).toContain('Nearest deadline: 2 Apr 2026, 12:00.');
  expect(hrefOf(/1,000\+.*negative reviews without an answer/)).toContain('answered=no&answer=none&grade=1,2,3');
});

it('the overview counts criteria and chosen phrases, and shows NPS and badges', async () => {
  panel.engine.on(`GET ${PANEL_API}/dashboard`, () => ({
    status: 200,
    body: {
      ...aDashboard,
      criteria: [{ criterion: 'delivery', count: 3, average: 4 }],
      phrases: { reviews: 12, items: [{ phrase: 'Quick delivery', language: 'en', grade: 5, count: 7 }] },
      nps: {
        surveyId: idOf(9),
        title: { en: 'How likely?' },
        defaultLanguage: 'en',
        score: -12,
        answered: 40,
        current: { score: 25, answered: 8 },
        previous: { score: -10, answered: 10 },
      },
      badges: [{ badge: 'trusted', wonAt: '2026-01-01T00:00:00.000Z', lostAt: null }],
    },
  }));
  panel.open('/panel');
  await screen.findByText('from 3 ratings');
  expect(hrefOf('Quick delivery')).toContain('words=Quick+delivery&language=en');
  screen.getByText('25');
  screen.getByText('from 8 answers, up from -10');
  screen.getByText('All time: -12 from 40 answers.');
  screen.getByText('How likely?');
});

it('the overview follows invitations of the period to public reviews, and orders to invitations', async () => {
  panel.open('/panel', '?days=365');
  await screen.findByText('93%');
  expect(panel.engine.seen(`GET ${PANEL_API}/invitations/coverage`)[0]?.query.get('days')).toBe('365');
  screen.getByText(/372 of 400 orders/);
  expect(hrefOf('Over a limit')).toBe('/en/panel/invitations?state=over_limit');
  expect(hrefOf('Without a usable address')).toBe('/en/panel/import');
  screen.getByText('12 more invitations are still due and not counted yet.');
  expect((await screen.findByRole('link', { name: /^Review public/ })).textContent).toBe('Review public9');
  screen.getByText(/25% of invited customers wrote a review/);
});

it('a part that fails leaves the others, with another try', async () => {
  panel.engine.on(`GET ${PANEL_API}/dashboard`, () => problem(500, 'internal'));
  panel.open('/panel');
  await screen.findByText('420 of 500 invitations this month');
  await screen.findByRole('button', { name: 'Try again' });
});

it('the overview says how a figure moved, and nothing where one is not known', () => {
  expect([changeOf(2, 1), changeOf(1, 2), changeOf(1, 1), changeOf(1, null), changeOf(null, 1)]).toEqual([
    'up',
    'down',
    'same',
    null,
    null,
  ]);
});
