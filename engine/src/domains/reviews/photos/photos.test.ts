import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { webpChunkTypes, phonePhoto, picture } from '../../../platform/pictures/testing.ts';
import { approvedPhotosByReview } from './photos.ts';
import { sweepPhotos } from './photo-removal.ts';
import { entryCodes } from '../schema-company.ts';
import { aCustomer, eventTypesOf } from '../testing/customers.ts';
import { NO_FILES, photoUrl, photoTest } from '../testing/photos.ts';
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

it('a photo is visible to its author only until the review is public, and has no metadata in any size', async () => {
  const author = await aCustomer(api, merchant);
  const other = await aCustomer(api, merchant);
  const { body } = await photos.upload(author.token, await phonePhoto()).expect(201);
  const { id } = body;
  expect(body).toEqual({
    id,
    width: 300,
    height: 400,
    small: photoUrl(id, 'small'),
    medium: photoUrl(id, 'medium'),
    large: photoUrl(id, 'large'),
  });
  expect(await photos.statusOf(id)).toBe(404);
  expect(await photos.statusOf(id, { token: other.token })).toBe(404);
  const preview = await api.program().get(photoUrl(id)).query({ token: author.token }).expect(200);
  expect(preview.headers['cache-control']).toBe('private, no-store');
  expect(webpChunkTypes(preview.body)).toEqual(['VP8 ']);

  const { body: review } = await author.submit({ photoIds: [id] });
  expect(await photos.statusOf(id)).toBe(404);
  await runOutbox(api.app);
  const { body: page } = await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}/reviews`).expect(200);
  const card = page.items.find((one: { id: string }) => one.id === review.reviewId);
  expect(card.photos).toEqual([body]);
  for (const size of ['small', 'medium', 'large'] as const) {
    const shown = await api.program().get(card.photos[0][size]).expect(200);
    expect(webpChunkTypes(shown.body)).toEqual(['VP8 ']);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=60, must-revalidate',
      etag: `"${id}.${size}.webp"`,
    });
    expect(shown.headers['set-cookie']).toBeUndefined();
  }
  await api.program().get(photoUrl(id)).set('If-None-Match', `"${id}.small.webp"`).expect(304);
  await api.program().head(photoUrl(id)).expect(200);
  expect(await eventTypesOf(api, review.reviewId ?? '')).toContain('photo_shown');
});

it.each(['/uploads/photos/none/small.webp', `/uploads/photos/${newId()}/small.webp`, '/uploads/photos/x/../../secret'])(
  'there is no photo at %s',
  async (path) => {
    await api.program().get(path).expect(404);
  },
);

it('only stored sizes of a photo have an address', async () => {
  const { photoIds } = await photos.aReviewWithPhotos();
  for (const file of ['huge.webp', 'small.jpg', 'small', '%2e%2e%2fsmall.webp'])
    await api.program().get(`/uploads/photos/${photoIds[0]}/${file}`).expect(404);
});

describe('uploads of photos', () => {
  it('an upload that is not a photo is refused with the accepted formats', async () => {
    const { token } = await aCustomer(api, merchant);
    const { body } = await photos.upload(token, Buffer.from('GIF89a…'), 'image/png').expect(422);
    expect(body).toMatchObject({
      code: 'photo_unreadable',
      detail: expect.stringContaining('JPEG, PNG, WebP or AVIF'),
    });
  });

  it('the decoder, not the content type, decides whether an upload is a photo', async () => {
    const { token } = await aCustomer(api, merchant);
    await photos.upload(token, await picture('png'), 'image/jpeg').expect(201);
    await photos.upload(token, await picture('webp'), 'application/octet-stream').expect(201);
    await photos.upload(token, photos.photo, 'text/html').expect(415);
  });

  it('an upload of more than 10 MB is refused', async () => {
    const { token } = await aCustomer(api, merchant);
    const { body } = await photos.upload(token, Buffer.alloc(10 * 1024 * 1024 + 1)).expect(413);
    expect(body).toMatchObject({ code: 'body_too_large', params: { kilobytes: 10_240 } });
  });

  it('an upload needs a valid token', async () => {
    const token = (await aCustomer(api, merchant)).token;
    // Not the last character, of which not every bit counts.
    const forged = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1);
    await photos.upload(forged).expect(404);
    await photos.upload(api.app.tokens.derive('mediation', newId())).expect(404);
    await photos.upload('short').expect(422);
  });

  it('a sixth photo is refused, also among concurrent uploads', async () => {
    const { token } = await aCustomer(api, merchant);
    const answers = await Promise.all(Array.from({ length: 8 }, () => photos.upload(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(3).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'photo_limit', params: { maximum: 5 } });
    const kept = answers.find(({ status }) => status === 201)?.body.id;
    await api.browser().delete(`${API_ROOT}/photos/${kept}`).query({ token }).expect(204);
    await photos.upload(token).expect(201);
  });
});

it('a form accepts only photos uploaded with its own link', async () => {
  const [author, other] = [await aCustomer(api, merchant), await aCustomer(api, merchant)];
  const foreign = await photos.uploaded(other.token);
  const { status, body } = await author.submit({ photoIds: [foreign] });
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ path: 'photoIds.0', code: 'unknown_photo' })]);
});

it('an edit keeps the given photos in the given order and removes the others', async () => {
  const { token, photoIds, reviewId, browser } = await photos.aReviewWithPhotos(3);
  const added = await photos.uploaded(token);
  const kept = [added, photoIds[2] ?? '', photoIds[0] ?? ''];
  await browser
    .put(`${API_ROOT}/my-reviews/${token}/${reviewId}`)
    .send({ grade: 4, body: 'The parcel came on time and the tea is still very good.', photoIds: kept })
    .expect(200);
  await runOutbox(api.app);
  const shown = (await approvedPhotosByReview(api.app.db.queries, [reviewId])).get(reviewId) ?? [];
  expect(shown.map(({ id }) => id)).toEqual(kept);
  expect(await photos.statusOf(photoIds[1] ?? '')).toBe(404);
  expect(await photos.statusOf(added)).toBe(200);
  await sweepPhotos(api.app);
  expect(await photos.files(photoIds[1] ?? '')).toEqual(NO_FILES);
});

it('new photos of a public review open a moderation case, even without a new text', async () => {
  const { token, photoIds, reviewId, browser } = await photos.aReviewWithPhotos();
  const added = await photos.uploaded(token);
  const page = `${API_ROOT}/my-reviews/${token}`;
  const { body, grade } = (await browser.get(page).expect(200)).body.reviews[0];
  await browser
    .put(`${page}/${reviewId}`)
    .send({ grade, body, photoIds: [...photoIds, added] })
    .expect(200);
  expect(await photos.statusOf(added)).toBe(200);
  await runOutbox(api.app);
  const { rows } = await api.app.db.queries.execute<{ id: string }>(sql`
    select subject_id as id from engine.moderation_cases where review_id = ${reviewId} and kind = 'photo' order by id`);
  expect(rows.map(({ id }) => id)).toEqual([...photoIds, added]);
});

it('only its author can delete a public photo', async () => {
  const { token, photoIds } = await photos.aReviewWithPhotos();
  const [id = ''] = photoIds;
  const remove = (by: string) => api.browser().delete(`${API_ROOT}/photos/${id}`).query({ token: by });
  await remove((await aCustomer(api, merchant)).token).expect(404);
  expect(await photos.statusOf(id)).toBe(200);
  await remove(token).expect(204);
  expect(await photos.statusOf(id)).toBe(404);
});

it('a shared entry code neither shows nor removes photos that others have submitted with it', async () => {
  const { reviewId, companyId } = await photos.aReviewWithPhotos();
  const code = { id: newId(), companyId, kind: 'qr' as const, label: 'Counter', createdAt: new Date() };
  await api.app.db.queries.insert(entryCodes).values(code);
  const token = api.app.tokens.derive('entry', code.id);
  const [loose, sent] = [await photos.uploaded(token), await photos.uploaded(token)];
  await api.app.db.queries.execute(
    sql`update engine.review_photos set review_id = ${reviewId}, state = 'approved' where id = ${sent}`,
  );
  expect(await photos.statusOf(loose, { token })).toBe(200);
  expect(await photos.statusOf(sent)).toBe(200);
  await api.browser().delete(`${API_ROOT}/photos/${sent}`).query({ token }).expect(404);
  await api.browser().delete(`${API_ROOT}/photos/${loose}`).query({ token }).expect(204);
  await api.app.db.queries.execute(sql`update engine.entry_codes set revoked_at = now() where id = ${code.id}`);
  await photos.upload(token).expect(404);
});
