import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { takeMessages } from '../../billing/public.ts';
import { composeMessage } from './compose.ts';
import type { Message, MessageParts } from './compose.ts';

interface Afforded {
  /** Undefined: the customer has no e-mail address either, so it waits for text messages. */
  message: Message | undefined;
  /** Parts that were wanted and are not there. */
  partsNeeded: number | null;
}

/**
 * Composes a message that the company can pay for. A text message takes its parts from what was bought; without enough
 * of them it becomes a mail where the customer has an address. One that has become a mail stays one, and so do its
 * reminders.
 */
export async function affordMessage(app: AppContext, tx: Tx, parts: MessageParts): Promise<Afforded> {
  const { config, invitation, order } = parts;
  const byMail = () => ({ message: composeMessage(app, 'email', parts), partsNeeded: null });
  if (config.channel === 'email' || invitation.byEmail) return byMail();
  const message = composeMessage(app, 'sms', parts);
  // Attempted before: it has taken its parts, and may have been sent.
  const attempted = parts.reminder === null && invitation.attemptedAt !== null;
  if (attempted || message.channel !== 'sms' || !app.sms) return { message, partsNeeded: null };
  const needed = app.sms.partsBilled(message.sms.text);
  const taken = await takeMessages(app, tx, invitation.companyId, { message: message.sms.id, parts: needed });
  if (taken) return { message, partsNeeded: null };
  return order.email === null ? { message: undefined, partsNeeded: needed } : byMail();
}
