import type { z } from 'zod';
import type { Me } from '@app/contracts/accounts';
import type {
  ApiKeyList,
  CompanyOverview,
  ContactBasis,
  CreatedApiKey,
  InvitationConfig,
  InvitationConfigList,
  InvitationPage,
  InvitationState,
  OrderImport,
  OrderImportList,
  UpdateInvitationConfig,
} from '@app/contracts/invitations';
import type { CompanyProductPage, FeatureSets, SaveFeatureSet } from '@app/contracts/product-features';
import type { CompanyQuestion, CompanyQuestionPage } from '@app/contracts/questions';
import type { CompanySending } from '@app/contracts/senders';
import type { CompanyWebsite } from '@app/contracts/websites';
import type { Locale } from '@app/contracts/common';
import { api } from '../lib/api.ts';

export interface ImportUpload {
  file: File;
  /** For rows without one of their own; null when the file says it row by row. */
  basis: ContactBasis | null;
  configId: string | null;
  idempotencyKey: string;
}

/** Who is signed in. Throws `not_signed_in`. */
export const getMe = (signal?: AbortSignal) => api.get<Me>('/me', { signal });

/** The calls that one company's panel makes; words in problems come in `locale`. */
export function companyApi(companyId: string, locale: Locale) {
  const base = `/panel/companies/${companyId}`;
  return {
    overview: (signal?: AbortSignal) => api.get<CompanyOverview>(`${base}/overview`, { signal }),

    invitations: (query: { state: InvitationState | null; cursor: string | null }, signal?: AbortSignal) =>
      api.get<InvitationPage>(`${base}/invitations`, { query, signal }),

    imports: (signal?: AbortSignal) => api.get<z.infer<typeof OrderImportList>>(`${base}/order-imports`, { signal }),
    import: (id: string, signal?: AbortSignal) =>
      api.get<OrderImport>(`${base}/order-imports/${encodeURIComponent(id)}`, { locale, signal }),
    upload: ({ file, basis, configId, idempotencyKey }: ImportUpload) =>
      api.post<OrderImport>(`${base}/order-imports`, {
        body: file,
        query: { basis, configId },
        // A header holds ASCII only: the name travels percent-encoded.
        headers: { 'Content-Type': 'text/csv', 'X-File-Name': encodeURIComponent(file.name) },
        idempotencyKey,
        locale,
      }),

    configs: (signal?: AbortSignal) =>
      api.get<z.infer<typeof InvitationConfigList>>(`${base}/invitation-configs`, { signal }),
    createConfig: (body: UpdateInvitationConfig, idempotencyKey: string) =>
      api.post<InvitationConfig>(`${base}/invitation-configs`, { body, idempotencyKey, locale }),
    deleteConfig: (id: string) => api.delete(`${base}/invitation-configs/${id}`, { locale }),
    cancelInvitation: (id: string) => api.post(`${base}/invitations/${id}/cancellation`, { locale }),
    saveConfig: (id: string, body: UpdateInvitationConfig) =>
      api.put<InvitationConfig>(`${base}/invitation-configs/${id}`, { body, locale }),

    questions: (query: { state: 'open' | 'answered' | null; cursor: string | null }, signal?: AbortSignal) =>
      api.get<CompanyQuestionPage>(`${base}/questions`, { query, signal, locale }),
    answerQuestion: (id: string, body: string) =>
      api.put<CompanyQuestion>(`${base}/questions/${id}/answer`, { body: { body }, locale }),
    deleteQuestionAnswer: (id: string) => api.delete(`${base}/questions/${id}/answer`, { locale }),

    featureSets: (signal?: AbortSignal) => api.get<FeatureSets>(`${base}/product-features`, { signal, locale }),
    saveFeatureSet: (body: SaveFeatureSet) => api.put<FeatureSets>(`${base}/product-features`, { body, locale }),
    products: (query: { q: string; cursor: string | null }, signal?: AbortSignal) =>
      api.get<CompanyProductPage>(`${base}/products`, { query, signal, locale }),
    setProductCategory: (id: string, category: string | null) =>
      api.put(`${base}/products/${id}/category`, { body: { category }, locale }),

    website: (signal?: AbortSignal) => api.get<CompanyWebsite>(`${base}/website`, { signal, locale }),
    sending: (signal?: AbortSignal) => api.get<CompanySending>(`${base}/sending`, { signal }),
    setWebsite: (website: string) => api.put<CompanyWebsite>(`${base}/website`, { body: { website }, locale }),
    checkWebsite: (method: 'dns' | 'file') =>
      api.post<CompanyWebsite>(`${base}/website/check`, { body: { method }, locale }),
    mailWebsiteCode: (address: string) => api.post(`${base}/website/mail`, { body: { address }, locale }),
    enterWebsiteCode: (code: string) => api.post<CompanyWebsite>(`${base}/website/code`, { body: { code }, locale }),

    apiKeys: (signal?: AbortSignal) => api.get<z.infer<typeof ApiKeyList>>(`${base}/api-keys`, { signal }),
    createApiKey: (name: string, idempotencyKey: string) =>
      api.post<z.infer<typeof CreatedApiKey>>(`${base}/api-keys`, { body: { name }, idempotencyKey, locale }),
    revokeApiKey: (id: string) => api.delete(`${base}/api-keys/${id}`),
  };
}
export type CompanyApi = ReturnType<typeof companyApi>;
