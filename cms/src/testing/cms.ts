import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { cloneDatabase, freePort, startProcess } from './support.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
export const SERVICE_KEY = 'service-key-of-the-tests-00000000';
export const PASSWORD = 'password-of-the-tests';

export type Environment = Record<string, string | undefined>;

/** The environment of a cms on a database. Only paths are taken from the caller's. */
export const environmentFor = (databaseUrl: string, more: Environment = {}): Environment => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: 'payload-secret-of-the-tests-000000',
  CMS_SERVICE_KEY: SERVICE_KEY,
  DEMO_PASSWORD: PASSWORD,
  ...more,
});

/** Runs a command of the workspace until it ends. */
export async function runInWorkspace(
  args: string[],
  env: Environment,
): Promise<{ code: number | null; output: string }> {
  const child = startProcess({ name: args.at(-1) ?? 'command', args, cwd: WORKSPACE, env });
  const { code } = await child.exited;
  return { code, output: child.lastLines(200) };
}

const script = (file: string): string[] => ['--import', '@app/jsx', file];
export const migrate = (env: Environment) => runInWorkspace(script('src/entry/migrate.ts'), env);
export const seed = (env: Environment) => runInWorkspace(script('src/entry/seed.ts'), env);
export const payloadCommand = (args: string[], env: Environment) =>
  runInWorkspace([path.join(WORKSPACE, '../node_modules/payload/bin.js'), ...args], {
    ...env,
    PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
  });

export interface RunningCms {
  url: string;
  database: pg.Client;
  environment: Environment;
  /** A client signed in as a member of staff; null for one without a session. */
  as: (email: string | null) => Promise<Client>;
  stop: () => Promise<void>;
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

export type Client = <Body = Record<string, unknown>>(
  method: string,
  address: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Body>>;

/** Template database, migrated and seeded, with few texts or all of them. */
const seeded = (allTexts: boolean) => ({
  name: allTexts ? 'cms_all_texts' : 'cms',
  madeFrom: ['migrations', 'seed', 'texts', 'entry']
    .map((folder) => path.join(WORKSPACE, 'src', folder))
    .concat(path.join(WORKSPACE, '../locales')),
  async fill(url: string): Promise<void> {
    const { code, output } = await runInWorkspace(
      script('src/entry/prepare-for-tests.ts'),
      environmentFor(url, allTexts ? { ALL_TEXTS: '1' } : {}),
    );
    if (code !== 0) throw new Error(`The database of the cms could not be prepared:\n${output}`);
  },
});

/** Starts a seeded cms on a free port with its own database. `allTexts`: with the texts of all languages. */
export async function startCms(
  more: Environment = {},
  { allTexts = false }: { allTexts?: boolean } = {},
): Promise<RunningCms> {
  const { url: databaseUrl, drop } = await cloneDatabase({ template: seeded(allTexts) });
  const uploads = await mkdtemp(path.join(tmpdir(), 'cms-uploads-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = environmentFor(databaseUrl, {
    CMS_PORT: String(port),
    PUBLIC_URL: url,
    UPLOADS_DIR: uploads,
    ...more,
  });
  const server = startProcess({
    name: 'cms',
    args: script('src/entry/rest-for-tests.ts'),
    cwd: WORKSPACE,
    env: environment,
    readyUrl: `${url}/cms-api/health`,
  });
  await server.ready(60_000);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  return {
    url,
    database,
    environment,
    as: (email) => signIn(url, email),
    stop: async () => {
      await database.end();
      await server.stop();
      await drop();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

const clientOf =
  (url: string, cookie: string | null): Client =>
  async (method, address, body, headers = {}) => {
    const isRaw = body instanceof FormData || typeof body === 'string';
    const answer = await fetch(`${url}/cms-api${address}`, {
      method,
      redirect: 'manual',
      headers: {
        origin: url,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = (answer.headers.get('content-type') ?? '').includes('json');
    return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : { text } };
  };

async function signIn(url: string, email: string | null): Promise<Client> {
  const nobody = clientOf(url, null);
  if (!email) return nobody;
  const { status, headers, body } = await nobody('POST', '/users/login', { email, password: PASSWORD });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`No sign-in as ${email}: ${status} ${JSON.stringify(body)}`);
  return clientOf(url, cookie);
}

/** A browser with its own client address; it keeps cookies. */
export async function browserAt(cms: RunningCms, address: string): Promise<Client> {
  const nobody = await cms.as(null);
  const cookies = new Map<string, string>();
  return async (method, path, body, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
    const answer = await nobody<never>(method, path, body, { ...own, ...headers });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  };
}

/** Headers with the service key. */
export const withKey = { authorization: `Bearer ${SERVICE_KEY}` };

/** A colleague who was invited and has chosen `PASSWORD`. @returns the id of the account */
export async function aColleague(
  cms: Pick<RunningCms, 'as' | 'database'>,
  given: { email: string; role: string; locales?: string[] },
  administrator?: Client,
): Promise<string> {
  const inviting = administrator ?? (await cms.as('admin@demo.example'));
  const invited = await inviting<{ link?: string }>('POST', '/users/invitations', { name: 'Colleague', ...given });
  const token = invited.body.link?.split('/').at(-1);
  const nobody = await cms.as(null);
  const accepted = await nobody('POST', '/users/invitations/accept', { token, password: PASSWORD });
  if (accepted.status !== 200) throw new Error(`Not accepted: ${JSON.stringify([invited.body, accepted.body])}`);
  const { rows } = await cms.database.query<{ id: string }>('select id from cms.users where email = $1', [given.email]);
  return rows[0]?.id ?? '';
}
