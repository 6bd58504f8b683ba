import type { Locale } from '@app/contracts/common';
import { panelUrl } from '../../../../platform/links.ts';

/** Name in the address of the charge whose payer comes back from Stripe's page. */
const PAID = 'paid';

/** The billing page of a company, to which Stripe's pages lead back. `paid`: the charge that its payer has paid there. */
export function billingPageUrl(
  app: { config: { PUBLIC_URL: string } },
  locale: Locale,
  companyId: string,
  { paid }: { paid?: string } = {},
): string {
  const url = new URL(panelUrl(app, locale, companyId, { page: 'billing' }));
  if (paid) url.searchParams.set(PAID, paid);
  return url.href;
}
