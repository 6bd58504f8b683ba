import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { routes } from '../../../engine/src/entry/domains.ts';
import { createApi } from '../../../engine/src/http/app.ts';
import { sendLoad } from './agents/http-load.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import type { Statement } from './agents/sql-load.ts';

/** A statement as the API gave it to the driver, with the values of that time. */
export interface Captured extends Statement {
  values: unknown[];
}

type Callback = (error: Error | null, result?: pg.QueryResult) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const entryOf = ([config, values]: unknown[]): Captured => {
  const given = typeof config === 'string' ? { text: config } : (config as Partial<Captured>);
  return {
    text: given.text ?? '',
    ...(given.name && { name: given.name }),
    ...(given.rowMode && { rowMode: given.rowMode }),
    values: Array.isArray(values) ? values : (given.values ?? []),
    rowCount: null,
  };
};

/** Records what the driver is given while `work` runs in this process. */
async function recording(work: () => Promise<unknown>): Promise<Captured[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const captured: Captured[] = [];
  prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const entry = entryOf(args);
    captured.push(entry);
    const note = (result: pg.QueryResult | undefined): void => {
      entry.rowCount = result?.rowCount ?? null;
    };
    // The pool hands a callback over, a transaction waits for a promise.
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback: Callback = (error, result) => {
        note(result);
        (last as Callback)(error, result);
      };
      return original.apply(this, [...args.slice(0, -1), callback]);
    }
    return (original.apply(this, args) as Promise<pg.QueryResult>).then((result) => {
      note(result);
      return result;
    });
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return captured;
}

/**
 * What one request makes the API say to the database, in order. The API runs in this process for it. `warmUp` is sent
 * before and not recorded: what happens only once in a process's life is no part of a request.
 */
export async function captureRequest(
  stage: BenchEnvironment,
  { warmUp, request, status }: { warmUp: string; request: string; status: number },
): Promise<Captured[]> {
  const server = createServer(createApi(stage.app, routes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (one: string) => sendLoad({ port, connections: 1, requests: [one], expectedStatus: status });
  try {
    await send(warmUp);
    return await recording(() => send(request));
  } finally {
    server.close();
  }
}
