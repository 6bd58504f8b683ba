import type { z } from 'zod';
import type { ContactBasis } from '@app/contracts/invitations';
import type {
  OrderImport,
  OrderImportList,
  OrderImportMapping,
  OrderImportPreview,
} from '@app/contracts/inviting/order-imports';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

export interface ImportUpload {
  file: File;
  /** For rows without a basis of their own; null if every row has one. */
  basis: ContactBasis | null;
  configId: string | null;
  mapping: OrderImportMapping;
  idempotencyKey: string;
}

/** Imports of orders. */
export const orderImportsApi = ({ base, locale }: CompanyScope) => ({
  imports: (signal?: AbortSignal) => api.get<z.infer<typeof OrderImportList>>(`${base}/order-imports`, { signal }),
  import: (id: string, signal?: AbortSignal) =>
    api.get<OrderImport>(`${base}/order-imports/${encodeURIComponent(id)}`, { locale, signal }),
  preview: (
    beginning: Blob,
    { basis, mapping }: { basis: ContactBasis | null; mapping: OrderImportMapping | null },
    signal?: AbortSignal,
  ) =>
    api.post<OrderImportPreview>(`${base}/order-imports/preview`, {
      body: beginning,
      query: { basis, mapping: mapping && JSON.stringify(mapping) },
      headers: { 'Content-Type': 'text/csv' },
      locale,
      signal,
    }),
  upload: ({ file, basis, configId, mapping, idempotencyKey }: ImportUpload) =>
    api.post<OrderImport>(`${base}/order-imports`, {
      body: file,
      query: { basis, configId, mapping: JSON.stringify(mapping) },
      // Headers are ASCII: the name is percent-encoded.
      headers: { 'Content-Type': 'text/csv', 'X-File-Name': encodeURIComponent(file.name) },
      idempotencyKey,
      locale,
    }),
});
