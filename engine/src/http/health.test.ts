import { API_ROOT } from './paths.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

let api: TestApi;
afterEach(() => api.close());

it('a process with its database is alive and ready', async () => {
  api = await testApi();
  await api.program().get('/healthz').expect(200, { status: 'ok' });
  await api.program().get('/readyz').expect(200, { status: 'ready' });
});

it('a process whose limits are not shared any more is ready, and names them', async () => {
  api = await testApi();
  jest.spyOn(api.app.throttle, 'isDegraded').mockReturnValue(true);
  await api
    .program()
    .get('/readyz')
    .expect(200, { status: 'ready', degraded: ['limits'] });
});

it('metrics are Prometheus text and label routes by pattern, because URLs carry tokens', async () => {
  api = await testApi();
  await api.program().get(`${API_ROOT}/opt-outs/a-secret-token`);
  const { headers, text } = await api.program().get('/metrics').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('http_request_seconds_count{method="GET",route="/opt-outs/:token",status="422"} 1');
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain('a-secret-token');
});

it('a process without its database is alive but not ready, and does not reveal the database’s address', async () => {
  api = await testApi({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/away' });
  await api.program().get('/healthz').expect(200);
  await api.program().get('/readyz').expect(503, { status: 'waiting for the database' });
  const { status, headers, body, text } = await api.program().get(`${API_ROOT}/companies/any`);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'service_unavailable' });
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|select|nobody/);
});
