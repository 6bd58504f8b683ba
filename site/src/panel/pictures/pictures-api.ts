import type { CompanyPictures } from '@app/contracts/company/pictures';
import { api } from '../../lib/api/api.ts';
import { uploadFile } from '../../lib/api/upload-file.ts';
import type { UploadOptions } from '../../lib/api/upload-file.ts';
import type { CompanyScope } from '../company-scope.ts';

export type Watch = Pick<UploadOptions, 'onProgress' | 'signal'>;

/** The company's logo and pictures, and those of its products. */
export const picturesApi = ({ base, locale }: CompanyScope) => ({
  pictures: (signal?: AbortSignal) => api.get<CompanyPictures>(`${base}/pictures`, { signal, locale }),
  setLogo: (file: File, watch: Watch) => uploadFile(`${base}/logo`, file, { method: 'PUT', locale, ...watch }),
  removeLogo: () => api.delete(`${base}/logo`, { locale }),
  addPicture: (file: File, watch: Watch) => uploadFile(`${base}/pictures`, file, { locale, ...watch }),
  removePicture: (id: string) => api.delete(`${base}/pictures/${id}`, { locale }),
  orderPictures: (pictureIds: string[]) => api.put(`${base}/pictures/order`, { body: { pictureIds }, locale }),
  describePicture: (id: string, alt: string) => api.put(`${base}/pictures/${id}/text`, { body: { alt }, locale }),
  setProductPicture: (id: string, file: File, watch: Watch) =>
    uploadFile(`${base}/products/${id}/picture`, file, { method: 'PUT', locale, ...watch }),
  removeProductPicture: (id: string) => api.delete(`${base}/products/${id}/picture`, { locale }),
  fetchProductPicture: (id: string) => api.post(`${base}/products/${id}/picture/fetch`, { locale }),
});
