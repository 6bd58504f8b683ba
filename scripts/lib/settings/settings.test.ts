import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDotEnv } from './dot-env.ts';
import { secretsIn } from './secrets.ts';
import { SETTING_KEYS, readSettings } from './settings.ts';
import { fromRoot } from '../paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const dotEnv = (text: string): ReturnType<typeof readDotEnv> => {
  const file = path.join(folder, '.env');
  writeFileSync(file, text);
  return readDotEnv(file);
};

describe('settings', () => {
  test('no setting is required', () => {
    expect(readSettings({}, readDotEnv(path.join(folder, 'none')))).toEqual({ PORT: 8000, LOG_LEVEL: 'info' });
  });

  test('settings come from .env, and the environment overrides it', () => {
    const file = dotEnv('# ours\nPORT=9000\nexport REDIS_URL="redis://localhost:6379"\nSMTP_URL=\n');
    expect(readSettings({ PORT: '9100', MEILI_URL: '' }, file)).toEqual({
      PORT: 9100,
      LOG_LEVEL: 'info',
      REDIS_URL: 'redis://localhost:6379',
    });
  });

  test('all invalid settings are named at once', () => {
    const file = dotEnv('PORT=many\nthis is no setting\nREDIS_URL=http://localhost\n');
    expect(() => readSettings({ DATABASE_URL: 'mysql://localhost/x', DEMO_PASSWORD: 'short' }, file)).toThrow(
      [
        'The settings are wrong; mend these and start again:',
        '  .env: line 2 is no assignment (KEY=value)',
        '  PORT (from .env) must be a port number',
        '  DATABASE_URL (from the environment) must be an address like postgres://user:password@host:5432/database',
        '  REDIS_URL (from .env) must be an address like redis://host:6379',
        '  DEMO_PASSWORD (from the environment) must have at least 12 characters',
      ].join('\n'),
    );
  });

  test('quoted settings may span lines', () => {
    const file = dotEnv('BRAND_NAME="one\ntwo"\nPORT=9000\nbroken\n');
    expect(file).toEqual({
      values: { BRAND_NAME: 'one\ntwo', PORT: '9000' },
      problems: ['line 4 is no assignment (KEY=value)'],
    });
  });

  test('.env.example contains only known settings', () => {
    const example = readFileSync(fromRoot('.env.example'), 'utf8');
    const keys = [...example.matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)].map(([, key]) => key);
    expect(keys).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL']));
    expect(keys.filter((key) => !SETTING_KEYS.includes(key ?? ''))).toEqual([]);
  });
});

describe('secrets', () => {
  test('secrets are created once, readable by their owner only', () => {
    const first = secretsIn(path.join(folder, 'data'));
    expect(statSync(path.join(folder, 'data', 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(secretsIn(path.join(folder, 'data'))).toEqual(first);
    expect(secretsIn(path.join(folder, 'other')).sessionSecret).not.toBe(first.sessionSecret);
  });

  test('older secrets get keys for opt-outs and staff, once', () => {
    const { optOutKey, staffKey: _staffKey, ...before } = secretsIn(folder);
    writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(before));
    const completed = secretsIn(folder);
    expect(completed).toEqual({ ...before, optOutKey: expect.any(String), staffKey: expect.any(String) });
    expect(completed.optOutKey).not.toBe(optOutKey);
    expect(secretsIn(folder)).toEqual(completed);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('secrets in a read-only folder are an error in one sentence', () => {
    writeFileSync(path.join(folder, 'file'), '');
    chmodSync(path.join(folder, 'file'), 0o444);
    const inside = path.join(folder, 'file', 'data');
    expect(() => secretsIn(inside)).toThrow(/cannot be (read|written to)/);
  });

  test('damaged secrets are not replaced', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{"sessionSecret": "x"}');
    expect(() => secretsIn(folder)).toThrow(/secrets\.json is damaged/);
  });
});
