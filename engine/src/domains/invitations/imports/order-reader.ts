import type { ContactBasis } from '@app/contracts/invitations';
import type { ImportProblem } from '../schema.ts';
import type { CsvRow } from './order-file.ts';
import { addToOrder, isProblem, parseRow } from './order-rows.ts';
import type { CsvOrder } from './order-rows.ts';

// Few enough that no statement exceeds PostgreSQL's limit of 65,535 parameters (three for each ordered product).
const CHUNK_ORDERS = 500;
const CHUNK_PRODUCTS = 10_000;
const CHUNK_PROBLEMS = 2000;

export interface ReadOptions {
  /** Applies to rows without a basis of their own. */
  basis: ContactBasis | undefined;
  /** Of dates without one. */
  zone: string;
}

/** An unreadable row, with the number of its order if no other row has told of it. */
export interface RowProblem extends ImportProblem {
  orderRef?: string;
}

/** The next part of a file: orders and unreadable rows. */
export interface OrderChunk {
  orders: CsvOrder[];
  problems: RowProblem[];
  finished: boolean;
}

/**
 * Orders and unreadable rows of a file. Rows of one order may stand anywhere: an order is complete at its last row, and
 * only those that are not are held. each call of `rows` reads the file from its beginning.
 */
export async function* readOrders(
  rows: () => AsyncIterable<CsvRow>,
  { basis, zone }: ReadOptions,
): AsyncGenerator<CsvOrder | RowProblem> {
  const lastLines = new Map<string, number>();
  for await (const { line, cells } of rows()) if (cells.order_id !== undefined) lastLines.set(cells.order_id, line);
  const open = new Map<string, CsvOrder>();
  for await (const row of rows()) {
    const ref = row.cells.order_id ?? '';
    const parsed = parseRow(row, basis, zone);
    const known = open.get(ref);
    if (isProblem(parsed)) yield { ...parsed, orderRef: parsed.column === 'order_id' ? '' : ref };
    else if (!known) open.set(ref, parsed);
    else {
      const problem = addToOrder(known, parsed);
      if (problem) yield problem;
    }
    const complete = lastLines.get(ref) === row.line ? open.get(ref) : undefined;
    if (!complete) continue;
    open.delete(ref);
    yield complete;
  }
}

/** Reads a file chunk by chunk. Positions count orders and unreadable rows. */
export class OrderReader {
  readonly #items: AsyncGenerator<CsvOrder | RowProblem>;
  #position = 0;
  #last: { position: number; chunk: OrderChunk } | undefined;

  constructor(rows: () => AsyncIterable<CsvRow>, options: ReadOptions) {
    this.#items = readOrders(rows, options);
  }

  /** The chunk at a position: the next one, or the last one again if its transaction has failed. */
  async next(position: number): Promise<OrderChunk> {
    if (this.#last?.position === position) return this.#last.chunk;
    for (; this.#position < position; this.#position += 1) await this.#items.next();
    const chunk: OrderChunk = { orders: [], problems: [], finished: false };
    for (let products = 0; ;) {
      const { value, done } = await this.#items.next();
      if (done) {
        chunk.finished = true;
        break;
      }
      this.#position += 1;
      if (isProblem(value)) chunk.problems.push(value);
      else {
        chunk.orders.push(value);
        products += value.order.products.length;
      }
      const full = chunk.orders.length >= CHUNK_ORDERS || products > CHUNK_PRODUCTS - 50;
      if (full || chunk.problems.length >= CHUNK_PROBLEMS) break;
    }
    this.#last = { position, chunk };
    return chunk;
  }
}
