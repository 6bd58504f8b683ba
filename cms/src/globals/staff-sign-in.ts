import type { GlobalConfig } from 'payload';
import { globalAccess } from '../access/payload.ts';
import { ROLES } from '../access/rules.ts';
import { named } from '../fields/named.ts';
import { noteAct } from '../second-factor/acts.ts';
import { options, say } from '../words/say.ts';

/** How staff sign in; administrators alone see and change it. */
export const staffSignIn: GlobalConfig = {
  slug: 'staff-sign-in',
  label: say('things.staffSignIn.one'),
  access: globalAccess('users'),
  admin: { group: say('groups.administration') },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        const account = `second factor: ${(doc.secondFactorFor ?? []).join(', ') || '–'}`;
        await noteAct(req.payload.db.pool, 'required', { id: null, email: account }, req.user?.email ?? '–');
      },
    ],
  },
  fields: [
    {
      ...named('secondFactorFor'),
      type: 'select',
      hasMany: true,
      options: options('role', ROLES),
      enumName: 'enum_staff_sign_in_second_factor_for',
      admin: { description: say('hints.secondFactorFor') },
    },
  ],
};
