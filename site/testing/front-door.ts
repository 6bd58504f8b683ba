import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '@app/locales';
import { pino } from 'pino';
import { eventually } from '../../tests/support/eventually.ts';
import { aPage, pagesExport } from '../../tests/support/site/site-content.ts';
import { createFrontDoor } from '../server/app.ts';
import type { FrontDoor } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { fakeBuild, releaseContent } from './release.ts';
import type { FakeBuild } from './release.ts';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
}

/** Upstream stand-in that records requests and answers as the test says. */
export class Upstream {
  readonly seen: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  page: Record<string, unknown> = { text: 'first', tags: 'company-1' };
  status = 200;
  /** Answers wait for this promise. */
  held: Promise<void> | null = null;
  /** Delays of single addresses. */
  holds: (url: string) => Promise<void> | null = () => null;
  readonly #name: string;
  #server: Server | undefined;
  port = 0;

  constructor(name: string) {
    this.#name = name;
  }

  async start(): Promise<void> {
    this.#server = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk) => (body += chunk));
      req.on('end', () => {
        this.seen.push({ url: req.url ?? '', headers: req.headers, body });
        if (req.url === '/api/v1/slow') {
          res.write('first ');
          setTimeout(() => res.end('second'), 100);
          return;
        }
        const answer = () => {
          res.writeHead(this.status, { 'Content-Type': 'application/json', 'X-Upstream': this.#name });
          res.end(JSON.stringify(this.page));
        };
        const held = this.held ?? this.holds(req.url ?? '');
        if (held) void held.then(answer);
        else answer();
      });
    });
    this.port = await listen(this.#server, this.port);
  }

  async stop(): Promise<void> {
    if (this.#server) await close(this.#server);
  }

  get last() {
    return this.seen.at(-1);
  }

  /** Waits until the latest request's address contains this. */
  asked(part: string): Promise<unknown> {
    return eventually(`the ${this.#name} is asked for ${part}`, () => this.last?.url.includes(part));
  }
}

export interface RequestOptions {
  headers?: Record<string, string>;
  method?: string;
  body?: string;
}

/** The front door on a fake build, with stand-ins for engine and CMS. */
export interface FrontDoorTest {
  engine: Upstream;
  cms: Upstream;
  build: FakeBuild;
  door: FrontDoor;
  /** Requests a raw path, which fetch would normalise. */
  get(path: string, asking?: RequestOptions): Promise<Answer>;
  /** Requests a path of a second front door with other settings, once it is `ready`. */
  getOfAnother(
    settings: NodeJS.ProcessEnv,
    path: string,
    asking?: RequestOptions,
    ready?: (door: FrontDoor) => Promise<void>,
  ): Promise<Answer>;
  /** Waits until the front door serves a release. */
  serves(id: string): Promise<unknown>;
  /** Clears the cache and resets the engine. */
  reset(): void;
  close(): Promise<void>;
}

export async function frontDoorTest(
  settings: NodeJS.ProcessEnv = {},
  reports?: Parameters<typeof createFrontDoor>[2],
): Promise<FrontDoorTest> {
  const engine = new Upstream('engine');
  const cms = new Upstream('cms');
  await Promise.all([engine.start(), cms.start()]);
  const build = await fakeBuild(LOCALES);
  await build.write('public/de/our-page/index.html', '<html><body><h1>Our page</h1></body></html>');
  const redirects = [
    { from: '/old-offer', to: '/login', permanent: false },
    { from: '/away', to: 'https://example.com/', permanent: true },
  ];
  const pages = pagesExport([aPage('/', 'Home'), aPage('/our-page', 'Our page')], { redirects });
  await build.publish('1', { content: releaseContent({ pages }) });
  process.env['ENGINE_URL'] = `http://127.0.0.1:${engine.port}`;

  const open = (own: NodeJS.ProcessEnv = {}) =>
    createFrontDoor(
      readConfig({
        ENGINE_URL: `http://127.0.0.1:${engine.port}`,
        CMS_URL: `http://127.0.0.1:${cms.port}`,
        RELEASES_DIR: build.releases,
        TRUSTED_PROXIES: '10.0.0.0/8',
        PUBLIC_URL: 'https://opinara.example',
        ...settings,
        ...own,
      }),
      pino({ level: 'silent' }),
      reports,
    );
  const door = open();
  door.cache.trusted = true;
  const server = createServer(door.app);
  const port = await listen(server);
  return {
    engine,
    cms,
    build,
    door,
    get: (path, asking) => ask(port, path, asking),
    async getOfAnother(settings, path, asking, ready) {
      const door = open(settings);
      const another = createServer(door.app);
      try {
        await ready?.(door);
        return await ask(await listen(another), path, asking);
      } finally {
        door.published.stop();
        await close(another);
      }
    },
    serves: (id) => eventually(`release ${id}`, async () => (await door.releases.current()).id === id),
    reset() {
      door.cache.purgeAll();
      engine.page = { text: 'first', tags: 'company-1' };
      engine.status = 200;
      engine.held = null;
      engine.holds = () => null;
    },
    async close() {
      await close(server);
      await Promise.all([engine.stop(), cms.stop(), door.stop()]);
      await build.remove();
    },
  };
}

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function ask(port: number, path: string, { headers = {}, method = 'GET', body }: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text: whole.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
