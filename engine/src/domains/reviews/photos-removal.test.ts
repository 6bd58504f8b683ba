import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { act } from './life.ts';
import { picture } from './photos-testing.ts';
import { privatePhotoUrl } from './photos-owner.ts';
import { photoKey, removePhoto, restorePhoto, sweepPhotos } from './photos-removal.ts';
import { aCustomer, eventsOf } from './testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
let photo: Buffer;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant();
  photo = await picture('jpeg', 400, 300);
});
afterAll(() => api.close());

const upload = (token: string, bytes: Buffer = photo, type = 'image/jpeg') =>
  api.browser().post(`${API_ROOT}/photos`).query({ token }).type(type).send(bytes);
const uploaded = async (token: string): Promise<string> => (await upload(token).expect(201)).body.id;
const address = (id: string, size = 'small') => `/uploads/photos/${id}/${size}.webp`;
const statusOf = async (id: string, query: object = {}) => (await api.program().get(address(id)).query(query)).status;
const files = (id: string) =>
  Promise.all(
    ['small', 'medium', 'large'].map(async (size) => (await api.app.storage.get(photoKey(id, size)))?.length ?? 0),
  );
const gone = [0, 0, 0];

/** A published review with photos, and its author. */
async function aShownReview(count = 1) {
  // Another shop each time, and a device of one's own: nothing that screening would look at twice.
  const shop = await api.merchant();
  const author = await aCustomer(api, shop);
  await author.browser.get(`${API_ROOT}/invitations/${author.token}`).expect(200);
  const photoIds: string[] = [];
  for (let n = 0; n < count; n++) photoIds.push(await uploaded(author.token));
  const { body } = await author.submit({ photoIds });
  await runOutbox(api.app);
  return { ...author, photoIds, companyId: shop.company.id, reviewId: body.reviewId ?? '' };
}

it.each(['delete', 'erase'] as const)('%s of a review takes its photos along, files and all', async (command) => {
  const { photoIds, reviewId } = await aShownReview(2);
  await api.app.db.tx((tx) => removePhoto(tx, photoIds[0] ?? '', 'moderator'));
  await api.app.db.tx((tx) => act(api.app, tx, reviewId, command, { actor: 'reviewer' }));
  for (const id of photoIds) expect(await statusOf(id)).toBe(404);
  await sweepPhotos(api.app);
  for (const id of photoIds) expect(await files(id)).toEqual(gone);
});

it('a review that is not public any more hides its photos, and shows them when it comes back', async () => {
  const { photoIds, reviewId } = await aShownReview();
  const [id = ''] = photoIds;
  await api.app.db.tx((tx) => act(api.app, tx, reviewId, 'remove', { actor: 'moderator' }));
  expect(await statusOf(id)).toBe(404);
  await sweepPhotos(api.app);
  await api.app.db.tx((tx) => act(api.app, tx, reviewId, 'reinstate', { actor: 'moderator' }));
  expect(await statusOf(id)).toBe(200);
});

describe('a moderator', () => {
  it('looks at a photo by a link of his own for some hours', async () => {
    const author = await aCustomer(api, merchant);
    const [id, other] = [await uploaded(author.token), await uploaded(author.token)];
    const url = await api.app.db.tx((tx) => privatePhotoUrl(api.app, tx, id, 'large'));
    await api.program().get(url).expect(200);
    await api.program().get(url.replace(id, other)).expect(404);
    await api.shiftClock('25 hours');
    await api.program().get(url).expect(404);
  });

  it('removes a photo, and can take that back for 30 days', async () => {
    const { photoIds, reviewId } = await aShownReview(2);
    const [first = '', second = ''] = photoIds;
    for (const id of photoIds) expect(await api.app.db.tx((tx) => removePhoto(tx, id, 'moderator'))).toBe(true);
    expect(await api.app.db.tx((tx) => removePhoto(tx, first, 'moderator'))).toBe(false);
    await api.shiftClock('29 days');
    await sweepPhotos(api.app);
    expect(await statusOf(first)).toBe(404);
    expect(await api.app.db.tx((tx) => restorePhoto(tx, first))).toBe(true);
    expect(await statusOf(first)).toBe(200);
    await api.shiftClock('2 days');
    await sweepPhotos(api.app);
    expect(await files(second)).toEqual(gone);
    expect(await api.app.db.tx((tx) => restorePhoto(tx, second))).toBe(false);
    expect((await eventsOf(api, reviewId)).filter((type) => type === 'photo_removed')).toHaveLength(2);
  });
});

it('photos of a form that was never sent go after a day, with their files', async () => {
  const { token } = await aCustomer(api, merchant);
  const id = await uploaded(token);
  await api.shiftClock('23 hours');
  await sweepPhotos(api.app);
  expect(await statusOf(id, { token })).toBe(200);
  await api.shiftClock('2 hours');
  await sweepPhotos(api.app);
  expect(await files(id)).toEqual(gone);
  expect(await statusOf(id, { token })).toBe(404);
});
