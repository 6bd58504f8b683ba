import { screen, within } from '@testing-library/react';
import type { BadgeProgress } from '@app/contracts/badges';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest } from '../../../testing/panel.tsx';

const panel = panelTest();
const condition = { windowDays: 365, atLeast: null, atMost: null };
const progress: BadgeProgress = {
  items: [
    {
      badge: 'trusted',
      heldSince: '2026-02-01T10:00:00.000Z',
      lost: [],
      conditions: [{ ...condition, figure: 'verified_share', unit: 'share', atLeast: 0.9, value: 0.95, met: true }],
    },
    {
      badge: 'love_us',
      heldSince: null,
      lost: [{ wonAt: '2025-01-01T10:00:00.000Z', lostAt: '2025-06-01T10:00:00.000Z' }],
      conditions: [
        { ...condition, figure: 'reviews_year', unit: 'count', atLeast: 20, value: 12, met: false },
        { ...condition, figure: 'average_year', unit: 'grade', atLeast: 4.5, value: 4.4999, met: false },
        { ...condition, figure: 'average_rank', unit: 'share', atLeast: 0.9, value: null, met: false },
      ],
    },
  ],
};

it('the panel’s page of badges shows held badges, what the next ones need, and lost ones with their dates', async () => {
  panel.engine.on(`GET ${PANEL_API}/badges`, () => ({ status: 200, body: progress }));
  panel.open('/panel/badges');
  await screen.findByText('since 1 February 2026');
  const next = screen.getByRole('heading', { name: 'Next' }).closest('section') as HTMLElement;
  const [reviews, average, rank] = within(next).getAllByText(/^\(at least/);
  expect(reviews?.parentElement?.textContent).toContain('12 (at least 20)');
  // Not rounded up to the 4.5 that is missing.
  expect(average?.parentElement?.textContent).toContain('4.49 (at least 4.5)');
  expect(rank?.parentElement?.textContent).toContain('no data (at least 90%)');
  screen.getByText('from 1 January 2025 to 1 June 2025');
});

it('the panel’s page of badges offers another try when badges cannot be read', async () => {
  panel.engine.on(`GET ${PANEL_API}/badges`, () => problem(500, 'internal'));
  panel.open('/panel/badges');
  await screen.findByRole('button', { name: 'Try again' });
});

it('the badge that a mail leads to is shown first thing', async () => {
  panel.engine.on(`GET ${PANEL_API}/badges`, () => ({ status: 200, body: progress }));
  panel.open('/panel/badges', '?badge=love_us');
  await screen.findByText('since 1 February 2026');
  expect(document.activeElement?.textContent).toContain('Love us');
});
