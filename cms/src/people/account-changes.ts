import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeOperationHook } from 'payload';
import { databaseOf } from '../database/transaction.ts';
import type { User } from '../payload-types.ts';
import { logAccountAction } from '../second-factor/account-log.ts';

const NEW_PASSWORD = 'newPassword';

/** Notes that an update sets a password: later hooks see none. */
export const markNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: { password?: unknown } };
  req.context[NEW_PASSWORD] = (operation === 'update' || operation === 'updateByID') && Boolean(data?.password);
};

/** Logs changes of role and password by a signed-in member of staff. */
export const logChange: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !req.user) return;
  const database = await databaseOf(req);
  const by = req.user.email;
  if (previousDoc.role !== doc.role) await logAccountAction(database, 'role_changed', doc, by);
  if (req.context[NEW_PASSWORD] === true) await logAccountAction(database, 'password_set', doc, by);
};

export const logDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  if (req.user) await logAccountAction(await databaseOf(req), 'deleted', doc, req.user.email);
};
