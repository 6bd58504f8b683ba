import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@app/contracts/notifying/push';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { billingTest } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import { notify } from '../notify.ts';
import { isPushService } from './services.ts';

/** A push service on loopback: what it was posted, and what it answers. */
async function startPushService() {
  const posted: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const service = { posted, status: 201, origin: '', stop: async () => undefined as unknown };
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      posted.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) });
      res.writeHead(service.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () => new Promise((done) => server.close(done));
  return service;
}

/** A browser's side of a subscription. */
function aDevice() {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
  /** RFC 8291 over `aes128gcm` (RFC 8188), of one record. */
  const decrypt = (body: Buffer): PushMessage => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushMessage;
  };
  return { keys, decrypt };
}

const vapid = createECDH('prime256v1');
const publicKey = vapid.generateKeys();
const VAPID = {
  VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
  VAPID_PRIVATE_KEY: vapid.getPrivateKey().toString('base64url'),
  VAPID_SUBJECT: 'mailto:admin@reviews.example',
};

let service: Awaited<ReturnType<typeof startPushService>>;
let api: BillingTest;
let merchant: SignedInMerchant;
beforeAll(async () => {
  service = await startPushService();
  api = await billingTest(VAPID);
});
beforeEach(async () => {
  service.posted.length = 0;
  service.status = 201;
  merchant = await api.merchant();
});
afterAll(async () => {
  await api.close();
  await service.stop();
});

const devices = (as = merchant) => `${as.panel}/push-devices`;
const count = async (as = merchant) => (await as.browser.get(devices(as)).expect(200)).body.items.length as number;
async function added(path = `/${newId()}`, as = merchant) {
  const device = aDevice();
  const body = { endpoint: service.origin + path, keys: device.keys, name: 'Firefox, Linux' };
  const answer = await as.browser.post(devices(as)).send(body).expect(200);
  return { ...device, answer: answer.body, path };
}
const happen = (kind: 'negative_review' | 'new_review' = 'negative_review') =>
  api.app.db.tx((tx) =>
    notify(api.app, tx, {
      companyId: merchant.company.id,
      kind,
      subjectId: newId(),
      key: newId(),
      detail: { grade: 1 },
    }),
  );
const push = () => runOutbox(api.app);

it('a device is told of a notification, encrypted for it alone and signed by us', async () => {
  const device = await added();
  expect(device.answer).toMatchObject({ publicKey: VAPID.VAPID_PUBLIC_KEY, items: [{ name: 'Firefox, Linux' }] });
  await happen();
  await push();
  expect(service.posted).toHaveLength(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = service.posted;
  expect(path).toBe(device.path);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  const message = device.decrypt(body);
  expect(message).toMatchObject({ title: merchant.company.name, body: expect.stringMatching(/\S/) });
  expect(message.url).toMatch(new RegExp(`/panel/reviews\\?company=${merchant.company.id}&review=`));
  expect(Object.keys(message).toSorted()).toEqual(['body', 'lang', 'tag', 'title', 'url']);

  const [, jwt = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(VAPID.VAPID_PUBLIC_KEY);
  const [head, claims = '', signature = ''] = jwt.split('.');
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const signed = Buffer.from(`${head}.${claims}`);
  const dsa = { key: signer, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, dsa, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.origin,
    sub: VAPID.VAPID_SUBJECT,
  });
});

it.each([404, 410])('a device that the push service answers %i for is forgotten', async (status) => {
  await added();
  service.status = status;
  await happen();
  await push();
  expect(await count()).toBe(0);
});

it('a device whose member has signed out there is told nothing more, and other devices are', async () => {
  await added();
  const phone = api.browser();
  await phone.post(`${API_ROOT}/sessions`).send({ email: merchant.email, password: merchant.password }).expect(204);
  const other = await added(`/${newId()}`, { ...merchant, browser: phone });
  await merchant.browser.post(`${API_ROOT}/sessions/sign-out`).expect(204);
  await happen();
  await push();
  expect(service.posted.map(({ path }) => path)).toEqual([other.path]);
});

it('a push service that is busy is asked again, and the device stays', async () => {
  const device = await added();
  service.status = 503;
  await happen();
  await expect(push()).rejects.toThrow('503');
  expect(await count()).toBe(1);
  service.status = 201;
  await push();
  expect(service.posted.map(({ path }) => path)).toEqual([device.path, device.path]);
});

it('kinds are chosen, and of those mailed at once by default', async () => {
  await added();
  await happen('new_review');
  await push();
  expect(service.posted).toHaveLength(0);
  const preferences = `${merchant.panel}/notification-preferences`;
  const read = async () => {
    const { body } = await merchant.browser.get(preferences).expect(200);
    return new Map((body.preferences as { kind: string; push: boolean }[]).map((one) => [one.kind, one.push]));
  };
  expect([(await read()).get('new_review'), (await read()).get('negative_review')]).toEqual([false, true]);
  const choose = (kind: string, chosen: object) =>
    merchant.browser
      .put(preferences)
      .send({ preferences: [{ kind, panel: true, mail: 'off', ...chosen }] })
      .expect(200);
  await choose('new_review', { push: true });
  // A change without it leaves it as it was.
  await choose('new_review', {});
  await choose('negative_review', { push: false });
  await happen('negative_review');
  await happen('new_review');
  await push();
  expect(service.posted).toHaveLength(1);
});

it('a browser that subscribes again is one device, and only its own member removes it', async () => {
  const { answer, path } = await added();
  await added(path);
  expect(await count()).toBe(1);
  const other = await api.merchant();
  const { id } = answer.items[0];
  await other.browser.delete(`${devices(other)}/${id}`).expect(404);
  await merchant.browser.delete(`${devices()}/${id}`).expect(204);
  await merchant.browser.delete(`${devices()}/${id}`).expect(404);
  await happen();
  await push();
  expect(service.posted).toHaveLength(0);
});

it('what is not a key and no push service is refused', async () => {
  const { keys } = aDevice();
  const send = (body: object) =>
    merchant.browser.post(devices()).send({ endpoint: `${service.origin}/x`, keys, name: 'Chrome', ...body });
  for (const wrong of [{ keys: { ...keys, p256dh: keys.auth } }, { endpoint: 'javascript:1' }, { name: '' }])
    await send(wrong).expect(422);
  const production = { NODE_ENV: 'production' };
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
  ])
    expect([endpoint, isPushService(endpoint, production)]).toEqual([endpoint, true]);
  for (const endpoint of [
    `${service.origin}/x`,
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/push.apple.com',
    'https://user@fcm.googleapis.com/x',
    'https://169.254.169.254/latest',
  ])
    expect([endpoint, isPushService(endpoint, production)]).toEqual([endpoint, false]);
});

it('after the trial it needs Enterprise, and devices added before are told of nothing more', async () => {
  const payer = await api.subscriber('trustPro');
  const body = { endpoint: `${service.origin}/y`, keys: aDevice().keys, name: 'Chrome' };
  const { body: refused } = await payer.browser.post(devices(payer)).send(body).expect(402);
  expect(refused.params).toEqual({ feature: 'mobile_support', plan: 'enterprise' });
});
