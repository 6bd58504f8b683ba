import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { privatePhotoUrl } from './photo-owner.ts';
import { removePhoto, restorePhoto, sweepPhotos } from './photo-removal.ts';
import { aCustomer, eventTypesOf } from '../testing/customers.ts';
import { NO_FILES, photoTest } from '../testing/photos.ts';
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

it.each(['delete', 'erase'] as const)(
  'the command %s of a review also deletes the files of its photos',
  async (command) => {
    const { photoIds, reviewId } = await photos.aReviewWithPhotos(2);
    await api.app.db.tx((tx) => removePhoto(tx, photoIds[0] ?? '', 'moderator'));
    await api.app.db.tx((tx) => transitionReview(api.app, tx, reviewId, command, { actor: 'reviewer' }));
    for (const id of photoIds) expect(await photos.statusOf(id)).toBe(404);
    await sweepPhotos(api.app);
    for (const id of photoIds) expect(await photos.files(id)).toEqual(NO_FILES);
  },
);

it('photos are hidden with their review and shown again when it is reinstated', async () => {
  const { photoIds, reviewId } = await photos.aReviewWithPhotos();
  const [id = ''] = photoIds;
  await api.app.db.tx((tx) => transitionReview(api.app, tx, reviewId, 'remove', { actor: 'moderator' }));
  expect(await photos.statusOf(id)).toBe(404);
  await sweepPhotos(api.app);
  await api.app.db.tx((tx) => transitionReview(api.app, tx, reviewId, 'reinstate', { actor: 'moderator' }));
  expect(await photos.statusOf(id)).toBe(200);
});

describe('moderation of photos', () => {
  it('a moderator’s link to a hidden photo works for some hours', async () => {
    const author = await aCustomer(api, merchant);
    const [id, other] = [await photos.uploaded(author.token), await photos.uploaded(author.token)];
    const url = await api.app.db.tx((tx) => privatePhotoUrl(api.app, tx, id, 'large'));
    await api.program().get(url).expect(200);
    await api.program().get(url.replace(id, other)).expect(404);
    await api.shiftClock('25 hours');
    await api.program().get(url).expect(404);
  });

  it('a moderator’s removal of a photo can be undone for 30 days', async () => {
    const { photoIds, reviewId } = await photos.aReviewWithPhotos(2);
    const [first = '', second = ''] = photoIds;
    for (const id of photoIds) expect(await api.app.db.tx((tx) => removePhoto(tx, id, 'moderator'))).toBe(true);
    expect(await api.app.db.tx((tx) => removePhoto(tx, first, 'moderator'))).toBe(false);
    await api.shiftClock('29 days');
    await sweepPhotos(api.app);
    expect(await photos.statusOf(first)).toBe(404);
    expect(await api.app.db.tx((tx) => restorePhoto(tx, first))).toBe(true);
    expect(await photos.statusOf(first)).toBe(200);
    await api.shiftClock('2 days');
    await sweepPhotos(api.app);
    expect(await photos.files(second)).toEqual(NO_FILES);
    expect(await api.app.db.tx((tx) => restorePhoto(tx, second))).toBe(false);
    expect((await eventTypesOf(api, reviewId)).filter((type) => type === 'photo_removed')).toHaveLength(2);
  });
});

it('photos of a form that was never submitted are deleted after a day', async () => {
  const { token } = await aCustomer(api, merchant);
  const id = await photos.uploaded(token);
  await api.shiftClock('23 hours');
  await sweepPhotos(api.app);
  expect(await photos.statusOf(id, { token })).toBe(200);
  await api.shiftClock('2 hours');
  await sweepPhotos(api.app);
  expect(await photos.files(id)).toEqual(NO_FILES);
  expect(await photos.statusOf(id, { token })).toBe(404);
});
