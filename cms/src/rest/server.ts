import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { handleEndpoints, type Payload } from 'payload';
import { config } from '../config.ts';
import { report } from '../error-reports.ts';
import { startNoticePoller } from '../notices/poller.ts';
import payloadConfig from '../payload.config.ts';
import { startScheduledPublishing } from '../scheduled/poller.ts';
import { handleRestRequest } from './handle-request.ts';
import { sendStartingPage } from './starting-page.ts';

/**
 * Serves the REST API without Next, with the same configuration and background jobs. The admin is replaced by a waiting
 * page.
 * @returns a function that stops it
 */
export function serveRest(payload: Payload): () => Promise<void> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      payload.logger.error({ err: error }, 'A request failed');
      report(error);
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
  if (!url.startsWith(`${payloadRoutes.api}/`)) return sendStartingPage(headers['accept-language'], outgoing);
  const request = toRequest(incoming);
  const response = await handleRestRequest(await payloadConfig, request, () =>
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
