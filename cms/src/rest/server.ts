import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { handleEndpoints, type Payload } from 'payload';
import { config } from '../config.ts';
import { startNoticePoller } from '../notices/poller.ts';
import payloadConfig from '../payload.config.ts';
import { startScheduledPublishing } from '../scheduled/poller.ts';
import { answerRest } from './answer.ts';
import { startingPage } from './starting-page.ts';

/**
 * The REST side of the cms without Next: the same configuration, endpoints, hooks and database, and what runs beside
 * requests. In place of the admin there is a page that waits for it.
 * @returns a function that ends it
 */
export function serveRest(payload: Payload): () => Promise<void> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      payload.logger.error({ err: error }, 'A request failed');
      outgoing.destroy();
    });
  });
  server.listen(config.port, '127.0.0.1');
  const jobs = [startScheduledPublishing(payload)];
  if (config.engineUrl) {
    const receiver = { engineUrl: config.engineUrl, serviceKey: config.serviceKey };
    jobs.push(startNoticePoller(payload.db.pool, receiver, payload.logger));
  }
  return async () => {
    server.close();
    server.closeIdleConnections();
    await Promise.all(jobs.map((stop) => stop()));
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { url = '/', headers } = incoming;
  if (!url.startsWith(`${payloadRoutes.api}/`)) return startingPage(headers['accept-language'], outgoing);
  const request = toRequest(incoming);
  const response = await answerRest(await payloadConfig, request, () =>
    handleEndpoints({ config: payloadConfig, request }),
  );
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

const { routes: payloadRoutes } = await payloadConfig;

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(incoming) as ReadableStream);
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: plain,
    body,
    ...(body ? { duplex: 'half' } : {}),
  });
}
