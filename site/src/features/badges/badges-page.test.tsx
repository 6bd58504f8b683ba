import { screen, within } from '@testing-library/react';
import { IMAGE } from '../../../testing/blocks.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { BadgesData } from './badges-data.ts';
import { BadgesPage } from './badges-page.tsx';

const data: BadgesData = {
  kind: 'shown',
  search: '',
  badges: [
    {
      badge: 'trusted',
      conditions: [
        { figure: 'average_year', unit: 'grade', windowDays: 365, atLeast: 4.5, atMost: null },
        { figure: 'verified_share', unit: 'share', windowDays: 365, atLeast: 0.95, atMost: null },
        { figure: 'answer_hours', unit: 'hours', windowDays: 180, atLeast: null, atMost: 48 },
        { figure: 'reviews_shown', unit: 'yes', windowDays: null, atLeast: 1, atMost: null },
      ],
    },
  ],
};

it('the page of badges shows each badge’s criteria with the engine’s thresholds in local notation', () => {
  renderPage(<BadgesPage data={data} />, 'pl', ['badges']);
  const badge = screen.getByRole('heading', { level: 2 }).closest('li')!;
  const lines = within(within(badge).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('4,5');
  expect(lines[1]).toContain('95%');
  expect(lines[2]).toMatch(/: .*48$/);
  expect(lines[3]).not.toContain(':');
});

it('the page of badges shows each badge with its picture', () => {
  const { container } = renderPage(<BadgesPage data={data} />, 'ja', ['badges']);
  expect(container.querySelector('h2 svg')?.getAttribute('data-emblem')).toBe('trusted');
  const pictured = renderPage(<BadgesPage data={data} />, 'ja', ['badges'], undefined, {
    badgePictures: { trusted: IMAGE },
  });
  expect(pictured.container.querySelector('h2 img')?.getAttribute('src')).toBe(IMAGE.src);
});

it('the page of badges says so when the engine is down', () => {
  renderPage(<BadgesPage data={{ kind: 'down', search: '' }} />, 'en', ['badges']);
  expect(screen.getByRole('heading', { name: 'Back in a moment' })).toBeTruthy();
});
