import { API_ROOT } from '../../../http/paths.ts';
import type { TestApi } from '../../../http/testing.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { photoKey } from '../photos-removal.ts';
import { picture } from '../photos-testing.ts';
import { aCustomer } from '../testing.ts';

/** Where a photo of this id is served. */
export const photoAddress = (id: string, size = 'small') => `/uploads/photos/${id}/${size}.webp`;
/** Bytes of a photo's three files when there is none. */
export const GONE = [0, 0, 0];

export type PhotoTest = Awaited<ReturnType<typeof photoTest>>;

/** What tests do with photos through HTTP, each of them an ordinary picture unless they give another one. */
export async function photoTest(api: TestApi) {
  const photo = await picture('jpeg', 400, 300);
  const upload = (token: string, bytes: Buffer = photo, type = 'image/jpeg') =>
    api.browser().post(`${API_ROOT}/photos`).query({ token }).type(type).send(bytes);
  const uploaded = async (token: string): Promise<string> => (await upload(token).expect(201)).body.id;
  return {
    photo,
    upload,
    uploaded,
    statusOf: async (id: string, query: object = {}) => (await api.program().get(photoAddress(id)).query(query)).status,
    /** Bytes of each of its files. */
    files: (id: string) =>
      Promise.all(
        ['small', 'medium', 'large'].map(async (size) => (await api.app.storage.get(photoKey(id, size)))?.length ?? 0),
      ),
    /** A published review with photos, and its author. */
    async aShownReview(count = 1) {
      // Another shop each time, and a device of one's own: nothing that screening would look at twice.
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
