import { sql } from 'drizzle-orm';
import type { InvitationConfig } from '@app/contracts/invitations';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';

/** The review, or the problem. */
interface Answer {
  status: number;
  body: { reviewId?: string; code?: string; errors?: object[] };
}
type Agent = ReturnType<TestApi['browser']>;

/** A customer with an invitation and a browser of their own. */
export interface Customer {
  token: string;
  invitationId: string;
  productIds: string[];
  browser: Agent;
  /** Submits the form with valid values, which `extra` overrides. */
  submit(extra?: object): Promise<Answer>;
  submitProduct(productId: string, extra?: object): Promise<Answer>;
}

let orders = 0;

/** A customer invited for an order with `products` products. */
export async function aCustomer(api: TestApi, merchant: SignedInMerchant, products = 0): Promise<Customer> {
  const orderId = `T-${++orders}`;
  const { body } = await merchant.browser
    .post(`${merchant.panel}/orders`)
    .send({
      orderId,
      email: `customer-${orders}@mail.example`,
      name: 'Anna Kowalska',
      language: 'en',
      basis: 'consent',
      products: Array.from({ length: products }, (_, n) => ({ productId: `${orderId}-${n}`, name: `Tea ${n}` })),
    })
    .expect(201);
  const invitationId: string = body.invitation.id;
  const token = api.app.tokens.derive('invitation', invitationId);
  const { rows } = await api.app.db.queries.execute<{ id: string }>(sql`
    select op.product_id as id from engine.invitations i join engine.order_products op on op.order_id = i.order_id
    join engine.products p on p.id = op.product_id where i.id = ${invitationId} order by p.external_id`);
  const browser = api.browser();
  // Opening the form sets the device cookie, as for real customers.
  await browser.get(`${API_ROOT}/invitations/${token}`).expect(200);
  const send = (path: string, given: object) =>
    browser.post(`${API_ROOT}${path}`).set('Idempotency-Key', newId()).send(given) as Promise<Answer>;
  const common = { token, authorName: 'Anna K.', acceptTerms: true };
  return {
    token,
    invitationId,
    browser,
    productIds: rows.map(({ id }) => id),
    submit: (extra = {}) => send('/reviews', { ...common, grade: 4, body: GOOD_BODY, ...extra }),
    submitProduct: (productId, extra = {}) =>
      send('/product-reviews', {
        ...common,
        productId,
        grade: 5,
        body: 'The tea smells of smoke and oranges.',
        ...extra,
      }),
  };
}

/** A text that passes screening. */
export const GOOD_BODY = 'The parcel came on time and the tea is very good.';
/** A text that screening holds. */
export const HELD_BODY = 'The parcel came late, write to me at anna.kowalska@mail.example for more.';

/** Changes criteria or questions of the company's first configuration. */
export async function configureForm(api: TestApi, companyId: string, change: Partial<InvitationConfig>): Promise<void> {
  const { criteria, questions } = change;
  await api.app.db.queries.execute(sql`
    update engine.invitation_configs set criteria = coalesce(${criteria ? JSON.stringify(criteria) : null}::jsonb, criteria),
      questions = coalesce(${questions ? JSON.stringify(questions) : null}::jsonb, questions)
    where company_id = ${companyId}`);
}

/** A review's event types, oldest first. */
export async function eventTypesOf(api: TestApi, reviewId: string): Promise<string[]> {
  const { rows } = await api.app.db.queries.execute<{ type: string }>(
    sql`select type from engine.review_events where review_id = ${reviewId} order by at, id`,
  );
  return rows.map(({ type }) => type);
}
