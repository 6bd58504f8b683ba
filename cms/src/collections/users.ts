import type { CollectionConfig } from 'payload';
import { accountAccess, setByAdministrators } from '../access/payload.ts';
import { ROLES } from '../access/rules.ts';
import { config } from '../config.ts';
import { named } from '../fields/named.ts';
import { localeOptions } from '../locales.ts';
import { passwordResetMail } from '../mail/password-reset.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { secondFactorEndpoints } from '../second-factor/endpoints.ts';
import { refuseLongerSessions } from '../second-factor/requirement.ts';
import { signInEndpoints } from '../sign-in/endpoints.ts';
import { askForPassword } from '../sign-in/own-account.ts';
import { refuseOtherSessions } from '../sign-in/session.ts';
import { names, options, say } from '../words/say.ts';
import { lastAdministrator } from './last-administrator.ts';

const MINUTE = 60_000;
/** Without any, Payload would take its columns for the lock away. */
const NO_LOCK = 1_000_000_000;

const notices = collectionNotices('users');

/** Staff. One role each; see `access/rules.ts` for what a role may do. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: names('user'),
  access: accountAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: say('groups.administration'),
    hidden: ({ user }) => user.role !== 'administrator',
  },
  auth: {
    cookies: { sameSite: 'Lax', secure: config.publicUrl.startsWith('https:') },
    tokenExpiration: 8 * 60 * 60,
    // Limits count by account and client together (`sign-in/`): a lock would shut out whoever somebody guesses at.
    maxLoginAttempts: NO_LOCK,
    useSessions: true,
    removeTokenFromResponses: true,
    forgotPassword: { expiration: 60 * MINUTE, minRequestInterval: MINUTE, ...passwordResetMail },
  },
  disableDuplicate: true,
  hooks: {
    ...lastAdministrator,
    // The engine takes tokens of those alone who are still here, and in the role that they still have.
    ...notices,
    beforeOperation: [...(notices.beforeOperation ?? []), askForPassword, refuseLongerSessions],
    beforeLogin: [refuseOtherSessions],
  },
  endpoints: [...signInEndpoints, ...secondFactorEndpoints],
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
    { ...named('name'), type: 'text', required: true, maxLength: 120 },
    {
      ...named('role'),
      type: 'select',
      options: options('role', ROLES),
      required: true,
      access: setByAdministrators,
      saveToJWT: true,
    },
    {
      ...named('locales', 'textLocales'),
      type: 'select',
      hasMany: true,
      options: localeOptions,
      dbName: 'users_text_locales',
      enumName: 'enum_users_text_locales',
      access: setByAdministrators,
      admin: { description: say('hints.textLocales'), condition: ({ role }) => role === 'translator' },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        components: { Field: '/second-factor/account-field.tsx#AccountFactor' },
        condition: ({ id }) => Boolean(id),
        disableListColumn: true,
      },
    },
  ],
};
