import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fromRoot } from '../lib/paths.ts';
import { SETTING_KEYS } from '../lib/settings/settings.ts';

const Condition = z.enum(['service_healthy', 'service_completed_successfully']);
const Service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  command: z.string().optional(),
  restart: z.string(),
  profiles: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: Condition })).default({}),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
const compose = Compose.parse(parse(text, { merge: true }));
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build);
const endsByItself = new Set(['migrate', 'seed']);

describe('docker-compose.yml', () => {
  test('docker-compose.yml runs all our processes and the services they need', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      [
        'builder',
        'cms',
        'engine',
        'front-door',
        'mailpit',
        'meilisearch',
        'migrate',
        'postgres',
        'proxy',
        'redis',
        'seed',
        'worker',
      ].sort(),
    );
  });

  test.each(services)('%s has an image, a health check where it stays, and names only what exists', (name, service) => {
    expect([service.build, service.image].filter(Boolean)).toHaveLength(1);
    if (service.image) expect(service.image).toMatch(/:v?\d/);
    expect(Boolean(service.healthcheck)).toBe(!endsByItself.has(name));
    for (const volume of service.volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const network of service.networks) expect(Object.keys(compose.networks)).toContain(network);
    for (const [other, { condition }] of Object.entries(service.depends_on)) {
      expect(Object.keys(compose.services)).toContain(other);
      expect(condition).toBe(endsByItself.has(other) ? 'service_completed_successfully' : 'service_healthy');
    }
  });

  test('docker-compose.yml uses every volume', () => {
    const used = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(Object.keys(compose.volumes).filter((volume) => !used.includes(volume))).toEqual([]);
  });

  test.each(ours)('%s runs files and scripts that exist', (_name, { command = '' }) => {
    for (const [, file = ''] of command.matchAll(/--import @app\/jsx (\S+\.ts)/g))
      expect([file, existsSync(fromRoot(file))]).toEqual([file, true]);
    for (const [, script = '', workspace = ''] of command.matchAll(/npm (?:run )?(\w+) -w (\w+)/g)) {
      const { scripts } = JSON.parse(readFileSync(fromRoot(workspace, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      };
      expect(Object.keys(scripts)).toContain(script);
    }
  });

  test('docker-compose.yml sets only variables that some process reads', () => {
    const files = [
      'engine/src/platform/config.ts',
      'cms/src/config.ts',
      'site/server/config.ts',
      'site/node/config.ts',
      'cms/package.json',
    ];
    const read = files
      .filter((file) => existsSync(fromRoot(file)))
      .map((file) => readFileSync(fromRoot(file), 'utf8'))
      .join('\n');
    const known = new Set([...SETTING_KEYS, ...(read.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [])]);
    const set = new Set(ours.flatMap(([, { environment }]) => Object.keys(environment)));
    expect([...set].filter((key) => !known.has(key))).toEqual([]);
    expect(set).toContain('SIGNING_KEYS');
  });

  test('docker-compose.yml contains no secrets', () => {
    for (const key of [
      'POSTGRES_PASSWORD',
      'MEILI_KEY',
      'SIGNING_KEYS',
      'SESSION_SECRET',
      'OPT_OUT_KEY',
      'STAFF_KEY',
      'PAYLOAD_SECRET',
      'CMS_SERVICE_KEY',
    ]) {
      expect(text).toContain(`\${${key}:?}`);
    }
  });

  test('docker-compose.yml never lets Redis evict jobs', () => {
    expect(compose.services['redis']?.command).toContain('--maxmemory-policy noeviction');
  });

  test('docker-compose.yml is valid for Compose, if it is installed', () => {
    const version = spawnSync('docker', ['compose', 'version'], { encoding: 'utf8' });
    if (version.status !== 0) return;
    const secrets = [
      'POSTGRES_PASSWORD',
      'MEILI_KEY',
      'SIGNING_KEYS',
      'SESSION_SECRET',
      'OPT_OUT_KEY',
      'STAFF_KEY',
      'PAYLOAD_SECRET',
      'CMS_SERVICE_KEY',
    ];
    const env = { ...process.env, ...Object.fromEntries(secrets.map((key) => [key, 'x'])) };
    const { status, stderr } = spawnSync('docker', ['compose', '-f', fromRoot('docker-compose.yml'), 'config', '-q'], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('Dockerfile', () => {
  const dockerfile = readFileSync(fromRoot('Dockerfile'), 'utf8');

  test('the Dockerfile copies every workspace’s package.json before installing', () => {
    const { workspaces } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { workspaces: string[] };
    const before = dockerfile.slice(0, dockerfile.indexOf('npm ci'));
    for (const workspace of workspaces) expect(before).toContain(`COPY ${workspace.replace('/*', '')}`);
  });

  test('the image does not run as root', () => {
    expect(/USER (\w+)\nCMD/.exec(dockerfile)?.[1]).toBe('node');
  });
});

test('the workflow runs the same commands as a person', () => {
  const workflow = parse(readFileSync(fromRoot('.github', 'workflows', 'test.yml'), 'utf8')) as {
    jobs: { test: { services: object; steps: { run?: string }[] } };
  };
  expect(Object.keys(workflow.jobs.test.services)).toEqual(['redis', 'meilisearch']);
  expect(workflow.jobs.test.steps.map(({ run }) => run)).toContain('.ci/run');
  expect(readFileSync(fromRoot('.ci', 'run'), 'utf8')).toMatch(/\nexec npm test\n$/);
});
