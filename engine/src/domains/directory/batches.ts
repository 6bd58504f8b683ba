/** Rows that are read, and written to an index, together. */
export const BATCH = 1000;

/** Walks through rows by their ids: `page` reads those after one. */
export async function* batches<Row extends { id: string }>(
  page: (after: string) => Promise<{ rows: Row[] }>,
): AsyncGenerator<Row[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await page(after);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}
