import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReviewImport, ReviewImportPreview } from '@app/contracts/imports';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const IMPORTS = `${PANEL_API}/review-imports`;
const preview: ReviewImportPreview = {
  format: 'csv',
  encoding: 'utf-8',
  rows: 3,
  columns: ['Who', 'Stars', 'Comment', 'Day'],
  mapping: { author: 'Who', grade: 'Stars', date: 'Day' },
  missing: ['body'],
  sample: [
    {
      row: 2,
      cells: {},
      review: {
        author: 'Ewa',
        grade: 4,
        body: 'Good tea, quickly here.',
        publishedAt: '2026-02-03T00:00:00.000Z',
        url: null,
        market: null,
      },
      problem: null,
    },
    {
      row: 3,
      cells: {},
      review: null,
      problem: { row: 3, field: 'grade', code: 'import_grade', params: {}, message: '“9” is not a rating.' },
    },
  ],
};
const done: ReviewImport = {
  id: idOf(40),
  fileName: 'old.csv',
  format: 'csv',
  encoding: 'utf-8',
  source: 'google',
  scale: 5,
  market: null,
  mapping: preview.mapping,
  state: 'done',
  rows: 3,
  processed: 3,
  accepted: 1,
  rejected: 1,
  duplicates: 1,
  problems: [{ row: 3, field: 'grade', code: 'import_grade', params: {}, message: '“9” is not a rating.' }],
  createdAt: '2026-04-01T10:00:00.000Z',
  finishedAt: '2026-04-01T10:01:00.000Z',
};
const history = (...items: ReviewImport[]) =>
  panel.engine.on(`GET ${IMPORTS}`, () => ({ status: 200, body: { items } }));
const choose = async (name: string, content = 'Who,Stars,Comment,Day\n') =>
  fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files: [new File([content], name)] } });

it('the page of review imports previews a file, asks for the missing column and starts with the chosen mapping', async () => {
  history();
  panel.engine.on(`POST ${IMPORTS}/preview`, ({ query }) => ({
    status: 200,
    body: query.get('mapping') ? { ...preview, mapping: JSON.parse(query.get('mapping') ?? ''), missing: [] } : preview,
  }));
  panel.open('/panel/review-imports');
  await choose('old.csv');
  const sample = await screen.findByRole('table', { name: 'First rows as they will be imported' });
  within(sample).getByText('Good tea, quickly here.');
  within(sample).getByText('“9” is not a rating.');
  expect(screen.getByRole('button', { name: 'Import 3 reviews' })).toHaveProperty('disabled', true);
  screen.getByText('The import can start once these have a column: Text of the review.');
  fireEvent.change(screen.getByLabelText('Text of the review'), { target: { value: 'Comment' } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Import 3 reviews' })).toHaveProperty('disabled', false),
  );
  panel.engine.on(`POST ${IMPORTS}`, () => ({ status: 202, body: { ...done, state: 'running', processed: 0 } }));
  press('Import 3 reviews');
  await waitFor(() => expect(panel.navigated).toEqual([`/en/panel/review-imports?import=${done.id}`]));
  const [sent] = panel.engine.seen(`POST ${IMPORTS}`);
  expect(JSON.parse(sent?.query.get('mapping') ?? '')).toEqual({
    author: 'Who',
    grade: 'Stars',
    date: 'Day',
    body: 'Comment',
  });
});

it('what was chosen for a file is there after a reload', async () => {
  history();
  panel.engine.on(`POST ${IMPORTS}/preview`, ({ query }) => ({
    status: 200,
    body: query.get('mapping') ? { ...preview, mapping: JSON.parse(query.get('mapping') ?? ''), missing: [] } : preview,
  }));
  panel.open('/panel/review-imports');
  fireEvent.change(await screen.findByLabelText('Rating scale'), { target: { value: '10' } });
  await choose('old.csv');
  fireEvent.change(await screen.findByLabelText('Text of the review'), { target: { value: 'Comment' } });
  cleanup();
  panel.open('/panel/review-imports');
  expect((await screen.findByLabelText<HTMLSelectElement>('Rating scale')).value).toBe('10');
  await choose('old.csv');
  expect((await screen.findByLabelText<HTMLSelectElement>('Text of the review')).value).toBe('Comment');
});

it('a file is of a market, where the company has several', async () => {
  history();
  const de = { code: 'de', name: 'Teehaus' };
  const facts = {
    country: 'DE',
    language: 'de',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    website: 'https://tee.example',
  };
  const none = { address: null, postcode: null, city: null };
  panel.engine.on(`GET ${PANEL_API}/markets`, () => ({
    status: 200,
    body: {
      main: { ...facts, country: 'PL', language: 'pl', currencyChosen: false },
      items: [{ ...facts, ...de, ...none, id: idOf(50), websiteProven: false, archived: false, orders: 0 }],
    },
  }));
  panel.engine.on(`POST ${IMPORTS}/preview`, ({ query }) => {
    const [first, second] = preview.sample;
    const market = query.get('market') === 'de' ? de : null;
    return {
      status: 200,
      body: { ...preview, sample: [{ ...first!, review: { ...first!.review!, market } }, second!] },
    };
  });
  panel.open('/panel/review-imports');
  fireEvent.change(await screen.findByLabelText('Market of the rows'), { target: { value: 'de' } });
  await choose('old.csv');
  const sample = await screen.findByRole('table', { name: 'First rows as they will be imported' });
  within(sample).getByRole('cell', { name: 'Teehaus' });
  screen.getByLabelText(/^Code or website of the market/);
});

it('the page of review imports shows the reason of each rejected row and the earlier imports', async () => {
  history(done, { ...done, id: idOf(41), fileName: 'older.csv' });
  panel.engine.on(`GET ${IMPORTS}/${done.id}`, () => ({ status: 200, body: done }));
  panel.open('/panel/review-imports', `?import=${done.id}`);
  await screen.findByText('“old.csv” is imported');
  within(screen.getByRole('table', { name: 'Rejected rows' })).getByText('“9” is not a rating.');
  fireEvent.click(await screen.findByRole('button', { name: /older\.csv/ }));
  expect(panel.navigated).toEqual([`/en/panel/review-imports?import=${idOf(41)}`]);
});

it('the page of review imports refuses files that cannot be read, with the reason', async () => {
  history();
  panel.open('/panel/review-imports');
  await choose('old.pdf');
  await screen.findByText('“old.pdf” is neither CSV nor JSON.');
  panel.engine.on(`POST ${IMPORTS}/preview`, () =>
    problem(422, 'import_json_shape', { title: 'No list of reviews', detail: 'The file must hold a list.' }),
  );
  await choose('old.json', '{}');
  await screen.findByText('The file must hold a list.');
});

it('the page of review imports says which plan imports reviews', async () => {
  history();
  panel.engine.on(`POST ${IMPORTS}/preview`, () =>
    problem(402, 'plan_lacks_feature', { title: 'Imports are part of Pro' }),
  );
  panel.open('/panel/review-imports');
  await choose('old.csv');
  await screen.findByText('Imports are part of Pro');
});
