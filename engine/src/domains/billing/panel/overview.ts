import type {
  BillingDetails,
  BillingDetailsView,
  BillingOverview,
  SubscriptionView,
} from '@app/contracts/billing/billing';
import { NotFound } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { openCharges } from '../charges/repo.ts';
import { isInEu, vatTreatmentOf } from '../charges/totals.ts';
import { readDetails, sellerOf, takesCards, taxedBuyer } from '../details.ts';
import type { Details } from '../details.ts';
import { messagesLeft } from '../extras/text-messages.ts';
import { languagesOf, todayOf } from '../extras/translations.ts';
import { bankOf } from '../invoices/files.ts';
import { paymentCode } from '../invoices/documents/payment-code.ts';
import { factsAt } from '../lifecycle/model.ts';
import { readSubscription } from '../lifecycle/repo.ts';
import { hasFeature } from '../model.ts';
import type { Stored } from '../lifecycle/repo.ts';
import { servedUntil } from '../lifecycle/schedule.ts';
import { offersFor } from './offers.ts';

function viewOf({ facts, contract }: Stored, zone: string): SubscriptionView {
  const { periodStart, periodEnd, everPaid: _, ...rest } = facts;
  return {
    ...rest,
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    servedUntil: servedUntil(facts, zone).toISOString(),
    contractPrice: contract.contractPrice,
  };
}

function vatCheckOf({ country, vatNumber, vatValid }: Details): BillingDetailsView['vatCheck'] {
  if (!vatNumber || !isInEu(country)) return 'none';
  if (vatValid === null) return 'unknown';
  return vatValid ? 'valid' : 'invalid';
}

export function detailsView(details: Details): BillingDetailsView {
  const { name, street, postcode, city, country, taxNumber, vatNumber, email, method } = details;
  return { name, street, postcode, city, country, taxNumber, vatNumber, email, method, vatCheck: vatCheckOf(details) };
}

function cardOf(details: Details | undefined): BillingOverview['card'] {
  const { stripeCard, cardBrand: brand, cardLast4: last4, cardExpires: expires } = details ?? {};
  return stripeCard && brand && last4 && expires ? { brand, last4, expires } : null;
}

/** What the profile knows of who is billed. */
function suggested({ name, address, postcode, city, country, taxId, email }: Company): Partial<BillingDetails> {
  return {
    name,
    ...(address && { street: address }),
    ...(postcode && { postcode }),
    ...(city && { city }),
    country,
    taxNumber: taxId,
    email,
  };
}

/** The billing page of a company. */
export async function readOverview(app: AppContext, companyId: string): Promise<BillingOverview> {
  return app.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new NotFound();
    const { facts, contract } = await readSubscription(tx, company);
    const now = await app.clock.now(tx);
    const [details, charges, textMessages, languages] = await Promise.all([
      readDetails(tx, companyId),
      openCharges(tx, companyId),
      messagesLeft(tx, companyId),
      languagesOf(tx, companyId),
    ]);
    const seller = app.config.SELLER;
    const bank = bankOf(seller);
    // As quotes do: whose tax it is follows from who is billed, and before that from where the company is.
    const buyer = details ? taxedBuyer(details) : { country: company.country, vatConfirmed: false };
    return {
      subscription: viewOf({ facts: factsAt(facts, now, company.timeZone), contract }, company.timeZone),
      details: details ? detailsView(details) : null,
      suggestedDetails: details ? {} : suggested(company),
      charges: charges.map((charge) => {
        const number = charge.method === 'transfer' ? charge.invoice?.number : undefined;
        const rest = { ...charge, gross: charge.gross - charge.received };
        const code = bank && number ? paymentCode({ ...rest, number, seller: sellerOf(seller) }, bank) : null;
        return { ...charge, paymentCode: code };
      }),
      offers: offersFor(facts, contract, buyer),
      vatTreatment: vatTreatmentOf(buyer),
      cards: takesCards(app),
      cardSaved: (details?.stripeCard ?? null) !== null,
      card: cardOf(details),
      bank: seller && bank ? { holder: seller.SELLER_NAME, ...bank } : null,
      textMessages,
      translations: {
        included: hasFeature(factsAt(facts, now, company.timeZone), 'review_translation'),
        languages: languages
          .filter(({ wanted, paidThrough }) => wanted || (paidThrough ?? '') >= todayOf(now, company))
          .map(({ locale, wanted, paidThrough }) => ({ language: locale, renewed: wanted, paidThrough })),
      },
    };
  });
}
