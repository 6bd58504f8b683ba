import type { ErrorParams } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { decideTransition } from './model.ts';
import type { InvitationCommand } from './model.ts';
import * as repo from './repo.ts';
import type { Invitation } from './repo.ts';

/**
 * Applies a command to a locked invitation: saves the new state together with `change` and appends the event. The only
 * way its state changes, apart from bulk statements, which use the same table (`bulkTransition`).
 * @throws InvitationActRefused
 */
export async function transitionInvitation(
  app: AppContext,
  tx: Tx,
  invitation: Invitation,
  command: InvitationCommand,
  { change = {}, data = {} }: { change?: repo.InvitationChange; data?: ErrorParams } = {},
): Promise<void> {
  const { state, event } = decideTransition(invitation.state, command);
  await repo.saveInvitation(tx, invitation.id, { ...change, state });
  await repo.addEvents(tx, [invitation], event, await app.clock.now(tx), data);
}
