import { sql } from 'drizzle-orm';
import type { InvitationConfig } from '@app/contracts/invitations';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';

/** What a form's sending may answer: the review or the problem. */
interface Answer {
  status: number;
  body: { reviewId?: string; code?: string; errors?: object[] };
}
type Agent = ReturnType<TestApi['browser']>;

/** A customer with his browser and the link of his invitation. */
export interface Customer {
  token: string;
  invitationId: string;
  productIds: string[];
  browser: Agent;
  /** Sends the form, with what the test names in place of the usual. */
  submit(extra?: object): Promise<Answer>;
  submitProduct(productId: string, extra?: object): Promise<Answer>;
}

let orders = 0;

/** A customer of the merchant's, invited for an order with so many products. */
export async function aCustomer(api: TestApi, merchant: SignedInMerchant, products = 0): Promise<Customer> {
  const orderId = `T-${++orders}`;
  const { body } = await merchant.browser
    .post(`${merchant.panel}/orders`)
    .send({
      ...{ orderId, email: `customer-${orders}@mail.example`, name: 'Anna Kowalska', language: 'en', basis: 'consent' },
      products: Array.from({ length: products }, (_, n) => ({ productId: `${orderId}-${n}`, name: `Tea ${n}` })),
    })
    .expect(201);
  const invitationId: string = body.invitation.id;
  const token = api.app.tokens.derive('invitation', invitationId);
  const { rows } = await api.app.db.read.execute<{ id: string }>(sql`
    select op.product_id as id from engine.invitations i join engine.order_products op on op.order_id = i.order_id
    join engine.products p on p.id = op.product_id where i.id = ${invitationId} order by p.external_id`);
  const browser = api.browser();
  // As people do: opening the form gives the browser its device.
  await browser.get(`${API_ROOT}/invitations/${token}`).expect(200);
  const send = (path: string, given: object) =>
    browser.post(`${API_ROOT}${path}`).set('Idempotency-Key', newId()).send(given) as Promise<Answer>;
  const common = { token, authorName: 'Anna K.', acceptTerms: true };
  return {
    ...{ token, invitationId, browser, productIds: rows.map(({ id }) => id) },
    submit: (extra = {}) => send('/reviews', { ...common, grade: 4, body: GOOD, ...extra }),
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

/** Words that nothing is wrong with. */
export const GOOD = 'The parcel came on time and the tea is very good.';
/** Words that screening holds. */
export const HELD = 'The parcel came late, write to me at anna.kowalska@mail.example for more.';

/** Changes what the company's first configuration asks. */
export async function configure(api: TestApi, companyId: string, change: Partial<InvitationConfig>): Promise<void> {
  const { criteria, questions } = change;
  await api.app.db.read.execute(sql`
    update engine.invitation_configs set criteria = coalesce(${criteria ? JSON.stringify(criteria) : null}::jsonb, criteria),
      questions = coalesce(${questions ? JSON.stringify(questions) : null}::jsonb, questions)
    where company_id = ${companyId}`);
}

/** A review's event types, oldest first. */
export async function eventsOf(api: TestApi, reviewId: string): Promise<string[]> {
  const { rows } = await api.app.db.read.execute<{ type: string }>(
    sql`select type from engine.review_events where review_id = ${reviewId} order by at, id`,
  );
  return rows.map(({ type }) => type);
}
