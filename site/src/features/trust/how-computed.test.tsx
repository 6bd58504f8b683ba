import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { BAYES_PRIOR_COUNT, GRADE_WEIGHTS } from '@app/contracts/grades';
import type { Grade } from '@app/contracts/common';
import { SPLIT_MAX_SHARE } from '@app/contracts/inviting/splitter';
import type { ReviewOrigin } from '@app/contracts/reviews';
import type { Locale } from '@app/locales';
// The page must show the engine's numbers.
import { GradeTally, bayesianMean } from '../../../../engine/src/kernel/grades.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { HowComputed } from './how-computed.tsx';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const TITLES: Record<ReviewOrigin, string> = {
  verified: 'Confirmed by purchase',
  unverified: 'Not confirmed by purchase',
  external: 'From another source',
};
const open = (locale: Locale = 'en') => renderPage(<HowComputed />, locale, ['trust']);
const cells = (row: HTMLElement): string[] => [...row.children].map(({ textContent }) => textContent);
const rowsOf = (name: string): string[][] =>
  within(screen.getByRole('region', { name })).getAllByRole('row').slice(1).map(cells);
const tenth = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

/** The page's example as the engine's input. */
const example = (): { origin: ReviewOrigin; count: number; grade: Grade }[] =>
  rowsOf('An example').map(([title, count, grade]) => ({
    origin: (Object.keys(TITLES) as ReviewOrigin[]).find((origin) => TITLES[origin] === title)!,
    count: Number(count),
    grade: Number(grade) as Grade,
  }));

function summaryOf(counts: ReturnType<typeof example>) {
  const tally = new GradeTally();
  for (const { origin, grade, count } of counts) tally.add(origin, grade, count);
  return tally.summary();
}

it('the page on how ratings are computed shows the engine’s weight of every origin', () => {
  open();
  expect(rowsOf('Weights')).toEqual(
    Object.entries(GRADE_WEIGHTS).map(([origin, weight]) => [TITLES[origin as ReviewOrigin], String(weight)]),
  );
  expect(rowsOf('An example').map(([title, , , weight]) => [title, weight])).toEqual(rowsOf('Weights'));
});

it('the page on how ratings are computed computes its example like the engine', () => {
  open();
  const { average, plainMean } = summaryOf(example());
  // The two results must differ, or the example shows nothing.
  expect(tenth(average!)).not.toBe(tenth(plainMean!));
  expect(
    screen.getByText(
      `The weighted average is ${tenth(average!)}. The plain mean of the same reviews is ${tenth(plainMean!)}.`,
    ),
  ).toBeTruthy();
});

it('the page on how ratings are computed ranks the example company like the engine', () => {
  open();
  const counts = example();
  const { average } = summaryOf(counts);
  const weight = counts.reduce((sum, { origin, count }) => sum + GRADE_WEIGHTS[origin] * count, 0);
  const ranking = screen.getByRole('heading', { name: 'Ranking' }).parentElement!.textContent;
  expect(ranking).toContain(`we therefore add ${BAYES_PRIOR_COUNT} reviews at the category’s mean`);
  const categoryMean = Number(/a category with a mean of ([\d.]+)/.exec(ranking)?.[1]);
  const ranked = bayesianMean(average, weight, categoryMean);
  expect(ranking).toContain(`its average of ${tenth(average!)}, would rank with ${ranked.toFixed(2)}.`);
});

it('the page on how ratings are computed says how customers are drawn for other sites, with the engine’s limit', () => {
  open();
  const part = screen.getByRole('heading', { name: 'Customers who are asked to write elsewhere' }).parentElement!;
  expect(part.textContent).toContain(`at most ${SPLIT_MAX_SHARE}%`);
});

it('the page on how ratings are computed names the data and an existing command for recomputing', () => {
  open();
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(screen.getByText('npm run recount')).toBeTruthy();
  expect(scripts['recount']).toBeTruthy();
  expect(existsSync(path.join(ROOT, 'scripts/recount.ts'))).toBe(true);
  for (const part of ['reviews', 'grades'])
    expect(screen.getByText(`GET /api/v1/companies/{slug}/${part}`)).toBeTruthy();
});

it('the page on how ratings are computed writes numbers in local notation', () => {
  open('pl');
  expect(screen.getAllByText('0,5').length).toBeGreaterThan(1);
  expect(screen.getByText(/^Ważona średnia to 4,5\. .*4,2\./)).toBeTruthy();
});
