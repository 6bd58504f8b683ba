import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../../tests/support/eventually.ts';
import type { ChangeNotices } from '../export/types.ts';
import { type Client, type RunningCms, SERVICE_KEY, startCms } from '../testing/cms.ts';
import { isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

/** Stands in for the engine: records notices and answers as the test wants. */
class Receiver {
  answers = 200;
  readonly notices: ChangeNotices['notices'] = [];
  readonly signatures: boolean[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const header = (name: string): string => String(request.headers[name] ?? '');
        const now = Date.now() / 1000;
        this.signatures.push(
          request.url === '/api/v1/hooks/content' &&
            isSigned(body, Number(header(TIMESTAMP_HEADER)), header(SIGNATURE_HEADER), SERVICE_KEY, now),
        );
        if (this.answers === 200) this.notices.push(...(JSON.parse(body) as ChangeNotices).notices);
        response.writeHead(this.answers).end();
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const receiver = new Receiver();
let cms: RunningCms;
let translator: Client;
beforeAll(async () => {
  cms = await startCms({ ENGINE_URL: await receiver.open() });
  translator = await cms.as('translator@demo.example');
});
afterAll(async () => {
  await cms.stop();
  receiver.close();
});

const waiting = async (): Promise<number> =>
  Number(
    (await cms.database.query<{ n: string }>('select count(*) as n from cms.change_notices where delivered_at is null'))
      .rows[0]?.n,
  );
const written = async (): Promise<number> =>
  Number((await cms.database.query<{ n: string }>('select count(*) as n from cms.change_notices')).rows[0]?.n);
interface Text {
  id: string;
  revision: number;
}
const textOf = async (key: string): Promise<Text> => {
  const { body } = await translator<{ entries: { rows: Text[] }[] }>('GET', `/texts?locale=de&key=mails:${key}`);
  const row = body.entries[0]?.rows[0];
  if (!row) throw new Error(`There is no text ${key}`);
  return row;
};
const translate = async (key: string, text = 'Text'): Promise<string> => {
  const { id, revision } = await textOf(key);
  const { status } = await translator('PUT', `/texts/${id}`, { text, revision });
  if (status !== 200) throw new Error(`The text was not saved: ${status}`);
  return id;
};

test('notices of the seed arrive signed and once each', async () => {
  await eventually('all have arrived', async () => (await waiting()) === 0);
  expect(receiver.signatures.length).toBeGreaterThan(0);
  expect(receiver.signatures.every(Boolean)).toBe(true);
  expect(new Set(receiver.notices.map(({ id }) => id)).size).toBe(receiver.notices.length);
  expect(receiver.notices).toHaveLength(await written());
});

test('a changed text and its reversal are each notified', async () => {
  const id = await translate('layout.regards');
  const received = () => receiver.notices.filter(({ documentId }) => documentId === id);
  await eventually('it is notified', () => received().length === 1);
  expect(received()[0]).toMatchObject({ topic: 'content', entity: 'translations', operation: 'change' });
  await translate('layout.regards', '');
  await eventually('it is notified again', () => received().length === 2);
});

test('PostgreSQL notifies listeners once the change can be read', async () => {
  const heard: Promise<unknown>[] = [];
  const listener = (): void => void heard.push(textOf('invitation.ask'));
  await cms.database.query('listen cms_change');
  cms.database.on('notification', listener);
  const { revision } = await textOf('invitation.ask');
  await translate('invitation.ask', 'Wie war es?');
  await eventually('the listener is notified', () => heard.length > 0);
  expect(await heard[0]).toMatchObject({ revision: revision + 1 });
  cms.database.off('notification', listener);
  await cms.database.query('unlisten cms_change');
});

test('a deleted document is notified', async () => {
  const marketing = await cms.as('marketing@demo.example');
  const redirect = { from: '/old', to: '/new', permanent: true };
  const { body } = await marketing<{ doc: { id: string } }>('POST', '/redirects', redirect);
  await marketing('DELETE', `/redirects/${body.doc.id}`);
  await eventually('it is notified', () =>
    receiver.notices.some(({ documentId, operation }) => documentId === body.doc.id && operation === 'delete'),
  );
});

test('a refused change writes no notice', async () => {
  const id = await translate('layout.privacy');
  const before = await written();
  const { revision } = await textOf('layout.privacy');
  expect((await translator('PUT', `/texts/${id}`, { text: 'Text', revision: revision - 1 })).status).toBe(409);
  expect((await translator('PUT', `/texts/${id}`, { text: 'mit {{nichts}}', revision })).status).toBe(422);
  expect(await written()).toBe(before);
});

test('publishing and unpublishing are notified, saving a draft is not', async () => {
  const marketing = await cms.as('marketing@demo.example');
  const seo = { title: { key: 'home:seo.title' }, description: { key: 'home:seo.description' } };
  const { body } = await marketing<{ doc: { id: string } }>('POST', '/pages', {
    name: 'P',
    path: '/p',
    seo,
    blocks: [],
    _status: 'draft',
  });
  const noticeCount = async (): Promise<number> =>
    (await cms.database.query('select 1 from cms.change_notices where document_id = $1', [body.doc.id])).rowCount ?? 0;
  expect(await noticeCount()).toBe(0);
  await marketing('PATCH', `/pages/${body.doc.id}`, { _status: 'published' });
  expect(await noticeCount()).toBe(1);
  await marketing('PATCH', `/pages/${body.doc.id}?draft=true`, { name: 'Q', _status: 'draft' });
  expect(await noticeCount()).toBe(1);
  await marketing('PATCH', `/pages/${body.doc.id}`, { _status: 'draft' });
  expect(await noticeCount()).toBe(2);
});

test('while the engine is down notices keep the error and arrive once it is back', async () => {
  receiver.answers = 503;
  const ids = [await translate('layout.linkHelp'), await translate('layout.greetingPlain')];
  await eventually('both were tried again', async () => {
    const { rows } = await cms.database.query<{ attempts: string; last_error: string }>(
      'select attempts, last_error from cms.change_notices where document_id = any($1)',
      [ids],
    );
    return (
      rows.length === 2 &&
      rows.every(({ attempts, last_error }) => Number(attempts) >= 2 && last_error === 'answered 503')
    );
  });
  receiver.answers = 200;
  await eventually('all have arrived', async () => (await waiting()) === 0);
  for (const id of ids) expect(receiver.notices.filter(({ documentId }) => documentId === id)).toHaveLength(1);
});
