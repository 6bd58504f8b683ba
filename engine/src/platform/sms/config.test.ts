import { readConfig } from '../config.ts';

const base = { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/x', SMTP_URL: 'smtp://localhost' };
const read = (env: NodeJS.ProcessEnv) => readConfig({ ...base, ...env }).SMS;

it('without settings nobody sends text messages', () => expect(read({})).toEqual({ SMS_PROVIDER: 'none' }));

it('missing keys of a provider are reported together with all other wrong settings', () => {
  const wrong = () => read({ SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC12', DATABASE_POOL: 'many' });
  expect(wrong).toThrow(/DATABASE_POOL[\s\S]*SMS_FROM[\s\S]*TWILIO_ACCOUNT_SID[\s\S]*TWILIO_AUTH_TOKEN/);
  expect(() => read({ SMS_PROVIDER: 'smsapi' })).toThrow(/SMS_FROM[\s\S]*SMSAPI_TOKEN/);
  expect(() => read({ SMS_PROVIDER: 'pigeon' })).toThrow(/SMS_PROVIDER/);
});

it('the demo provider is accepted on the local machine only', () => {
  expect(read({ SMS_PROVIDER: 'demo', PUBLIC_URL: 'http://localhost:8000' })).toMatchObject({ SMS_PROVIDER: 'demo' });
  const secrets = {
    ...Object.fromEntries(
      ['CMS_SERVICE_KEY', 'SESSION_SECRET', 'OPT_OUT_KEY', 'STAFF_KEY'].map((k) => [k, 'x'.repeat(32)]),
    ),
    SIGNING_KEYS: `1:${Buffer.alloc(32, 1).toString('base64url')}`,
  };
  const away = () => read({ ...secrets, SMS_PROVIDER: 'demo', PUBLIC_URL: 'https://reviews.example' });
  expect(away).toThrow(/PUBLIC_URL: must be on this machine/);
});
