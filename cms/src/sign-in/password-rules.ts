import { Password, PASSWORD_MIN } from '@app/contracts/accounts';
import { isCommonPassword } from '@app/contracts/security/passwords';
import { ValidationError } from 'payload';
import type { CollectionBeforeOperationHook } from 'payload';
import { languageOf } from '../mail/language.ts';
import { adminText } from '../words/admin-text.ts';

const SETS_PASSWORD = ['create', 'update', 'updateByID', 'resetPassword'];

/** New passwords of staff follow the rules of merchants' passwords. @throws ValidationError at the field */
export const requireGoodPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: { password?: unknown } };
  const given = data?.password;
  // A form without a new password sends none, or an empty one.
  if (!SETS_PASSWORD.includes(operation) || given === undefined || given === null || given === '') return;
  if (Password.safeParse(given).success) return;
  const language = languageOf(req);
  const label = adminText('signIn.password')[language];
  const isCommon = typeof given === 'string' && isCommonPassword(given);
  const message = adminText(
    isCommon && given.length >= PASSWORD_MIN ? 'signIn.passwordCommon' : 'signIn.passwordRules',
  )[language].replace('{{min}}', String(PASSWORD_MIN));
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', label, message }] }, req.t);
};
