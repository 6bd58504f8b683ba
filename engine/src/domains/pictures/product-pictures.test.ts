import { sql } from 'drizzle-orm';
import type { CompanyProduct } from '@app/contracts/product-features';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { startFakeInternet } from '../../platform/outside/testing.ts';
import type { FakeInternet } from '../../platform/outside/testing.ts';
import { picture } from '../../platform/pictures/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { fetchProductPictures } from './fetch-product-pictures.ts';
import { uploader } from './testing.ts';

let test: TestApi;
let outside: FakeInternet;
let merchant: SignedInMerchant;
let image: Buffer;
beforeAll(async () => {
  [test, outside, image] = await Promise.all([testApi(), startFakeInternet(), picture('png', 400, 300)]);
  test.app.outside = outside.files;
  outside.records.set('A shop.example', ['127.0.0.1']);
  outside.records.set('A cdn.example', ['127.0.0.1']);
});
beforeEach(async () => {
  merchant = await test.merchant();
  outside.asked.length = 0;
  outside.answer = (_host, _path, res) => void res.end(image);
});
afterAll(async () => {
  await test.close();
  await outside.stop();
});

const at = (host: string, path = '/a.png') => `http://${host}:${outside.webPort}${path}`;
/** An order of one product, whose picture it names. */
const order = (imageUrl: string | undefined, productId = 'T-1') =>
  merchant.browser.post(`${merchant.panel}/orders`).send({
    orderId: newId(),
    email: `${newId()}@mail.example`,
    basis: 'consent',
    products: [{ productId, name: 'Tea', ...(imageUrl !== undefined && { imageUrl }) }],
  });
const product = async (): Promise<CompanyProduct> =>
  (await merchant.browser.get(`${merchant.panel}/products`).expect(200)).body.items[0];
const fetchAll = async () => {
  while ((await fetchProductPictures(test.app)) > 0);
};
/** Orders a product with a picture, and does what the workers do. */
async function orderAndFetch(imageUrl: string): Promise<CompanyProduct['picture']> {
  await order(imageUrl).expect(201);
  await fetchAll();
  return (await product()).picture;
}
const publicPicture = async (id: string) =>
  (await test.program().get(`${API_ROOT}/products/${id}`).expect(200)).body.picture;

it('a picture that an order names is fetched once, and shown from our own copy', async () => {
  await order(at('shop.example')).expect(201);
  expect((await product()).picture).toMatchObject({ urls: null, awaited: true });
  await fetchAll();
  const { id, picture: shown } = await product();
  expect(shown).toMatchObject({ uploaded: false, awaited: false, failure: null });
  expect(await publicPicture(id)).toEqual(shown.urls);
  await test
    .program()
    .get(shown.urls?.medium ?? '')
    .expect(200);
  await order(at('shop.example')).expect(201);
  await order(undefined).expect(201);
  await fetchAll();
  expect(outside.asked).toEqual(['shop.example']);
  expect((await product()).picture).toEqual(shown);
});

it('an order that names another picture replaces it', async () => {
  const before = await orderAndFetch(at('shop.example'));
  const after = await orderAndFetch(at('shop.example', '/b.png'));
  expect(after.urls).not.toEqual(before.urls);
  await test
    .program()
    .get(before.urls?.small ?? '')
    .expect(404);
});

it('the picture of a product’s row in an order file is fetched too', async () => {
  const file = `order_id,email,product_id,product_name,Zdjęcie produktu\nA,a@mail.example,T-9,Tea,${at('shop.example')}\n`;
  await merchant.browser
    .post(`${merchant.panel}/order-imports?basis=consent`)
    .set('Content-Type', 'text/csv')
    .send(file)
    .expect(202);
  await runOutbox(test.app);
  await fetchAll();
  expect((await product()).picture.urls).not.toBeNull();
});

it('the address of a product’s picture may lead to another public host, and never into a private network', async () => {
  outside.answer = (host, _path, res) =>
    void (host === 'cdn.example' ? res.end(image) : res.writeHead(302, { location: at('cdn.example') }).end());
  expect((await orderAndFetch(at('shop.example'))).urls).not.toBeNull();
  outside.records.set('A inside.example', ['10.0.0.7']);
  outside.records.set('A mixed.example', ['127.0.0.1', '192.168.0.1']);
  outside.asked.length = 0;
  outside.answer = (_host, _path, res) => void res.writeHead(302, { location: at('inside.example') }).end();
  expect((await orderAndFetch(at('shop.example', '/c.png'))).failure).toBe('forbidden');
  expect(outside.asked).toEqual(['shop.example']);
});

it.each([
  ['an address', () => `http://127.0.0.1:${outside.webPort}/a.png`],
  ['an IPv6 address', () => `http://[::1]:${outside.webPort}/a.png`],
  ['a private host', () => at('inside.example')],
  ['a host with one private address', () => at('mixed.example')],
  ['another port', () => 'http://shop.example:22/a.png'],
  ['a name and password', () => `http://a:b@shop.example:${outside.webPort}/a.png`],
])('a product’s picture is not fetched from %s', async (_, url) => {
  outside.records.set('A inside.example', ['10.0.0.7']);
  outside.records.set('A mixed.example', ['127.0.0.1', '192.168.0.1']);
  expect(await orderAndFetch(url())).toMatchObject({ urls: null, failure: 'forbidden', awaited: false });
  expect(outside.asked).toEqual([]);
});

it.each<[string, FakeInternet['answer'], object]>([
  ['missing', (_h, _p, res) => void res.writeHead(404).end(), { failure: 'missing', awaited: false }],
  ['no picture', (_h, _p, res) => void res.end('<html>'), { failure: 'unusable', awaited: false }],
  [
    'too large by its own word',
    (_h, _p, res) => void res.writeHead(200, { 'content-length': 11 * 1024 * 1024 }).write('x'),
    { failure: 'too_large', awaited: false },
  ],
  ['broken down', (_h, _p, res) => void res.writeHead(503).end(), { failure: 'unreachable', awaited: true }],
  ['cut off', (_h, _p, res) => void res.destroy(), { failure: 'unreachable', awaited: true }],
])('a picture that is %s is told to the merchant', async (_, answer, expected) => {
  outside.answer = answer;
  expect(await orderAndFetch(at('shop.example'))).toMatchObject({ urls: null, ...expected });
});

it('a server that is down is asked again later, and then at the merchant’s request', async () => {
  let asked = 0;
  outside.answer = (_host, path, res) => {
    if (path === '/down.png') asked++;
    res.writeHead(503).end();
  };
  await orderAndFetch(at('shop.example', '/down.png'));
  await fetchAll();
  expect(asked).toBe(1);
  for (const pause of ['2 minutes', '11 minutes', '61 minutes', '7 hours', '25 hours', '40 hours']) {
    await test.shiftClock(pause);
    await fetchAll();
  }
  expect(asked).toBe(6);
  const { id, picture: failed } = await product();
  expect(failed).toMatchObject({ failure: 'unreachable', awaited: false });
  outside.answer = (_host, _path, res) => void res.end(image);
  await merchant.browser.post(`${merchant.panel}/products/${id}/picture/fetch`).expect(202);
  await fetchAll();
  expect((await product()).picture).toMatchObject({ failure: null, awaited: false });
});

it('the merchant’s own picture stays, whatever orders name, until it is deleted', async () => {
  await orderAndFetch(at('shop.example'));
  const { id } = await product();
  const upload = uploader(merchant);
  await upload('put', `/products/${id}/picture`, await picture('jpeg', 500, 500)).expect(204);
  const { picture: own } = await product();
  expect(own).toMatchObject({ uploaded: true, awaited: false });
  expect(await orderAndFetch(at('shop.example', '/new.png'))).toEqual(own);
  await merchant.browser.delete(`${merchant.panel}/products/${id}/picture`).expect(204);
  await merchant.browser.delete(`${merchant.panel}/products/${id}/picture`).expect(404);
  expect(await publicPicture(id)).toBeNull();
  const tooSmall = await upload('put', `/products/${id}/picture`, await picture('png', 100, 100)).expect(422);
  expect(tooSmall.body).toMatchObject({ code: 'photo_too_small' });
});

it('another company’s product has a picture of its own alone', async () => {
  await order(at('shop.example')).expect(201);
  const { id } = await product();
  const stranger = await test.merchant();
  await uploader(stranger)('put', `/products/${id}/picture`, image).expect(404);
  await stranger.browser.post(`${stranger.panel}/products/${id}/picture/fetch`).expect(404);
  const { rows } = await test.app.db.queries.execute<{ count: number }>(
    sql`select count(*)::int as count from engine.pictures where product_id = ${id}`,
  );
  expect(rows[0]?.count).toBe(0);
});
