import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db/app',
  PAYLOAD_SECRET: 'x'.repeat(32),
  CMS_SERVICE_KEY: 'y'.repeat(24),
  STAFF_KEY: 'z'.repeat(32),
  PUBLIC_URL: 'https://reviews.example/some/path',
  UPLOADS_DIR: '/srv/uploads',
};

test('production has no default secrets and no demo password', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
  expect(readConfig(production)).toMatchObject({
    publicUrl: 'https://reviews.example',
    demoPassword: undefined,
    production: true,
  });
});

test('a build neither needs nor uses the environment', () => {
  const built = readConfig({ ...production, DATABASE_URL: 'nonsense', NEXT_PHASE: 'phase-production-build' });
  expect(built).toMatchObject({ building: true, production: false });
  expect(JSON.stringify(built)).not.toContain(production.PAYLOAD_SECRET);
});

test('development needs no environment variables', () => {
  expect(readConfig({}).demoPassword).toBe('demo-password-2026');
});

test('an empty environment variable counts as unset', () => {
  expect(readConfig({ ENGINE_URL: '', DEMO_PASSWORD: '' })).toMatchObject({
    engineUrl: undefined,
    demoPassword: 'demo-password-2026',
  });
});

test('the first administrator needs both address and password', () => {
  expect(() => readConfig({ ...production, ADMIN_EMAIL: 'a@b.example' })).toThrow('ADMIN_PASSWORD');
});
