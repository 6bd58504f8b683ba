import { readFileSync } from 'node:fs';
import { ACT_NAMES } from '@app/contracts/permissions/acts';
import { routes } from './domains.ts';
import { ACTS_WITHIN_ROUTES, permissionsDocument } from './permissions-document.ts';

it('docs/permissions.md matches the table of permissions (npm run docs:permissions writes it)', () => {
  const written = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
  // The formatter aligns the tables.
  const plain = (text: string): string => text.replaceAll(/[ -]+/g, ' ');
  expect(plain(written)).toBe(plain(permissionsDocument()));
});

it('every route of a company names an act of the table, and only those do', () => {
  const wrong = routes
    .map(({ spec }) => spec)
    .filter(({ auth, act }) => (auth === 'member' || auth === 'api_key') !== (act !== undefined));
  expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('every act of the table is one of a route, or described as a part of one', () => {
  const used = new Set([...routes.map(({ spec }) => spec.act), ...Object.keys(ACTS_WITHIN_ROUTES)]);
  expect(ACT_NAMES.filter((act) => !used.has(act))).toEqual([]);
});
