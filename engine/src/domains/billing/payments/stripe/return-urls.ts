import type { Locale } from '@app/contracts/common';
import { panelUrl } from '../../../../platform/links.ts';

/**
 * The billing page of a company, to which Stripe's pages lead back. `paid`: the charge that was paid there; `card`: cards
 * may have been changed.
 */
export function billingPageUrl(
  app: { config: { PUBLIC_URL: string } },
  locale: Locale,
  companyId: string,
  { paid, card }: { paid?: string; card?: boolean } = {},
): string {
  const url = new URL(panelUrl(app, locale, companyId, { page: 'billing' }));
  if (paid) url.searchParams.set('paid', paid);
  if (card) url.searchParams.set('card', 'changed');
  return url.href;
}
