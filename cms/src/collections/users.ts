import type { CollectionConfig } from 'payload';
import { accountAccess, setByAdministrators } from '../access/payload.ts';
import { ROLES } from '../access/rules.ts';
import { config } from '../config.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { localeOptions } from '../locales.ts';
import { passwordResetMail } from '../mail/password-reset.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { logDeletion, logChange, markNewPassword } from '../people/account-changes.ts';
import { invitationEndpoints } from '../people/invitation-endpoints.ts';
import { sessionEndpoints } from '../people/session-endpoints.ts';
import { secondFactorEndpoints } from '../second-factor/endpoints.ts';
import { refuseLongerSessions } from '../second-factor/requirement.ts';
import { signInEndpoints } from '../sign-in/endpoints.ts';
import { requireGoodPassword } from '../sign-in/password-rules.ts';
import { requireCurrentPassword } from '../sign-in/require-current-password.ts';
import { refuseOtherSessions } from '../sign-in/session.ts';
import { labelsOf, selectOptions, adminText } from '../words/admin-text.ts';
import { lastAdministrator } from './last-administrator.ts';

const MINUTE = 60_000;
/** Without a limit Payload would drop the columns of its lock. */
const NO_LOCK = 1_000_000_000;

const notices = collectionNotices('users');

/** Staff accounts with one role each; see `access/rules.ts`. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: labelsOf('user'),
  access: accountAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: adminText('groups.administration'),
    hidden: ({ user }) => user.role !== 'administrator',
    components: { beforeList: ['/people/admin/people.tsx#People'] },
  },
  auth: {
    cookies: { sameSite: 'Lax', secure: config.publicUrl.startsWith('https:') },
    tokenExpiration: 8 * 60 * 60,
    // Limits count by account and client (`sign-in/`): a lock would shut out the owner of a guessed account.
    maxLoginAttempts: NO_LOCK,
    useSessions: true,
    removeTokenFromResponses: true,
    forgotPassword: { expiration: 60 * MINUTE, minRequestInterval: MINUTE, ...passwordResetMail },
  },
  disableDuplicate: true,
  hooks: {
    ...lastAdministrator,
    // The engine accepts tokens only of present staff in their present role.
    ...notices,
    afterChange: [...(notices.afterChange ?? []), logChange],
    afterDelete: [...(notices.afterDelete ?? []), logDeletion],
    beforeOperation: [
      ...(notices.beforeOperation ?? []),
      requireCurrentPassword,
      requireGoodPassword,
      refuseLongerSessions,
      markNewPassword,
    ],
    beforeLogin: [refuseOtherSessions],
  },
  endpoints: [...signInEndpoints, ...secondFactorEndpoints, ...invitationEndpoints, ...sessionEndpoints],
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        components: { Field: '/sign-in/current-password.tsx#CurrentPassword' },
        condition: ({ id }, _siblings, { user }) => user?.id === id,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { ...nameAndLabel('name'), type: 'text', required: true, maxLength: 120 },
    {
      ...nameAndLabel('role'),
      type: 'select',
      options: selectOptions('role', ROLES),
      required: true,
      access: setByAdministrators,
      saveToJWT: true,
    },
    {
      ...nameAndLabel('locales', 'textLocales'),
      type: 'select',
      hasMany: true,
      options: localeOptions,
      dbName: 'users_text_locales',
      enumName: 'enum_users_text_locales',
      access: setByAdministrators,
      admin: { description: adminText('hints.textLocales'), condition: ({ role }) => role === 'translator' },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        components: { Field: '/second-factor/admin/account-field.tsx#AccountFactor' },
        condition: ({ id }) => Boolean(id),
        disableListColumn: true,
      },
    },
    {
      name: 'sessionList',
      type: 'ui',
      admin: {
        components: { Field: '/people/admin/account-sessions.tsx#AccountSessions' },
        condition: ({ id }) => Boolean(id),
        disableListColumn: true,
      },
    },
  ],
};
