import path from 'node:path';
import type { ProcessSpec } from '../processes/processes.ts';
import { ROOT, fromRoot } from '../paths.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';

export interface Ports {
  frontDoor: number;
  engine: number;
  cms: number;
  worker: number;
  builder: number;
  inbox: number;
  smtp: number;
}

export interface Addresses {
  publicUrl: string;
  engineUrl: string;
  cmsUrl: string;
  workerUrl: string;
  builderUrl: string;
  inboxUrl: string;
  smtpUrl: string;
  databaseUrl: string;
}

/** The parts' default ports, next to the front door's. */
export const defaultPorts = (frontDoor: number): Ports => ({
  frontDoor,
  engine: frontDoor + 1,
  cms: frontDoor + 2,
  worker: frontDoor + 11,
  builder: frontDoor + 12,
  inbox: frontDoor + 25,
  smtp: frontDoor + 26,
});

export function addressesOf(settings: Settings, ports: Ports, databaseUrl: string): Addresses {
  const local = (port: number): string => `http://127.0.0.1:${port}`;
  return {
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${ports.frontDoor}`,
    engineUrl: local(ports.engine),
    cmsUrl: local(ports.cms),
    workerUrl: local(ports.worker),
    builderUrl: local(ports.builder),
    inboxUrl: `http://localhost:${ports.inbox}`,
    smtpUrl: settings.SMTP_URL ?? `smtp://127.0.0.1:${ports.smtp}`,
    databaseUrl,
  };
}

/** Text messages are shown only where mails are, on one's own machine. */
export const showsSms = ({ SMS_PROVIDER, SMTP_URL }: Settings, { publicUrl }: Pick<Addresses, 'publicUrl'>): boolean =>
  SMS_PROVIDER === 'demo' ||
  (SMS_PROVIDER === undefined &&
    !SMTP_URL &&
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname));

/** The environment of all parts; each reads the keys it knows. */
export function environmentOf(
  settings: Settings,
  secrets: Secrets,
  addresses: Addresses,
  ports: Ports,
  dataDir: string,
): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)]));
  return {
    ...given,
    NODE_ENV: 'production',
    PUBLIC_URL: addresses.publicUrl,
    DATABASE_URL: addresses.databaseUrl,
    SMTP_URL: addresses.smtpUrl,
    MAIL_FROM:
      settings.MAIL_FROM ?? `reviews@${new URL(addresses.publicUrl).hostname}`.replace(/@localhost$/, '@demo.example'),
    SMS_PROVIDER: settings.SMS_PROVIDER ?? (showsSms(settings, addresses) ? 'demo' : 'none'),
    PORT: String(ports.frontDoor),
    ENGINE_PORT: String(ports.engine),
    ENGINE_URL: addresses.engineUrl,
    WORKER_PORT: String(ports.worker),
    BUILDER_PORT: String(ports.builder),
    CMS_PORT: String(ports.cms),
    CMS_HOST: '127.0.0.1',
    CMS_URL: addresses.cmsUrl,
    SIGNING_KEYS: settings.SIGNING_KEYS ?? secrets.signingKeys,
    SESSION_SECRET: settings.SESSION_SECRET ?? secrets.sessionSecret,
    OPT_OUT_KEY: settings.OPT_OUT_KEY ?? secrets.optOutKey,
    STAFF_KEY: settings.STAFF_KEY ?? secrets.staffKey,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? secrets.payloadSecret,
    CMS_SERVICE_KEY: settings.CMS_SERVICE_KEY ?? secrets.cmsServiceKey,
    DEMO_PASSWORD: settings.DEMO_PASSWORD ?? secrets.demoPassword,
    UPLOADS_DIR: path.resolve(ROOT, settings.UPLOADS_DIR ?? path.join(dataDir, 'uploads')),
    RELEASES_DIR: path.resolve(ROOT, settings.RELEASES_DIR ?? path.join(dataDir, 'releases')),
    NEXT_TELEMETRY_DISABLED: '1',
    GATSBY_TELEMETRY_DISABLED: '1',
  };
}

type Command = Pick<ProcessSpec, 'name' | 'args' | 'cwd'>;

const script = (name: string, file: string, ...args: string[]): Command => ({
  name,
  args: ['--import', '@app/jsx', fromRoot(...file.split('/')), ...args],
});

/** Runs Next directly, without the shell and npm of a workspace script. */
const next = (name: string, ...args: string[]): Command => ({
  name,
  args: [fromRoot('node_modules', 'next', 'dist', 'bin', 'next'), ...args],
  cwd: fromRoot('cms'),
});

/** Commands that run once. */
export const TASKS = {
  engineMigrate: script('The engine’s migration', 'engine/src/entry/migrate.ts'),
  engineSeed: script('The demo’s seed', 'engine/demo/seed.ts'),
  reindex: script('The reindexing', 'engine/src/entry/reindex.ts'),
  recount: script('The recount', 'engine/src/entry/recount.ts'),
  retryDeadLetters: script('The retry', 'engine/src/entry/retry-dead-letters.ts'),
  cmsMigrate: script('The cms’s migration', 'cms/src/entry/migrate.ts'),
  cmsPrepare: script('The cms’s preparation', 'cms/src/entry/prepare.ts'),
  pullTexts: script('The way of texts into the files', 'cms/src/entry/pull-texts.ts'),
  pushTexts: script('The way of texts into the cms', 'cms/src/entry/push-texts.ts'),
  resetSecondFactor: script('The reset of the second factor', 'cms/src/entry/reset-second-factor.ts'),
  cmsBuild: next('The cms’s build', 'build'),
  siteReleases: script('The list of releases', 'site/node/releases.ts'),
  siteBuild: script('The site’s build', 'site/node/build.ts'),
  /** Without a release: one with pages in a few languages. */
  siteFirst: script('The site’s build', 'site/node/build.ts', '--first'),
} as const;

/** Commands that run until they are stopped. */
export const PARTS = {
  api: script('the engine API', 'engine/src/entry/api.ts'),
  worker: script('the worker', 'engine/src/entry/worker.ts'),
  /** Until the admin is built. */
  cmsContent: script('the cms without its admin', 'cms/src/entry/prepare.ts', '--serve'),
  builder: script('the builder', 'site/node/builder/main.ts'),
  frontDoor: script('the front door', 'site/server/main.ts'),
} as const;

/** The cms with its admin, as `npm start -w cms` runs it. */
export const cmsPart = ({ cms }: Ports): Command =>
  next('the cms', 'start', '--keepAliveTimeout', '8000', '-p', String(cms), '-H', '127.0.0.1');

export const INBOX = 'the mail inbox';

/** A real SMTP server with a web page of received mails. STARTTLS is off, as its certificate is not trusted. */
export const inboxPart = ({ smtp, inbox }: Ports, mailDir: string): Command => ({
  name: INBOX,
  args: [
    fromRoot('node_modules', 'maildev', 'dist', 'bin', 'maildev.js'),
    '--smtp',
    String(smtp),
    '--ip',
    '127.0.0.1',
    '--hide-extensions',
    'STARTTLS',
    '--web',
    String(inbox),
    '--web-ip',
    '127.0.0.1',
    '--mail-directory',
    mailDir,
    '--max-emails',
    '500',
  ],
});
