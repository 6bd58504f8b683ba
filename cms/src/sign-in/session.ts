import { Forbidden } from 'payload';
import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload';

const GRANTED = 'sessionGranted';

/** Lets Payload make a session in this request. */
export const grantSession = (req: PayloadRequest): void => void (req.context[GRANTED] = true);

/**
 * Payload makes sessions in several places: signing in, a new password, the first account, its local API. Here every
 * one of them is refused that our own sign-in has not granted, and there no second step is left out.
 */
export const refuseOtherSessions: CollectionBeforeLoginHook = ({ req }) => {
  if (req.context[GRANTED] !== true) throw new Forbidden(req.t);
};
