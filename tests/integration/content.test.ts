import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../support/eventually.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/platform.ts';

const SERVICE_KEY = 'a service key of at least thirty-two characters';

let cms: Server;
let platform: TestPlatform;
let asked: { authorization: string | undefined; ifNoneMatch: string | undefined }[] = [];
let content = exported('1', ['Dobra obsługa']);

function exported(version: string, phrases: string[]) {
  return {
    version,
    updatedAt: null,
    badges: [],
    hints: [{ locale: 'pl', grades: { '1': [], '2': [], '3': [], '4': phrases, '5': [] } }],
    wordLists: [{ language: 'pl', words: [{ word: 'paskudztwo', kind: 'offensive', prefix: true }] }],
    translations: [
      { locale: 'pl', namespace: 'errors', key: 'codes.company_not_found.title', text: 'Takiej firmy tu nie ma' },
    ],
  };
}

/** The cms's notice that something changed, signed as it signs. */
function notice(timestamp: number, key = SERVICE_KEY) {
  const body = JSON.stringify({ notices: [] });
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  return platform.api.fresh().request('POST', '/hooks/content', {
    raw: body,
    headers: { 'x-content-timestamp': String(timestamp), 'x-content-signature': `v1=${signature}` },
  });
}

const hints = async () =>
  (
    await platform.query<{ phrases: string[] }>(
      "select phrases from engine.content_hints where locale = 'pl' and grade = 4",
    )
  )[0]?.phrases;
const now = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  cms = createServer((req, res) => {
    asked.push({ authorization: req.headers.authorization, ifNoneMatch: req.headers['if-none-match'] });
    if (req.headers['if-none-match'] === `"${content.version}"`) return void res.writeHead(304).end();
    res.setHeader('content-type', 'application/json').end(JSON.stringify(content));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  platform = await startPlatform({
    env: { CMS_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`, CMS_SERVICE_KEY: SERVICE_KEY },
  });
});
afterAll(async () => {
  await platform?.stop();
  cms.close();
});

it('the engine pulls hints, word lists and texts at start, with the service key', async () => {
  await eventually('the hints are there', async () => (await hints())?.includes('Dobra obsługa'));
  expect(asked[0]).toEqual({ authorization: `Bearer ${SERVICE_KEY}`, ifNoneMatch: undefined });
});

it('the engine uses texts that staff published', async () => {
  await eventually('the text is in use', async () => {
    const { body } = await platform.api.get<{ title: string }>('/companies/none', {
      headers: { 'accept-language': 'pl' },
    });
    return body.title === 'Takiej firmy tu nie ma';
  });
});

it('a signed notice makes the engine pull again', async () => {
  content = exported('2', ['Szybka dostawa']);
  asked = [];
  expect((await notice(now())).status).toBe(204);
  await eventually('the new hints are there', async () => (await hints())?.includes('Szybka dostawa'), 5000);
  expect(asked[0]?.ifNoneMatch).toBe('"1"');
});

it('unchanged content is kept', async () => {
  asked = [];
  await notice(now());
  await eventually('it has asked', async () => asked.length > 0);
  expect(await hints()).toEqual(['Szybka dostawa']);
});

it.each([
  ['with another key', () => notice(now(), 'another key of at least thirty-two characters')],
  ['of ten minutes ago', () => notice(now() - 600)],
  ['without a time', () => notice(Number.NaN)],
])('a notice %s is refused', async (_name, send) => {
  asked = [];
  expect(await send()).toMatchObject({ status: 401, body: { code: 'hook_signature_invalid' } });
  expect(asked).toEqual([]);
});
