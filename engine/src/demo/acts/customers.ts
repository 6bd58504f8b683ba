import { sql } from 'drizzle-orm';
import type { Grade } from '@app/contracts/common';
import { SubmitReview } from '@app/contracts/review-forms';
import { submitReview } from '../../domains/reviews/submit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Member, RequestContext } from '../../platform/route.ts';
import { callOf } from './caller.ts';
import { workOff } from './work.ts';

/** The demo's merchant and where he acts. */
export interface Scene {
  app: AppContext;
  companyId: string;
  owner: Member;
}

/** One of the merchant's customers, who has been asked by mail. */
export interface Customer {
  invitationId: string;
  token: string;
  name: string;
  /** He has not written yet, and his link still does. */
  mayWrite: boolean;
  call: RequestContext;
}

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
  name: string | null;
  open: boolean;
}

/** So many of the demo's customers who were asked by mail, always the same ones in the same order. */
export async function invitedCustomers({ app, companyId }: Scene, count: number): Promise<Customer[]> {
  // The demo's own orders without a review have numbers that begin with N; what is sent later comes after them.
  const { rows } = await app.db.read.execute<Row>(sql`
    select i.id, i.token_version as version, c.name, i.state = 'sent' and i.expires_at > engine.app_now() as open
    from engine.invitations i
    join engine.orders o on o.id = i.order_id
    left join engine.order_contacts c on c.order_id = o.id
    where i.company_id = ${companyId} and i.language = 'pl' and i.sent_at is not null
      and o.source = 'demo' and o.order_ref like 'N%'
    order by i.sent_at, i.id limit ${count}`);
  return rows.map(({ id, version, name, open }) => ({
    invitationId: id,
    token: app.tokens.derive('invitation', id, version),
    name: name ?? 'Klient',
    mayWrite: open,
    call: callOf(app, { who: id }),
  }));
}

export interface Words {
  grade: Grade;
  body: string;
  photoIds?: string[];
}

/** The customer writes with the link of his mail, and the text is screened. @returns the review. */
export async function write(scene: Scene, { token, name, call }: Customer, words: Words): Promise<string> {
  const { reviewId } = await submitReview(
    call,
    SubmitReview.parse({ token, authorName: name, acceptTerms: true, ...words }),
  );
  await workOff(scene);
  return reviewId;
}
