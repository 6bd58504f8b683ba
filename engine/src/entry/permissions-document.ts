import { ACTS, ACT_NAMES } from '@app/contracts/permissions/acts';
import type { Act } from '@app/contracts/permissions/acts';
import type { CompanyRole } from '@app/contracts/accounts';
import { PLAN_NAMES } from '@app/contracts/plans';
import { STAFF_ROLES } from '@app/contracts/security/staff-token';
import { can } from '../domains/billing/public.ts';
import type { Standing } from '../domains/billing/public.ts';
import { STAFF_ROLES_BY_DEFAULT } from '../platform/requests/staff-token.ts';
import { routes } from './domains.ts';

/** Acts within a route that its body decides about, and what they are. */
export const ACTS_WITHIN_ROUTES: Partial<Record<Act, string>> = {
  'entry_codes.create_qr': 'The same for a QR code',
  'team.invite_manager': 'The same as a manager',
  'team.remove_manager': 'The same for a manager',
  'settings.mediate_products': 'Switch on mediation of product reviews',
  'widgets.write_survey': 'The same with the form of a survey',
};

const ROLES: CompanyRole[] = ['owner', 'manager', 'agent'];
/** A subscription of each kind that the table tells apart. */
export const SUBSCRIPTIONS: Record<string, Standing['subscription']> = {
  trial: { plan: 'trustStart', state: 'trial' },
  ...Object.fromEntries(PLAN_NAMES.map((plan) => [plan, { plan, state: 'paid' } as const])),
  suspended: { plan: 'enterprise', state: 'suspended' },
};
const COLUMNS = {
  trial: 'Trial',
  trustStart: 'Start',
  trustPro: 'Pro',
  enterprise: 'Enterprise',
  suspended: 'Suspended',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const mark = (yes: boolean): string => (yes ? 'yes' : '–');

const summariesOf = (act: Act): string => {
  const found = routes.filter(({ spec }) => spec.act === act).map(({ spec }) => spec.summary);
  return [...new Set(found.length > 0 ? found : [ACTS_WITHIN_ROUTES[act] ?? ''])].join('<br>');
};

const rowOf = (act: Act): string => {
  const trial = { plan: 'trustStart', state: 'trial' } as const;
  const [role] = ACTS[act].roles;
  return row([
    `\`${act}\``,
    summariesOf(act),
    ...ROLES.map((one) => mark(can({ role: one, subscription: trial }, act).allowed)),
    ...Object.keys(COLUMNS).map((name) => {
      const subscription = SUBSCRIPTIONS[name];
      return mark(role !== undefined && subscription !== undefined && can({ role, subscription }, act).allowed);
    }),
  ]);
};

const staffRows = (): string[] =>
  routes
    .filter(({ spec }) => spec.auth === 'staff')
    .map(({ spec: { summary, method, path, staff = STAFF_ROLES_BY_DEFAULT } }) =>
      row([
        summary,
        `\`${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}\``,
        ...STAFF_ROLES.map((role) => mark(staff.includes(role))),
      ]),
    );

/** `docs/permissions.md`: the table of permissions with the routes of each act. */
export function permissionsDocument(): string {
  const header = ['act', 'routes', ...ROLES, ...Object.values(COLUMNS)];
  const ofStaff = ['what', 'route', ...STAFF_ROLES];
  return `# Permissions

Written by \`npm run docs:permissions\` from \`engine/contracts/permissions/acts.ts\`; a test says when it is old, and another asks the API about every cell. A member may do something when both their role and their company's subscription allow it. \`GET /panel/companies/{companyId}/permissions\` answers with the same for the caller, and with reasons. Why: [0101](decisions/0101-permissions.md).

${[row(header), row(header.map(() => '---')), ...ACT_NAMES.map(rowOf)].join('\n')}

## Staff

What each role of the cms may do with its staff token. Pages and texts are the cms's own: \`cms/src/access/rules.ts\`.

${[row(ofStaff), row(ofStaff.map(() => '---')), ...staffRows()].join('\n')}
`;
}
