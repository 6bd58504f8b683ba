import type { ErrorParams } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { decide } from './model.ts';
import type { InvitationCommand } from './model.ts';
import * as repo from './repo.ts';
import type { Invitation } from './repo.ts';

/**
 * Does one thing to a locked invitation: the only way its state changes, but for acts on many at once, which ask the
 * same table (`bulk`). Saves the new state with `change` and appends the event.
 * @throws InvitationActRefused
 */
export async function act(
  app: AppContext,
  tx: Tx,
  invitation: Invitation,
  command: InvitationCommand,
  { change = {}, data = {} }: { change?: repo.InvitationChange; data?: ErrorParams } = {},
): Promise<void> {
  const { state, event } = decide(invitation.state, command);
  await repo.saveInvitation(tx, invitation.id, { ...change, state });
  await repo.addEvents(tx, [invitation], event, await app.clock.now(tx), data);
}
