import type { GlobalConfig, TextField } from 'payload';
import { globalAccess } from '../access/payload.ts';
import type { ExportedClaim } from '../export/types.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textValidation } from '../fields/validation.ts';
import { hrefRule } from '../fields/rules.ts';
import { globalNotices } from '../notices/hooks.ts';
import { labelsOf, selectOptions, adminText } from '../words/admin-text.ts';

const UNITS: ExportedClaim['unit'][] = ['count', 'percent', 'characters'];
const LIVE: NonNullable<ExportedClaim['live']>[] = ['companies', 'reviews', 'languages'];
const SOCIAL = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok'];

const address = (name: string): TextField => ({
  ...nameAndLabel(name),
  type: 'text',
  maxLength: 500,
  validate: textValidation(hrefRule),
});
const line = (name: string): TextField => ({ ...nameAndLabel(name), type: 'text', maxLength: 200 });

/** The figures that the product claims, and its contact details. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: adminText('things.siteSettings.one'),
  access: globalAccess('site-settings'),
  admin: { group: adminText('groups.administration') },
  hooks: globalNotices('site-settings'),
  versions: { max: 50 },
  fields: [
    {
      ...nameAndLabel('claims'),
      labels: labelsOf('claim'),
      type: 'array',
      admin: { description: adminText('hints.claims') },
      fields: [
        {
          type: 'row',
          fields: [
            { ...nameAndLabel('name', 'claimName'), type: 'text', required: true, maxLength: 60 },
            {
              ...nameAndLabel('value', 'claimValue'),
              type: 'number',
              required: true,
              admin: { description: adminText('hints.claimValue') },
            },
            {
              ...nameAndLabel('unit'),
              type: 'select',
              options: selectOptions('unit', UNITS),
              required: true,
              defaultValue: 'count',
            },
            { ...nameAndLabel('live'), type: 'select', options: selectOptions('live', LIVE) },
          ],
        },
      ],
    },
    {
      ...nameAndLabel('links'),
      type: 'group',
      fields: [
        address('blog'),
        address('podcast'),
        {
          ...nameAndLabel('social'),
          labels: labelsOf('link'),
          type: 'array',
          fields: [{ ...nameAndLabel('network'), type: 'select', options: SOCIAL, required: true }, address('href')],
        },
      ],
    },
    {
      ...nameAndLabel('contact'),
      type: 'group',
      fields: [
        { ...nameAndLabel('email'), type: 'email' },
        line('phone'),
        ...['companyName', 'street', 'postalCode', 'city', 'country', 'taxId'].map(line),
      ],
    },
  ],
};
