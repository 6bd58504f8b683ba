import { Forbidden } from 'payload';
import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';

const GRANTED = 'sessionGranted';

/** Lets Payload create a session in this request. */
export const grantSession = (req: PayloadRequest): void => void (req.context[GRANTED] = true);

/**
 * Payload creates sessions in several places: signing in, a new password, the first account, its local API. This refuses
 * all of them but those granted by our own sign-in, which never skips the second step.
 */
export const refuseOtherSessions: CollectionBeforeLoginHook = ({ req }) => {
  if (req.context[GRANTED] !== true) throw new Forbidden(req.t);
};

/** Ends the sessions of an account, except the given one. Payload keeps them in an array field of the account. */
export async function endSessions(req: PayloadRequest, userId: string, except?: string): Promise<void> {
  const { db } = req.payload;
  const account = await db.findOne<Pick<User, 'id' | 'sessions'>>({
    collection: 'users',
    where: { id: { equals: userId } },
    req,
  });
  const sessions = (account?.sessions ?? []).filter(({ id }) => id === except);
  await db.updateOne({ collection: 'users', id: userId, data: { sessions }, req, returning: false });
}
