import { UpdateInvitationConfig } from '@app/contracts/invitations';
import { createConfig, listConfigs, updateConfig } from '../../domains/invitations/configs.ts';
import { createOrder } from '../../domains/invitations/orders.ts';
import { sendTextMessage } from '../../domains/invitations/public.ts';
import { newId } from '../../kernel/ids.ts';
import { DAY } from '../schedule.ts';
import { callOf } from './caller.ts';
import type { Scene } from './customers.ts';

const DELAY_DAYS = 1;
const ORDER = { orderId: 'SMS-1001', phone: '600 700 802', name: 'Joanna Wilk' } as const;

/**
 * The merchant asks by text message too, and one has gone: it stands on the page of the demo's text messages. Only
 * there: a demo never writes to anybody's phone.
 */
export async function invitedByTextMessage({ app, companyId, owner }: Scene): Promise<void> {
  if (app.sms?.name !== 'demo') return;
  const merchant = callOf(app, { who: 'owner', member: owner });
  const { items } = await listConfigs(merchant, companyId);
  const [first] = items;
  if (!first || items.some(({ channel }) => channel === 'sms')) return;
  const usual = UpdateInvitationConfig.parse({ ...first, name: 'SMS', channel: 'sms', delayDays: DELAY_DAYS });
  // At any hour at first, so that whoever starts the demo at night finds it as well.
  const { id } = await createConfig(merchant, companyId, { ...usual, windowStart: 0, windowEnd: 24 });
  const now = await app.db.tx((tx) => app.clock.now(tx));
  const { invitation } = await createOrder(
    merchant,
    companyId,
    {
      ...ORDER,
      ...{ configId: id, language: 'pl', basis: 'consent', products: [] },
      purchasedAt: new Date(now.getTime() - 2 * DELAY_DAYS * DAY).toISOString(),
    },
    'panel',
  );
  await sendTextMessage.perform(app, { invitationId: invitation.id }, { id: newId() });
  await updateConfig(merchant, companyId, id, usual);
}
