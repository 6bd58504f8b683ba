import type {
  BillingDetails,
  BillingOverview,
  CheckoutPage,
  ChoosePlan,
  ChooseTranslations,
  InvoicePage,
  OrderTextMessages,
  Quote,
  QuoteRequest,
} from '@app/contracts/billing/billing';
import { API_BASE, api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Subscription, billing details, charges and invoices. What changes them answers with all of it. */
export const billingApi = ({ base: company, locale }: CompanyScope) => {
  const base = `${company}/billing`;
  return {
    overview: (signal?: AbortSignal) => api.get<BillingOverview>(base, { signal, locale }),
    saveDetails: (body: BillingDetails) => api.put<BillingOverview>(`${base}/details`, { body, locale }),
    quote: (body: QuoteRequest) => api.post<Quote>(`${base}/quote`, { body, locale }),
    choosePlan: (body: ChoosePlan) => api.post<BillingOverview>(`${base}/plan`, { body, locale }),
    cancel: () => api.post<BillingOverview>(`${base}/cancel`, { locale }),
    resume: () => api.post<BillingOverview>(`${base}/resume`, { locale }),
    orderTextMessages: (body: OrderTextMessages) =>
      api.post<BillingOverview>(`${base}/text-messages`, { body, locale }),
    chooseTranslations: (body: ChooseTranslations) =>
      api.put<BillingOverview>(`${base}/translations`, { body, locale }),
    invoices: (cursor: string | null, signal?: AbortSignal) =>
      api.get<InvoicePage>(`${base}/invoices`, { query: { cursor }, signal, locale }),
    /** A page of Stripe on which a charge is paid, or cards are changed. */
    openCheckout: (chargeId: string) => api.post<CheckoutPage>(`${base}/charges/${chargeId}/checkout`, { locale }),
    openCards: () => api.post<CheckoutPage>(`${base}/card`, { locale }),
    /** Asked after coming back from there: Stripe's own message may come later. */
    checkPayment: (chargeId: string) =>
      api.post<BillingOverview>(`${base}/charges/${chargeId}/payment-check`, { locale }),
    checkCard: () => api.post<BillingOverview>(`${base}/card-check`, { locale }),
    removeCard: () => api.delete<BillingOverview>(`${base}/card`, { locale }),
    /** Address of an invoice's file: `pdf` to read, `ubl` for accounting programs. */
    invoiceUrl: (id: string, format: 'pdf' | 'ubl') => `${API_BASE}${base}/invoices/${id}/file?format=${format}`,
  };
};
