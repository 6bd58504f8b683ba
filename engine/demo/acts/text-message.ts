import { UpdateInvitationConfig } from '@app/contracts/invitations';
import { createConfig, listConfigs, updateConfig } from '../../src/domains/invitations/configs/service.ts';
import { createOrder } from '../../src/domains/invitations/orders/service.ts';
import { sendTextMessage } from '../../src/domains/invitations/public.ts';
import { newId } from '../../src/kernel/ids.ts';
import { DAY } from '../generator/schedule.ts';
import { callOf } from './caller.ts';
import type { Scene } from './scene.ts';

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
  // At any hour at first, so that it is also sent in a demo started at night.
  const { id } = await createConfig(merchant, companyId, { ...usual, windowStart: 0, windowEnd: 24 });
  const now = await app.db.tx((tx) => app.clock.now(tx));
  const { invitation } = await createOrder(
    merchant,
    companyId,
    {
      ...ORDER,
      configId: id,
      language: 'pl',
      basis: 'consent',
      products: [],
      purchasedAt: new Date(now.getTime() - 2 * DELAY_DAYS * DAY).toISOString(),
    },
    'panel',
  );
  await sendTextMessage.perform(app, { invitationId: invitation.id }, { id: newId() });
  await updateConfig(merchant, companyId, id, usual);
}
