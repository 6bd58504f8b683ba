import type { GlobalConfig } from 'payload';
import { globalAccess } from '../access/payload.ts';
import { ROLES } from '../access/rules.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { logAccountAction } from '../second-factor/account-log.ts';
import { selectOptions, adminText } from '../words/admin-text.ts';

/** Settings of staff sign-in, for administrators only. */
export const staffSignIn: GlobalConfig = {
  slug: 'staff-sign-in',
  label: adminText('things.staffSignIn.one'),
  access: globalAccess('users'),
  admin: { group: adminText('groups.administration') },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        const account = `second factor: ${(doc.secondFactorFor ?? []).join(', ') || '–'}`;
        await logAccountAction(req.payload.db.pool, 'required', { id: null, email: account }, req.user?.email ?? '–');
      },
    ],
  },
  fields: [
    {
      ...nameAndLabel('secondFactorFor'),
      type: 'select',
      hasMany: true,
      options: selectOptions('role', ROLES),
      enumName: 'enum_staff_sign_in_second_factor_for',
      admin: { description: adminText('hints.secondFactorFor') },
    },
  ],
};
