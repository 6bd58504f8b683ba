import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '@app/contracts/common';

export interface SeenRequest {
  method: string;
  /** Path below `/api/v1`, without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  /** Whether the answer was sent completely or aborted by the client. */
  ended: boolean;
}

/** Answer of a route: status, body, and what delays it. `lost` breaks the connection without an answer. */
export type Reply = { status: number; body?: unknown; afterMs?: number; after?: Promise<void> } | 'lost';
export type Route = (request: SeenRequest) => Reply;

const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Headers': '*, Content-Type, Accept-Language',
};

/** An error as the engine sends it. */
export function problem(status: number, code: string, more: Partial<Problem> = {}): Reply {
  const body: Problem = {
    type: `/api/docs#${code}`,
    title: code,
    status,
    code,
    params: {},
    errors: [],
    requestId: 'test',
    ...more,
  };
  return { status, body };
}

/** Stand-in for the engine: a real HTTP server on loopback. */
export class FakeEngine {
  readonly requests: SeenRequest[] = [];
  readonly #routes = new Map<string, Route>();
  readonly #server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://engine.invalid');
      const path = url.pathname.replace(/^\/api\/v1/, '');
      // For jsdom this server is cross-origin.
      if (request.method === 'OPTIONS') {
        response.writeHead(204, CROSS_ORIGIN).end();
        return;
      }
      const seen: SeenRequest = {
        method: request.method ?? '',
        path,
        query: url.searchParams,
        headers: request.headers,
        body,
        ended: false,
      };
      this.requests.push(seen);
      const reply = this.#routes.get(`${seen.method} ${path}`)?.(seen) ?? problem(404, 'not_found');
      if (reply === 'lost') {
        request.socket.destroy();
        return;
      }
      response.on('close', () => (seen.ended = true));
      const send = (): void => {
        response.writeHead(reply.status, { 'Content-Type': 'application/json', ...CROSS_ORIGIN });
        response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
      };
      if (reply.after) void reply.after.then(send);
      else setTimeout(send, reply.afterMs ?? 0);
    });
  });
  #origin = '';
  readonly #fetch = globalThis.fetch;
  readonly #open = typeof XMLHttpRequest === 'undefined' ? null : XMLHttpRequest.prototype.open;

  /** Starts listening and redirects the page's relative requests here. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    globalThis.fetch = (input, init) => this.#fetch(new URL(String(input), this.#origin), init);
    const [open, origin] = [this.#open, this.#origin];
    if (!open) return;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      open.call(this, method, new URL(String(url), origin), true);
      // jsdom keeps the timer of a finished request, which would keep the test's process alive.
      this.addEventListener('loadend', () => (this.timeout = 0));
    };
  }

  /** Like `start`, for what runs on the server, whose requests go to `ENGINE_URL`. */
  async startForServer(): Promise<void> {
    await this.start();
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const { pathname, search } = new URL(String(input));
      return ask(pathname + search, init);
    };
  }

  /** Base URL, for requests not made by the page. */
  get origin(): string {
    return this.#origin;
  }

  async stop(): Promise<void> {
    globalThis.fetch = this.#fetch;
    if (this.#open) XMLHttpRequest.prototype.open = this.#open;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  reset(): void {
    this.requests.length = 0;
    this.#routes.clear();
  }

  /** …)`; the last one given for a route counts. => `on('GET /me', () => …)`; the last handler of a route wins. */
  on(route: string, answer: Route): void {
    this.#routes.set(route, answer);
  }

  /** Requests of one route, in order. */
  seen(route: string): SeenRequest[] {
    return this.requests.filter(({ method, path }) => `${method} ${path}` === route);
  }
}
