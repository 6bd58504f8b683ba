/** Rows read, and written to an index, at once. */
export const BATCH_SIZE = 1000;

/** Iterates over rows in id order; `page` reads the rows after an id. */
export async function* readInBatches<Row extends { id: string }>(
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
