import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { sweepPhotos } from './photo-removal.ts';
import { aCustomer } from '../testing/customers.ts';
import { photoTest } from '../testing/photos.ts';
import type { PhotoTest } from '../testing/photos.ts';

let api: TestApi;
let merchant: SignedInMerchant;
let photos: PhotoTest;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant();
  photos = await photoTest(api);
});
afterAll(() => api.close());

/** The form as a device that has never opened it sees it. */
const onSecondDevice = async (token: string) =>
  (await api.browser().get(`${API_ROOT}/invitations/${token}`).expect(200)).body.unsentPhotos as { id: string }[];

it('a second device sees the unsent photos of the first, and removes one to add its own', async () => {
  const { token } = await aCustomer(api, merchant);
  const stranger = await aCustomer(api, merchant);
  const first = [];
  for (let n = 0; n < 5; n++) first.push((await photos.upload(token).expect(201)).body);
  expect(await onSecondDevice(token)).toEqual(first);
  expect(await onSecondDevice(stranger.token)).toEqual([]);
  await photos.upload(token).expect(409);
  await api.browser().delete(`${API_ROOT}/photos/${first[0].id}`).query({ token }).expect(204);
  const own = await photos.uploaded(token);
  expect((await onSecondDevice(token)).map(({ id }) => id)).toEqual([...first.slice(1).map(({ id }) => id), own]);
});

it('photos that were sent are not unsent; the rest is offered with the products that are left', async () => {
  const author = await aCustomer(api, merchant, 1);
  const [sent, later] = [await photos.uploaded(author.token), await photos.uploaded(author.token)];
  expect((await author.submit({ photoIds: [sent] })).status).toBe(201);
  const { body } = await api.browser().get(`${API_ROOT}/my-reviews/${author.token}`).expect(200);
  expect(body.unsentPhotos.map(({ id }: { id: string }) => id)).toEqual([later]);
});

it('unsent photos expire after a day, with the room that they took', async () => {
  const { token } = await aCustomer(api, merchant);
  for (let n = 0; n < 5; n++) await photos.uploaded(token);
  await api.shiftClock('25 hours');
  await sweepPhotos(api.app);
  expect(await onSecondDevice(token)).toEqual([]);
  await photos.upload(token).expect(201);
});
