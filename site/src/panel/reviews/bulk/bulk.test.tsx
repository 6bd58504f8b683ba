import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswerTemplate } from '@app/contracts/company-reviews/answer-templates';
import type { BulkAnswer } from '@app/contracts/company-reviews/bulk-answers';
import type { ReviewExport } from '@app/contracts/company-reviews/exports';
import { aCompanyReview, aCompanyReviewDetail } from '../../../../testing/company-reviews.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../../testing/panel.tsx';

const panel = panelTest();
const BULK = `${PANEL_API}/bulk-answers`;
const aTemplate = (n: number, language: AnswerTemplate['language']): AnswerTemplate => ({
  id: idOf(70 + n),
  title: `Template ${n}`,
  language,
  body: 'Thank you, {name}!',
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const aBulk = (own: Partial<BulkAnswer> = {}): BulkAnswer => ({
  id: idOf(80),
  state: 'scheduled',
  total: 2,
  answered: 0,
  skipped: 0,
  createdAt: new Date().toISOString(),
  undoUntil: new Date(Date.now() + 60_000).toISOString(),
  finishedAt: null,
  ...own,
});
const bulksAre = (...items: BulkAnswer[]) => panel.engine.on(`GET ${BULK}`, () => ({ status: 200, body: { items } }));
const rowBox = (author: string) => screen.findByRole('checkbox', { name: `Select the review by ${author}` });

beforeEach(() => {
  const reviews = [aCompanyReview(1), aCompanyReview(2, { language: 'de' }), aCompanyReview(3, { language: 'fr' })];
  panel.engine.on(`GET ${PANEL_API}/reviews`, () => ({
    status: 200,
    body: { items: reviews, nextCursor: 'more', total: { count: 40, more: false } },
  }));
  panel.engine.on(`GET ${PANEL_API}/reviews/${idOf(101)}`, () => ({
    status: 200,
    body: aCompanyReviewDetail(reviews[0]!),
  }));
  const templates = [aTemplate(1, 'en'), aTemplate(2, 'de'), aTemplate(3, 'de')];
  panel.engine.on(`GET ${PANEL_API}/answer-templates`, () => ({ status: 200, body: { items: templates } }));
  bulksAre();
});

it('selected reviews are answered with a template of each language, which can be undone', async () => {
  panel.engine.on(`POST ${BULK}`, () => {
    bulksAre(aBulk());
    return { status: 201, body: aBulk() };
  });
  panel.engine.on(`DELETE ${BULK}/${idOf(80)}`, () => {
    bulksAre(aBulk({ state: 'undone', finishedAt: new Date().toISOString() }));
    return { status: 200, body: aBulk({ state: 'undone' }) };
  });
  panel.openFollowing('/panel/reviews');
  for (const n of [1, 2, 3]) fireEvent.click(await rowBox(`Author ${n}`));
  press('Answer with templates');
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer with templates' }));
  await dialog.findByText(/Without a template, reviews in these languages get no answer: French/);
  fireEvent.change(dialog.getByLabelText('Template for reviews in this language: German'), {
    target: { value: idOf(73) },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await screen.findByText('Undone: 2 answers were not sent');
  const [sent] = panel.engine.seen(`POST ${BULK}`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    reviewIds: [idOf(101), idOf(102), idOf(103)],
    templateIds: [idOf(71), idOf(73)],
  });
  expect(sent?.headers['idempotency-key']).toBeTruthy();
});

it('all reviews that match the filters are answered, and what was left out says why', async () => {
  panel.engine.on(`POST ${BULK}`, () => {
    bulksAre(aBulk({ state: 'done', total: 40, answered: 39, skipped: 1, finishedAt: new Date().toISOString() }));
    return { status: 201, body: aBulk() };
  });
  panel.engine.on(`GET ${BULK}/${idOf(80)}/skipped`, () => ({
    status: 200,
    body: { items: [{ reviewId: idOf(101), reason: 'answered' }], nextCursor: null },
  }));
  panel.openFollowing('/panel/reviews', '?grade=5&sort=oldest');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all loaded reviews' }));
  press('Select all 40 that match');
  press('Answer with templates');
  fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  await screen.findByText('Answers sent: 39. Left out: 1.');
  fireEvent.click(screen.getByText('Which were left out, and why'));
  await screen.findByText(/has an answer already/);
  const [sent] = panel.engine.seen(`POST ${BULK}`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ filter: { grade: '5' }, templateIds: [idOf(71), idOf(72)] });
});

it('a template is inserted into an answer with the customer’s name', async () => {
  panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Insert template' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Template 1' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Public answer' });
  await waitFor(() => expect(field.value).toBe('Thank you, Author 1!'));
});

it('an export takes the filters, shows its progress and offers the file', async () => {
  const EXPORTS = `${PANEL_API}/review-exports`;
  const file: ReviewExport = {
    id: idOf(90),
    format: 'xlsx',
    state: 'running',
    rows: 10,
    progress: 25,
    bytes: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    finishedAt: null,
    url: null,
    expiresAt: null,
  };
  const filesAre = (...items: ReviewExport[]) =>
    panel.engine.on(`GET ${EXPORTS}`, () => ({ status: 200, body: { items } }));
  filesAre();
  panel.engine.on(`POST ${EXPORTS}`, () => {
    filesAre(file);
    return { status: 202, body: file };
  });
  panel.openFollowing('/panel/reviews', '?grade=5&sort=oldest');
  await rowBox('Author 1');
  press('Export');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export reviews' }));
  fireEvent.click(dialog.getByLabelText('Excel workbook (XLSX)'));
  fireEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  await dialog.findByRole('progressbar', { name: 'Progress of the export' });
  filesAre({ ...file, state: 'done', rows: 40, progress: 100, bytes: 12_000, url: '/review-exports/x' });
  const link = await dialog.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/api/v1/review-exports/x');
  expect(dialog.getByText(/40 reviews · 12 kB/)).toBeTruthy();
  const [sent] = panel.engine.seen(`POST ${EXPORTS}`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ format: 'xlsx', filter: { grade: '5' } });
});
