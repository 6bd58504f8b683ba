import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { readNamespace } from '@app/locales';
import { getPayload, handleEndpoints } from 'payload';
import { config } from '../config.ts';
import { BASE_LOCALE, NAMESPACES, type Namespace } from '../locales.ts';
import { startNoticePoller } from '../notices/poller.ts';
import payloadConfig from '../payload.config.ts';
import { startScheduledPublishing } from '../scheduled/poller.ts';
import { seed } from '../seed/seed.ts';
import { syncFiles } from '../texts/read-files.ts';
import { syncTexts } from '../texts/sync.ts';
import { type ReadTexts, wantedRows } from '../texts/wanted.ts';

/**
 * The REST side of the cms without Next: the same configuration, endpoints, hooks and database, migrated and seeded by
 * itself, up in a few seconds.
 */
const payload = await getPayload({ config: payloadConfig });
await payload.db.pool.query('create schema if not exists cms');
await payload.db.migrate();
await (process.env.ALL_TEXTS ? syncFiles(payload) : syncSome());
await seed(payload, config);

/**
 * All 85,000 texts would take each test some seconds; who needs them says so. The others have those of the base locale,
 * which the keys of pages must be among, and of two namespaces those of every language.
 */
async function syncSome(): Promise<void> {
  const isWanted = (locale: string, namespace: string) =>
    locale === BASE_LOCALE || ['footer', 'mails'].includes(namespace);
  const read: ReadTexts = (locale, namespace) =>
    isWanted(locale, namespace) ? readNamespace(locale, namespace as Namespace) : {};
  const rows = wantedRows(NAMESPACES, read).filter(({ locale, namespace }) => isWanted(locale, namespace));
  const client = await payload.db.pool.connect();
  await client.query('begin');
  await syncTexts(client, rows);
  await client.query('commit');
  client.release();
}

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
