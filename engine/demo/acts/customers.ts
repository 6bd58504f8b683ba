import { sql } from 'drizzle-orm';
import type { Grade } from '@app/contracts/common';
import { SubmitReview } from '@app/contracts/review-forms';
import { submitReview } from '../../src/domains/reviews/submission/submit-review.ts';
import type { RequestContext } from '../../src/platform/route.ts';
import { callOf } from './caller.ts';
import type { Scene } from './scene.ts';
import { workOff } from './work.ts';

/** A customer of the merchant with an invitation by mail. */
export interface Customer {
  invitationId: string;
  token: string;
  name: string;
  /** They have not written yet, and their link still works. */
  mayWrite: boolean;
  call: RequestContext;
}

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
  name: string | null;
  open: boolean;
}

/** The first `count` demo customers invited by mail, always in the same order. */
export async function invitedCustomers({ app, companyId }: Scene, count: number): Promise<Customer[]> {
  // The demo's own orders without a review have numbers that begin with N; what is sent later comes after them.
  const { rows } = await app.db.queries.execute<Row>(sql`
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

/** The customer writes with the link of their mail, and the text is screened. @returns the review. */
export async function write(scene: Scene, { token, name, call }: Customer, words: Words): Promise<string> {
  const { reviewId } = await submitReview(
    call,
    SubmitReview.parse({ token, authorName: name, acceptTerms: true, ...words }),
  );
  await workOff(scene);
  return reviewId;
}
