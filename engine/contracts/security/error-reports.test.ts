import { reportOptions, reportable, withoutPersonalData } from './error-reports.ts';

it.each([
  ['no mail to anna.kowalska+x@shop.example: refused', 'no mail to <address>: refused'],
  ['address anna%40shop.example', 'address <address>'],
  ['Failed query: select 1 where a = $1\nparams: Anna,Kowalska', 'Failed query: select 1 where a = $1'],
  [`Unexpected token 'A', "Anna said"... is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
  ['invalid input syntax for type uuid: "Anna"', 'invalid input syntax for type uuid: "…"'],
  ['GET https://host.example/invitation?token=abc failed', 'GET https://host.example/invitation failed'],
  ['GET /api/v1/search?q=Anna: 500', 'GET /api/v1/search 500'],
  ['at /invitation/1aB2cD3eF4gH5iJ6kL7mN8', 'at /invitation/<token>'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl', 'jwt <token>'],
  ['from 203.0.113.9, +48 600 700 800', 'from <ip>, <number>'],
])('%s: what may be personal is left out of a message', (message, left) => {
  expect(withoutPersonalData(message)).toBe(left);
});

it.each([
  "Cannot read properties of undefined (reading 'getServerDataForTemplates')",
  'relation "engine.reviews" does not exist',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'review 0192a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b is locked',
  'Loading chunk component---src-templates-account-login-tsx failed',
  'duplicate key value violates unique constraint "reviews_invitation_id_key"',
])('%s: what helps to mend an error stays', (message) => {
  expect(withoutPersonalData(message)).toBe(message);
});

it('an event keeps the error and its places, and loses requests, users, breadcrumbs, variables and what is unknown', () => {
  const event = {
    event_id: '1',
    platform: 'node',
    user: { ip_address: '203.0.113.9' },
    request: { url: '/invitation/secret', headers: { cookie: 'session=1' } },
    breadcrumbs: [{ message: 'typed' }],
    extra: { body: 'typed' },
    modules: { react: '19' },
    contexts: { runtime: { name: 'node' }, culture: { timezone: 'Europe/Warsaw' }, trace: { trace_id: '1' } },
    somethingNew: 'typed',
    exception: {
      values: [
        {
          type: 'Error',
          value: 'for anna@shop.example',
          mechanism: { type: 'generic', handled: true, data: { typed: 'x' } },
          stacktrace: { frames: [{ filename: 'a.ts', lineno: 1, vars: { email: 'anna@shop.example' } }] },
        },
      ],
    },
  };
  expect(reportable(event)).toEqual({
    event_id: '1',
    platform: 'node',
    contexts: { runtime: { name: 'node' } },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'for <address>',
          mechanism: { type: 'generic', handled: true },
          stacktrace: { frames: [{ filename: 'a.ts', lineno: 1 }] },
        },
      ],
    },
  });
});

it('the same error is reported once a minute, another one at once', () => {
  const { beforeSend } = reportOptions({ dsn: 'http://key@host/1', environment: 'test', part: 'api' });
  const send = (value: string) => beforeSend({ exception: { values: [{ type: 'Error', value }] } });
  expect([send('a'), send('a'), send('b')].map((sent) => sent !== null)).toEqual([true, false, true]);
  const later = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(send('a')).not.toBeNull();
  clock.mockRestore();
});
