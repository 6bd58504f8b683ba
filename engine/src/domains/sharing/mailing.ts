import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { announce } from '../../platform/live/announce.ts';
import { panelUrl } from '../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import { membersToMail } from '../companies/public.ts';
import { notify, unsubscribeLinks } from '../notifications/public.ts';
import { shareRequestMail } from './mails/share-request.tsx';
import { shareById } from './repo.ts';
import type { NamedShare } from './repo.ts';

/** Of the company that has the reviews. */
const Requested = z.object({ companyId: Id, shareId: Id });

/** Tells open panels of the other company of a share that its list has changed. */
export const announceShare = defineJob({
  name: 'sharing.announce',
  data: z.object({ companyId: Id }),
  run: (app, { companyId }) =>
    app.db.tenantTx(companyId, (tx) => announce(tx, { companyId, kind: 'company', subjectId: null })),
});

/** Undefined once it has been answered or taken back. */
async function openRequest(
  app: AppContext,
  { companyId, shareId }: z.infer<typeof Requested>,
): Promise<NamedShare | undefined> {
  const found = await shareById(app.db.queries, companyId, shareId);
  return found?.share.state === 'requested' ? found : undefined;
}

/** Tells owners and managers that another shop asks for their reviews: one job per member, so that nobody is mailed twice. */
export const sendShareRequest = defineJob({
  name: 'sharing.send-request',
  data: Requested,
  async run(app, request) {
    if (!(await openRequest(app, request))) return;
    const { companyId, shareId } = request;
    await app.db.tx(async (tx) => {
      const members = await notify(app, tx, { companyId, kind: 'share_request', subjectId: shareId, key: shareId });
      await app.outbox.addAll(
        tx,
        sendShareRequestTo,
        members.map(({ userId }) => ({ companyId, shareId, userId })),
      );
    });
  },
});

/** Mails one member, unless the request has been answered or taken back meanwhile. */
export const sendShareRequestTo = defineJob({
  name: 'sharing.send-request-to',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: Requested.extend({ userId: Id }),
  async run(app, { userId, ...request }, run) {
    const { companyId, shareId } = request;
    const share = await openRequest(app, request);
    const member = (await membersToMail(app.db.queries, companyId)).find((one) => one.userId === userId);
    if (!share || !member) return;
    const { name, email: address, locale } = member;
    const mail = shareRequestMail.with({
      name,
      companyName: share.source.name,
      shopName: share.shop.name,
      productName: share.sourceProduct.name,
      otherName: share.product.name,
      url: panelUrl(app, locale, companyId, { page: 'sharing' }),
    });
    await sendAtLeastOnce(app, run, {
      to: { address, name },
      locale,
      companyId,
      subjectId: shareId,
      ...(await unsubscribeLinks(app, { companyId, userId, kind: 'share_request', locale })),
      mail,
    });
  },
});
