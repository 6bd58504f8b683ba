import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

/** What the server says: an answer, silence, or a connection torn down. */
export type Reaction =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'silence'
  | 'hang-up'
  | 'bad-gateway';

export interface ProviderServer {
  url: string;
  seen: SeenRequest[];
  /** From now on; asked for each request. */
  answer(react: (request: SeenRequest) => Reaction): void;
  /** Delay before each answer. */
  delay(ms: number): void;
  stop(): Promise<void>;
}

/** A provider's HTTP server on loopback. */
export async function startProvider(): Promise<ProviderServer> {
  const seen: SeenRequest[] = [];
  let delayMs = 0;
  let react: (request: SeenRequest) => Reaction = () => ({ status: 500, body: {} });
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
      const request = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, form };
      seen.push(request);
      const reaction = react(request);
      if (reaction === 'silence') return;
      if (reaction === 'hang-up') return void res.destroy();
      if (reaction === 'bad-gateway')
        return void res.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
      const { status, body, headers = {} } = reaction;
      setTimeout(() => {
        res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
      }, delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answer(next) {
      react = next;
    },
    delay(ms) {
      delayMs = ms;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
