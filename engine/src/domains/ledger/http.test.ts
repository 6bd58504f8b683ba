import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { aCustomer } from '../reviews/testing/customers.ts';
import { chainEvents, signHead } from './public.ts';

let api: TestApi;
let receipt: string;
let reviewId: string;
let folder: string;
const TEXT = 'The parcel came on time and the tea is very good.';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
  api = await testApi();
  const customer = await aCustomer(api, await api.merchant());
  const { body } = (await customer.submit({ body: TEXT })) as { body: { receipt?: string; reviewId?: string } };
  receipt = body.receipt!;
  reviewId = body.reviewId!;
  await runOutbox(api.app, { but: ['alerts.mail', 'moderation.send-statement'] });
  await chainEvents(api.app);
  await api.shiftClock('1 day');
  await signHead(api.app);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (address: string) => api.program().get(`${API_ROOT}/ledger${address}`);
async function exported(): Promise<string> {
  const { text, body } = await get('/export').expect(200);
  return text ?? (body as Buffer).toString('utf8');
}
function file(name: string, content: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

/** The command as people run it, without a database. */
function verify(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const root = path.resolve(import.meta.dirname, '../../../..');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', '@app/jsx', 'engine/src/entry/verify-ledger.ts', ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '' },
    });
    const parts = { out: '', err: '' };
    child.stdout.on('data', (data: Buffer) => (parts.out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (parts.err += data.toString()));
    child.on('close', (code) => resolve({ code, ...parts }));
  });
}

it.each([
  ['hides its reviews', "presentation = 'hidden'", "presentation = 'shown'"],
  ['is blocked', "state = 'blocked'", "state = 'active'"],
])('the ledger opens nothing of a company that %s, and goes on being whole', async (_how, away, back) => {
  const companyIs = (how: string) =>
    api.app.db.pool.query(
      `update engine.companies set ${how} where id = (select company_id from engine.reviews where id = $1)`,
      [reviewId],
    );
  const openings = async () => {
    const { body } = await get(`/reviews/${reviewId}`).expect(200);
    return body.entries.map(({ opening }: { opening: object | null }) => opening !== null);
  };
  expect(await openings()).toEqual([true, true]);
  await companyIs(away);
  try {
    expect(await openings()).toEqual([false, false]);
    const closed = await exported();
    expect(closed).not.toContain('"opening"');
    const whole = await verify(file('closed.ndjson', closed), '--receipt', receipt);
    expect(whole).toMatchObject({ code: 0, err: '' });
  } finally {
    await companyIs(back);
  }
  expect(await openings()).toEqual([true, true]);
});

it('the ledger is public, page by page', async () => {
  const { body: first } = await get('/entries?limit=1').expect(200);
  expect(first).toMatchObject({ items: [{ seq: 1, type: 'submitted', reviewId }], next: 2 });
  const { body: rest } = await get(`/entries?from=${first.next}`).expect(200);
  expect(rest).toMatchObject({ items: [{ seq: 2, type: 'published' }], next: null });
  const { body: of } = await get(`/reviews/${reviewId}`).expect(200);
  expect(of.entries).toMatchObject([{ seq: 1, opening: { content: { grade: 4 } } }, { seq: 2 }]);
  expect((await get(`/reviews/${newId()}`).expect(404)).body.code).toBe('review_not_found');
  const { body: heads } = await get('/heads').expect(200);
  expect(heads).toMatchObject({ items: [{ seq: 2, keyId: 1 }], nextCursor: null });
  await get(`/heads/${heads.items[0].day}`).expect(200, heads.items[0]);
  await get('/heads/2020-01-01').expect(404);
  for (const crafted of ['nonsense', '2026-02-30', '0000-01-01', '2026-13-01'])
    await get(`/heads?cursor=${Buffer.from(crafted).toString('base64url')}`).expect(400);
  await get('/heads/nonsense').expect(422);
  expect((await get('/keys').expect(200)).body.items).toHaveLength(1);
});

it('the ledger contains no personal data', async () => {
  const everything = await exported();
  expect(everything).not.toMatch(/@|Anna|parcel|device/i);
});

it('verify-ledger accepts the export, a receipt and its text', async () => {
  const { code, out } = await verify(
    file('ledger.ndjson', await exported()),
    '--receipt',
    receipt,
    '--text',
    file('text.txt', `${TEXT}\n`),
  );
  expect(out).toMatch(/✓ entries +2 /);
  expect(out).toMatch(/✓ heads +1 /);
  expect(out).toContain('your text is the one');
  expect(code).toBe(0);
});

it('verify-ledger fetches the export and compares it with an earlier one', async () => {
  const server = createServer(api.server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const run = await verify('--url', url, '--known', file('kept.ndjson', await exported()));
    expect(run).toEqual({ code: 0, err: '', out: expect.stringMatching(/✓ keys +1 /) });
  } finally {
    server.close();
  }
});

it('verify-ledger names the first broken place', async () => {
  const forged = (await exported()).replace('"type":"submitted"', '"type":"imported"');
  const broken = await verify(file('forged.ndjson', forged));
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining('✗ entry 1: its hash') });
  const other = await verify(
    file('ledger.ndjson', await exported()),
    '--receipt',
    receipt,
    '--text',
    file('other.txt', 'Another text.'),
  );
  expect(other).toMatchObject({ code: 1, err: expect.stringContaining('the text given is not the one') });
  expect(await verify()).toMatchObject({ code: 2, err: expect.stringContaining('verify-ledger EXPORT') });
});
