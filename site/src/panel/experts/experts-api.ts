import type { EditExpert, Expert, Experts, RemoveExpertQuery } from '@app/contracts/company/experts';
import { api } from '../../lib/api/api.ts';
import { uploadFile } from '../../lib/api/upload-file.ts';
import type { UploadOptions } from '../../lib/api/upload-file.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Named experts of the company. */
export const expertsApi = ({ base, locale }: CompanyScope) => ({
  experts: (signal?: AbortSignal) => api.get<Experts>(`${base}/experts`, { signal, locale }),
  add: (body: EditExpert) => api.post<Expert>(`${base}/experts`, { body, locale }),
  save: (id: string, body: EditExpert) => api.put<Expert>(`${base}/experts/${id}`, { body, locale }),
  remove: (id: string, query: RemoveExpertQuery) => api.delete(`${base}/experts/${id}`, { query, locale }),
  setPhoto: (id: string, file: File, watch: Pick<UploadOptions, 'onProgress' | 'signal'>) =>
    uploadFile(`${base}/experts/${id}/photo`, file, { method: 'PUT', locale, ...watch }),
  removePhoto: (id: string) => api.delete(`${base}/experts/${id}/photo`, { locale }),
});
