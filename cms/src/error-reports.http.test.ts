import { type RunningCms, startCms } from './testing/cms.ts';
import { startErrorReceiver } from './testing/support.ts';

const receiver = await startErrorReceiver();
let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ SENTRY_DSN: receiver.dsn });
});
afterAll(async () => {
  await cms.stop();
  await receiver.stop();
});

test('an unexpected error of a request is reported once, with nothing personal in it; one of the caller is not', async () => {
  const nobody = await cms.as(null);
  const signIn = () =>
    nobody('POST', '/users/login', { email: 'anna.kowalska@shop.example', password: 'secret-words' });
  expect((await signIn()).status).toBe(401);
  expect((await nobody('GET', '/pages?where[nothing][equals]=1')).status).toBeLessThan(500);

  await cms.database.query('alter table cms.users rename to users_away');
  const answers = [await signIn(), await signIn()];
  await cms.database.query('alter table cms.users_away rename to users');
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);

  const event = await receiver.event('relation "cms.users" does not exist');
  expect(event).toMatchObject({ server_name: 'cms' });
  expect(receiver.events).toHaveLength(1);
  expect(receiver.received()).not.toMatch(/anna|kowalska|shop\.example|secret-words|cookie|user-agent|127\.0\.0\.1/i);
});

test('a failure of scheduled publishing is reported, unless staff can mend it', async () => {
  await cms.database.query(
    `insert into cms.payload_jobs (id, input, task_slug, queue, wait_until, total_tried, has_error, processing)
     values (gen_random_uuid(), $1, 'schedulePublish', 'default', now(), 0, false, false)`,
    [{ type: 'publish', doc: { relationTo: 'pages', value: '0' }, user: 'anna.kowalska@shop.example' }],
  );
  const event = await receiver.event('Scheduled publish job');
  expect(event.exception.values[0]?.type).toBe('Error');
  expect(receiver.received()).not.toContain('kowalska');
});
