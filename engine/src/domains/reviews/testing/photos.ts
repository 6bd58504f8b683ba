import { API_ROOT } from '../../../http/paths.ts';
import type { TestApi } from '../../../http/testing.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { photoKey } from '../photos/photo-removal.ts';
import { picture } from '../../../platform/pictures/testing.ts';
import { aCustomer } from './customers.ts';

/** Where a photo is served. */
export const photoUrl = (id: string, size = 'small') => `/uploads/photos/${id}/${size}.webp`;
/** Sizes of a photo's three files once they are deleted. */
export const NO_FILES = [0, 0, 0];

export type PhotoTest = Awaited<ReturnType<typeof photoTest>>;

/** Requests for photos over HTTP; by default a small JPEG is uploaded. */
export async function photoTest(api: TestApi) {
  const photo = await picture('jpeg', 400, 300);
  const upload = (token: string, bytes: Buffer = photo, type = 'image/jpeg') =>
    api.browser().post(`${API_ROOT}/photos`).query({ token }).type(type).send(bytes);
  const uploaded = async (token: string): Promise<string> => (await upload(token).expect(201)).body.id;
  return {
    photo,
    upload,
    uploaded,
    statusOf: async (id: string, query: object = {}) => (await api.program().get(photoUrl(id)).query(query)).status,
    /** Sizes of its files in bytes. */
    files: (id: string) =>
      Promise.all(
        ['small', 'medium', 'large'].map(async (size) => (await api.app.storage.get(photoKey(id, size)))?.length ?? 0),
      ),
    /** A published review with photos, and its author. */
    async aReviewWithPhotos(count = 1) {
      // A company and a device of its own each time, so that screening holds nothing.
      const shop = await api.merchant();
      const author = await aCustomer(api, shop);
      await author.browser.get(`${API_ROOT}/invitations/${author.token}`).expect(200);
      const photoIds: string[] = [];
      for (let n = 0; n < count; n++) photoIds.push(await uploaded(author.token));
      const { body } = await author.submit({ photoIds });
      await runOutbox(api.app);
      return { ...author, photoIds, companyId: shop.company.id, reviewId: body.reviewId ?? '' };
    },
  };
}
