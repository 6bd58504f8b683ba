import { DomainError } from '../../src/kernel/errors.ts';
import { saveDetails } from '../../src/domains/billing/panel/details.ts';
import { readOverview } from '../../src/domains/billing/panel/overview.ts';
import { orderTextMessages } from '../../src/domains/billing/panel/text-messages.ts';
import { markPaid } from '../../src/domains/billing/staff/service.ts';
import { callOf } from './caller.ts';
import type { Scene } from './scene.ts';

const ADMINISTRATOR = { staffId: 'demo', name: 'Demo', role: 'administrator' } as const;

/**
 * The merchant gives their billing details and buys text messages: an order that was changed before it was paid, and one
 * that is still to be paid. Once, and only where something is sold.
 */
export async function billed(scene: Scene): Promise<void> {
  const { app, owner, companyId } = scene;
  if (!app.config.SELLER) return;
  const { details, suggestedDetails } = await readOverview(app, companyId);
  const { name, street, postcode, city, country, taxNumber = null, email = null } = suggestedDetails;
  if (details || !name || !street || !postcode || !city || !country) return;
  const merchant = callOf(app, { who: 'the merchant who pays', member: owner });
  const given = { name, street, postcode, city, country, vatNumber: null, email, method: 'transfer' } as const;
  try {
    await saveDetails(merchant, owner, { ...given, taxNumber });
  } catch (error) {
    // An invented number need not pass the country's check.
    if (!(error instanceof DomainError)) throw error;
    await saveDetails(merchant, owner, { ...given, taxNumber: null });
  }
  const order = (packs: number) => orderTextMessages(merchant, owner, { packs, method: 'transfer' });
  await order(1);
  const { charges } = await order(2);
  const charge = charges.find(({ kind }) => kind === 'text_messages');
  if (charge) {
    const now = await app.db.tx((tx) => app.clock.now(tx));
    await markPaid(callOf(app, { who: 'the administrator', staff: ADMINISTRATOR }), charge.id, {
      receivedOn: now.toISOString().slice(0, 10),
      reference: `demo ${charge.id}`,
      reason: 'Demo',
    });
  }
  await order(1);
}
