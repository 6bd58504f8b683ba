import type { GlobalConfig, TextField } from 'payload';
import { globalAccess } from '../access/payload.ts';
import type { ExportedClaim } from '../export/types.ts';
import { checked, named } from '../fields/named.ts';
import { hrefRule } from '../fields/rules.ts';
import { globalNotices } from '../notices/hooks.ts';
import { names, options, say } from '../words/say.ts';

const UNITS: ExportedClaim['unit'][] = ['count', 'percent', 'characters'];
const LIVE: NonNullable<ExportedClaim['live']>[] = ['companies', 'reviews', 'languages'];
const SOCIAL = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok'];

const address = (name: string): TextField => ({
  ...named(name),
  type: 'text',
  maxLength: 500,
  validate: checked(hrefRule),
});
const line = (name: string): TextField => ({ ...named(name), type: 'text', maxLength: 200 });

/** The figures that the product claims, and where it can be reached. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: say('things.siteSettings.one'),
  access: globalAccess('site-settings'),
  admin: { group: say('groups.administration') },
  hooks: globalNotices('site-settings'),
  versions: { max: 50 },
  fields: [
    {
      ...named('claims'),
      labels: names('claim'),
      type: 'array',
      admin: { description: say('hints.claims') },
      fields: [
        {
          type: 'row',
          fields: [
            { ...named('name', 'claimName'), type: 'text', required: true, maxLength: 60 },
            {
              ...named('value', 'claimValue'),
              type: 'number',
              required: true,
              admin: { description: say('hints.claimValue') },
            },
            {
              ...named('unit'),
              type: 'select',
              options: options('unit', UNITS),
              required: true,
              defaultValue: 'count',
            },
            { ...named('live'), type: 'select', options: options('live', LIVE) },
          ],
        },
      ],
    },
    {
      ...named('links'),
      type: 'group',
      fields: [
        address('blog'),
        address('podcast'),
        {
          ...named('social'),
          labels: names('link'),
          type: 'array',
          fields: [{ ...named('network'), type: 'select', options: SOCIAL, required: true }, address('href')],
        },
      ],
    },
    {
      ...named('contact'),
      type: 'group',
      fields: [
        { ...named('email'), type: 'email' },
        line('phone'),
        ...['companyName', 'street', 'postalCode', 'city', 'country', 'taxId'].map(line),
      ],
    },
  ],
};
