import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getPayload, handleEndpoints } from 'payload';
import { config } from '../config.ts';
import { startNoticePoller } from '../notices/poller.ts';
import payloadConfig from '../payload.config.ts';
import { startScheduledPublishing } from '../scheduled/poller.ts';

/**
 * The REST side of the cms without Next: the same configuration, endpoints, hooks and database, which
 * `prepare-for-tests.ts` has filled; up in a few seconds.
 */
const payload = await getPayload({ config: payloadConfig });

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

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handleEndpoints({ config: payloadConfig, request: toRequest(incoming) });
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
server.listen(config.port, '127.0.0.1');
startScheduledPublishing(payload);
if (config.engineUrl) {
  startNoticePoller(payload.db.pool, { engineUrl: config.engineUrl, serviceKey: config.serviceKey }, payload.logger);
}
