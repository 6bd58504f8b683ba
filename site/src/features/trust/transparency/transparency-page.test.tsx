import { screen, within } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aReport } from '../../../../testing/transparency.ts';
import type { Months, TransparencyData } from './transparency-data.ts';
import { TransparencyPage } from './transparency-page.tsx';

const MONTHS: Months = [
  { month: '2026-06', complete: false, received: 90 },
  { month: '2026-05', complete: true, received: 1240 },
  { month: '2026-04', complete: true, received: 860 },
];
const show = (own: Partial<Extract<TransparencyData, { kind: 'shown' }>> = {}, locale: Locale = 'en') =>
  renderPage(
    <TransparencyPage data={{ kind: 'shown', report: aReport(), months: MONTHS, search: '', ...own }} />,
    locale,
    ['trust', 'reviews'],
  );
const table = (name: string, at = 0) => within(screen.getAllByRole('table', { name })[at]!);
const cells = (name: string, at = 0) =>
  table(name, at)
    .getAllByRole('row')
    .map((row) => row.textContent);

it('the transparency report shows what was received, held and decided, each number with a label', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transparency report: May 2026');
  expect(cells('Reviews received', 1)).toEqual([
    'Confirmed by purchase1,00081%',
    'Not confirmed by purchase20016%',
    'From another source403%',
  ]);
  expect(cells('Texts held by our filters')).toEqual([
    'offensive words2065%',
    'a phone number929%',
    'number of reviews from one device26%',
  ]);
  expect(cells('Appeals decided')).toEqual(['decision confirmed267%', 'decision reversed133%']);
  expect(cells('Reports decided')).toEqual([
    'readers: granted333%',
    'readers: dismissed222%',
    'companies: granted111%',
    'companies: dismissed333%',
  ]);
  expect(screen.getByText('Median time to a person’s decision').nextSibling?.textContent).toBe('5.3 hrs');
  expect(screen.getByRole('heading', { name: 'Mediations ended 15' })).toBeTruthy();
  expect(screen.getByText(/As of 3 June 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '/api/v1/transparency/2026-05' })).toBeTruthy();
});

it('the transparency report draws bars as long as the shares beside them', () => {
  show();
  const bars = within(screen.getByRole('table', { name: 'Appeals decided' }))
    .getAllByRole('row')
    .map((row) => row.querySelector('rect:last-of-type')?.getAttribute('width'));
  expect(bars).toEqual(['66.7', '33.3']);
});

it('the transparency report has a chart of the months, their numbers and links to their reports', () => {
  show({}, 'de');
  const chart = screen.getByRole('img', { name: /April 2026: 860; Mai 2026: 1\.240; Juni 2026: 90$/ });
  expect(chart.querySelectorAll('rect')).toHaveLength(3);
  const nav = within(screen.getByRole('navigation'));
  const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Juni 2026', '/de/trust/transparency/2026-06'],
    ['Mai 2026', '/de/trust/transparency/2026-05'],
    ['April 2026', '/de/trust/transparency/2026-04'],
  ]);
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Mai 2026');
});

it('the transparency report draws twelve of many months and links to all', () => {
  const months = Array.from({ length: 30 }, (_, back) => ({
    month: new Date(Date.UTC(2026, 5 - back, 1)).toISOString().slice(0, 7),
    complete: back > 0,
    received: back,
  }));
  show({ months });
  expect(screen.getByRole('img').querySelectorAll('rect')).toHaveLength(12);
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(30);
});

it('the transparency report groups older months by year, with the current one open', () => {
  const months = Array.from({ length: 30 }, (_, back) => ({
    month: new Date(Date.UTC(2026, 5 - back, 1)).toISOString().slice(0, 7),
    complete: back > 0,
    received: back,
  }));
  show({ months, report: aReport({ month: '2024-03' }) });
  const years = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(years.map((year) => [year.querySelector('summary')?.textContent, year.open])).toEqual([
    ['2025', false],
    ['2024', true],
  ]);
  expect(years.map((year) => year.querySelectorAll('a').length)).toEqual([6, 12]);
});

it('the transparency report marks the current month, and shows an empty month completely', () => {
  const empty = aReport({
    complete: false,
    received: { total: 0, byOrigin: { verified: 0, unverified: 0, external: 0 } },
    held: { total: 0, byRule: {} },
    looked: { total: 0, kept: 0, removed: 0, late: 0 },
    decisions: { ...aReport().decisions, byGround: {}, medianHours: null, machineShare: null },
  });
  show({ report: empty });
  expect(screen.getByRole('status').textContent).toBe('This month is not over yet: its figures will grow.');
  expect(screen.queryByText(/Median time/)).toBeNull();
  expect(screen.queryByRole('table', { name: 'Texts held by our filters' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Reviews received 0' })).toBeTruthy();
  // Only the table of months.
  expect(screen.getAllByRole('table', { name: 'Reviews received' })).toHaveLength(1);
});

it.each([
  ['missing', 'There is no such page'],
  ['down', 'Back in a moment'],
] as const)('the transparency report says so when it is %s', (kind, title) => {
  renderPage(<TransparencyPage data={{ kind, search: '' }} />, 'en', ['trust', 'reviews']);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
});
