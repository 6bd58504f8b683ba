import { eq } from 'drizzle-orm';
import type { PaymentMethod } from '@app/contracts/billing/billing';
import type { InvoiceParty } from '@app/contracts/billing/invoices';
import { ValidationFailed, domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/db.ts';
import type { SellerSettings } from '../../platform/settings/seller.ts';
import type { TaxedBuyer } from './charges/totals.ts';
import { billingDetails } from './schema.ts';

/** Nothing can be charged before it is known who is billed. */
export class BillingDetailsMissing extends domainError('billing_details_missing', 409) {}

/** Whether cards are accepted here: once there is a key of Stripe. */
export const takesCards = ({ config }: Pick<AppContext, 'config'>): boolean => config.STRIPE !== undefined;

/** @throws ValidationFailed for a way to pay that leads nowhere here */
export function assertAccepted(app: Pick<AppContext, 'config'>, method: PaymentMethod): void {
  if (method === 'card' && !takesCards(app)) throw new ValidationFailed({}, [{ path: 'method', code: 'invalid' }]);
}

/** This installation has no seller configured. */
export class SellingOff extends domainError('selling_off', 409) {}

export type Details = typeof billingDetails.$inferSelect;

export async function readDetails(queries: Queries, companyId: string): Promise<Details | undefined> {
  const [found] = await queries.select().from(billingDetails).where(eq(billingDetails.companyId, companyId));
  return found;
}

/** @throws BillingDetailsMissing */
export async function detailsOf(queries: Queries, companyId: string): Promise<Details> {
  const found = await readDetails(queries, companyId);
  if (!found) throw new BillingDetailsMissing();
  return found;
}

export const taxedBuyer = ({ country, vatValid }: Pick<Details, 'country' | 'vatValid'>): TaxedBuyer => ({
  country,
  vatConfirmed: vatValid === true,
});

/** The buyer as an invoice names them. */
export const buyerOf = (details: Details): InvoiceParty => ({
  name: details.name,
  street: details.street,
  postcode: details.postcode,
  city: details.city,
  country: details.country,
  taxNumber: details.taxNumber,
  vatNumber: details.vatValid === true ? details.vatNumber : null,
  email: details.email,
});

/** @throws SellingOff */
export function sellerOf(settings: SellerSettings | undefined): InvoiceParty {
  if (!settings) throw new SellingOff();
  return {
    name: settings.SELLER_NAME,
    street: settings.SELLER_STREET,
    postcode: settings.SELLER_POSTCODE,
    city: settings.SELLER_CITY,
    country: 'PL',
    taxNumber: settings.SELLER_TAX_NUMBER,
    vatNumber: `PL${settings.SELLER_TAX_NUMBER}`,
    email: settings.SELLER_EMAIL ?? null,
  };
}
