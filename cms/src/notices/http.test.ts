import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeNotices } from '../export/types.ts';
import { type Client, type RunningCms, SERVICE_KEY, startCms } from '../testing/cms.ts';
import { isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

/** Takes what the cms sends, answers what the test wants. */
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
}, 60_000);
afterAll(async () => {
  await cms.stop();
  receiver.close();
});

async function until(met: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await met());) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 seconds');
    await sleep(50);
  }
}
const waiting = async (): Promise<number> =>
  Number(
    (await cms.database.query<{ n: string }>('select count(*) as n from cms.change_notices where delivered_at is null'))
      .rows[0]?.n,
  );
const written = async (): Promise<number> =>
  Number((await cms.database.query<{ n: string }>('select count(*) as n from cms.change_notices')).rows[0]?.n);
const aTranslation = (key: string) => ({ locale: 'de', namespace: 'mails', key, text: 'Text' });
const translate = async (key: string): Promise<string> =>
  (await translator<{ doc: { id: string } }>('POST', '/translations', aTranslation(key))).body.doc.id;

test('what the seed wrote arrives signed, each notice once', async () => {
  await until(async () => (await waiting()) === 0);
  expect(receiver.signatures.length).toBeGreaterThan(0);
  expect(receiver.signatures.every(Boolean)).toBe(true);
  expect(new Set(receiver.notices.map(({ id }) => id)).size).toBe(receiver.notices.length);
  expect(receiver.notices).toHaveLength(await written());
});

test('a change tells what has changed', async () => {
  const id = await translate('told.one');
  await until(() => receiver.notices.some(({ documentId }) => documentId === id));
  expect(receiver.notices.find(({ documentId }) => documentId === id)).toMatchObject({
    topic: 'both',
    entity: 'translations',
    operation: 'change',
  });
  await translator('DELETE', `/translations/${id}`);
  await until(() => receiver.notices.some(({ documentId, operation }) => documentId === id && operation === 'delete'));
});

test('a change that is refused leaves no notice', async () => {
  const id = await translate('told.two');
  const before = await written();
  expect((await translator('POST', '/translations', aTranslation('told.two'))).status).toBe(400);
  expect((await translator('PATCH', `/translations/${id}`, { text: '' })).status).toBe(400);
  expect(await written()).toBe(before);
});

test('saving a draft tells nobody, publishing and taking back do', async () => {
  const marketing = await cms.as('marketing@demo.example');
  const seo = { title: { key: 'home:seo.title' }, description: { key: 'home:seo.description' } };
  const { body } = await marketing<{ doc: { id: string } }>('POST', '/pages', {
    name: 'P',
    path: '/p',
    seo,
    blocks: [],
    _status: 'draft',
  });
  const told = async (): Promise<number> =>
    (await cms.database.query('select 1 from cms.change_notices where document_id = $1', [body.doc.id])).rowCount ?? 0;
  expect(await told()).toBe(0);
  await marketing('PATCH', `/pages/${body.doc.id}`, { _status: 'published' });
  expect(await told()).toBe(1);
  await marketing('PATCH', `/pages/${body.doc.id}?draft=true`, { name: 'Q', _status: 'draft' });
  expect(await told()).toBe(1);
  await marketing('PATCH', `/pages/${body.doc.id}`, { _status: 'draft' });
  expect(await told()).toBe(2);
});

test('while the engine is down notices wait with the reason, and all arrive when it is back', async () => {
  receiver.answers = 503;
  const ids = [await translate('down.one'), await translate('down.two')];
  await until(async () => {
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
  await until(async () => (await waiting()) === 0);
  for (const id of ids) expect(receiver.notices.filter(({ documentId }) => documentId === id)).toHaveLength(1);
});
