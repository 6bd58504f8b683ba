import type { BillingDetails, BillingOverview } from '@app/contracts/billing/billing';
import { NotFound, ValidationFailed } from '../../../kernel/errors.ts';
import type { FieldError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Member, RequestContext } from '../../../platform/route.ts';
import { isTaxNumber, taxNumberName } from '../../companies/public.ts';
import { assertAccepted, readDetails } from '../details.ts';
import { lockNow } from '../lifecycle/change.ts';
import { billingDetails } from '../schema.ts';
import { checkVatNumber } from '../tax/check-vat-number.ts';
import { limitTrial } from '../trial-keys.ts';
import { readOverview } from './overview.ts';

/** A VAT number as VIES writes it: capital letters and digits. */
const compact = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '');

async function problemsOf({ country, taxNumber }: BillingDetails): Promise<FieldError[]> {
  if (taxNumber === null || (await isTaxNumber(country, taxNumber))) return [];
  const params = { name: (await taxNumberName(country)) ?? '' };
  return [{ path: 'taxNumber', code: 'tax_number_invalid', params }];
}

/** Stores who is billed. Invoices that are issued already keep what they say. @throws ValidationFailed */
export async function saveDetails(
  ctx: RequestContext,
  { companyId }: Member,
  input: BillingDetails,
): Promise<BillingOverview> {
  assertAccepted(ctx, input.method);
  const problems = await problemsOf(input);
  if (problems.length > 0) throw new ValidationFailed({}, problems);
  const vatNumber = input.vatNumber && compact(input.vatNumber);
  await ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    if (!locked) throw new NotFound();
    const before = await readDetails(tx, companyId);
    const isNew = before?.vatNumber !== vatNumber || before?.country !== input.country;
    const row = {
      ...input,
      vatNumber,
      ...(isNew && { vatValid: null, vatCheckedAt: null, vatReceipt: null }),
      updatedAt: locked.now,
    };
    await tx
      .insert(billingDetails)
      .values({ ...row, companyId })
      .onConflictDoUpdate({ target: billingDetails.companyId, set: row });
    await audit(ctx, tx, 'billing.details_changed', companyId);
    if (isNew && vatNumber) await ctx.outbox.add(tx, checkVatNumber, { companyId });
    await ctx.outbox.add(tx, limitTrial, { companyId });
  });
  return readOverview(ctx, companyId);
}
