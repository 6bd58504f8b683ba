import type { Me } from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import { api } from '../lib/api/api.ts';
import { setStoreOwner } from '../lib/browser/account-store.ts';

/** Whose API an area of the panel calls: the company's base path, and the language of error messages. */
export interface CompanyScope {
  base: string;
  locale: Locale;
}

export const companyScope = (companyId: string, locale: Locale): CompanyScope => ({
  base: `/panel/companies/${companyId}`,
  locale,
});

/**
 * The signed-in user, whose drafts forms read and write from now on.
 * @throws ApiProblem `not_signed_in`
 */
export async function getMe(signal?: AbortSignal): Promise<Me> {
  const me = await api.get<Me>('/me', { signal });
  setStoreOwner(me.user.id);
  return me;
}
