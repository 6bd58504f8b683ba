import { cellQuery, heatLevel, sumCells } from './progress-cells.ts';

describe('cells of the progress map', () => {
  const cell = (done: number, outdated: number, missing: number, draft = 0) => ({
    locale: 'cs' as const,
    namespace: 'mails',
    done,
    outdated,
    missing,
    draft,
    unknown: 7,
  });
  test('cells of the progress map are summed without unused texts', () => {
    expect(sumCells([cell(1, 2, 3), cell(4, 0, 0, 1)])).toEqual({
      total: 11,
      done: 5,
      outdated: 2,
      draft: 1,
      missing: 3,
    });
  });

  test('cells of the progress map have the highest level only when everything is done', () => {
    expect(
      [cell(0, 0, 9), cell(99, 1, 0), cell(9, 0, 0), cell(0, 0, 0)].map((one) => heatLevel(sumCells([one]))),
    ).toEqual([0, 4, 5, 5]);
  });

  test('cells of the progress map link to missing texts, else to drafts, to outdated ones, or to all', () => {
    expect(cellQuery('cs', 'mails', sumCells([cell(1, 1, 0, 1)]))).toBe('locale=cs&namespace=mails&state=draft');
    expect(cellQuery('cs', 'mails', sumCells([cell(1, 1, 1)]))).toBe('locale=cs&namespace=mails&state=missing');
    expect(cellQuery('cs', 'mails', sumCells([cell(1, 1, 0)]))).toBe('locale=cs&namespace=mails&state=outdated');
    expect(cellQuery('cs', undefined, sumCells([cell(1, 0, 0)]))).toBe('locale=cs');
  });
});
