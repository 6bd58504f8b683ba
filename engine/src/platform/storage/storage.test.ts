import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../config.ts';
import { diskStorage } from './disk.ts';
import { createStorage } from './index.ts';
import { S3Failed, s3Storage } from './s3.ts';
import { startS3 } from './s3-server.ts';
import type { S3Server } from './s3-server.ts';
import type { Storage } from './storage.ts';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
let folder: string;
let s3: S3Server;
const bucket = (settings: { secret?: string; timeoutMs?: number } = {}): Storage =>
  s3Storage({
    endpoint: s3.url,
    region: 'eu-central-1',
    bucket: 'uploads',
    accessKeyId: KEYS.accessKeyId,
    secretAccessKey: settings.secret ?? KEYS.secret,
    ...(settings.timeoutMs && { timeoutMs: settings.timeoutMs }),
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  s3 = await startS3(KEYS);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => diskStorage(folder)],
  ['a bucket', () => bucket()],
])('%s', (_name, make) => {
  const bytes = Buffer.from([0, 1, 2, 250, 255, 10, 13]);
  const KEY = 'photos/0199-ab/small.webp';

  it('the storage returns a stored file, whole and as a stream', async () => {
    const storage = make();
    await storage.put(KEY, bytes, 'image/webp');
    expect(await storage.get(KEY)).toEqual(bytes);
    const file = await storage.stream(KEY);
    expect(file?.bytes).toBe(bytes.length);
    expect(file && (await buffer(file.body))).toEqual(bytes);
  });

  it('the storage replaces a file', async () => {
    const storage = make();
    await storage.put(KEY, Buffer.from('longer than the next one'), 'image/webp');
    await storage.put(KEY, bytes, 'image/webp');
    expect(await storage.get(KEY)).toEqual(bytes);
  });

  it('the storage stores many files concurrently', async () => {
    const storage = make();
    const keys = Array.from({ length: 20 }, (_, n) => `many/${n}/file`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key), 'text/plain')));
    expect(await Promise.all(keys.map((key) => storage.get(key)))).toEqual(keys.map((key) => Buffer.from(key)));
  });

  it('the storage finds no file that was never stored or was deleted; deleting twice is not an error', async () => {
    const storage = make();
    expect(await storage.get('photos/none')).toBeUndefined();
    expect(await storage.stream('photos/none')).toBeUndefined();
    await storage.put(KEY, bytes, 'image/webp');
    await storage.delete(KEY);
    await storage.delete(KEY);
    expect(await storage.get(KEY)).toBeUndefined();
  });

  it.each(['', '/etc/passwd', '../secret', 'a/../b', 'a//b', 'a/.hidden', 'A', 'a b', 'a\\b', 'a/'])(
    'the storage refuses the key “%s”',
    async (key) => {
      await expect(make().put(key, bytes, 'x/y')).rejects.toThrow('no storage key');
      await expect(make().get(key)).rejects.toThrow('no storage key');
      await expect(make().delete(key)).rejects.toThrow('no storage key');
    },
  );
});

it('disk storage keeps no remains of a deleted or unfinished file', async () => {
  const storage = diskStorage(path.join(folder, 'own'));
  await storage.put('photos/one/small.webp', Buffer.from('x'), 'image/webp');
  expect(await readdir(path.join(folder, 'own', 'photos', 'one'))).toEqual(['small.webp']);
  await storage.delete('photos/one/small.webp');
  expect(await readdir(path.join(folder, 'own', 'photos'))).toEqual([]);
});

describe('a bucket', () => {
  it('a bucket is addressed by path and gets the content type', async () => {
    await bucket().put('photos/p/large.webp', Buffer.from('x'), 'image/webp');
    expect(s3.requests.at(-1)).toEqual({
      method: 'PUT',
      path: '/uploads/photos/p/large.webp',
      contentType: 'image/webp',
    });
  });

  it('a bucket refuses a wrong secret', async () => {
    await expect(bucket({ secret: 'another' }).put('photos/x', Buffer.from('x'), 'x/y')).rejects.toThrow(S3Failed);
    await expect(bucket({ secret: 'another' }).get('photos/x')).rejects.toThrow('403');
  });

  it('a bucket is retried when it is busy for a moment', async () => {
    s3.failures.push(503, 500);
    await bucket().put('photos/busy', Buffer.from('x'), 'x/y');
    expect(await bucket().get('photos/busy')).toEqual(Buffer.from('x'));
  });
});

describe('the settings of storage', () => {
  const env = { NODE_ENV: 'test', DATABASE_URL: 'postgres://x', SMTP_URL: 'smtp://x', S3_BUCKET: 'uploads' };

  it('report both missing keys of a bucket at once', () => {
    expect(() => readConfig(env)).toThrow(/S3_ACCESS_KEY_ID: is needed.*\n.*S3_SECRET_ACCESS_KEY: is needed/);
  });

  it('choose a bucket if one is named, otherwise a folder', async () => {
    const keys = { S3_ACCESS_KEY_ID: KEYS.accessKeyId, S3_SECRET_ACCESS_KEY: KEYS.secret, S3_ENDPOINT: `${s3.url}/` };
    await createStorage(readConfig({ ...env, ...keys })).put('photos/chosen', Buffer.from('x'), 'x/y');
    expect(s3.files.get('/uploads/photos/chosen')).toEqual(Buffer.from('x'));
    await createStorage(readConfig({ ...env, S3_BUCKET: '', UPLOADS_DIR: folder })).put(
      'chosen',
      Buffer.from('y'),
      'x/y',
    );
    expect(await readdir(folder)).toContain('chosen');
  });
});
