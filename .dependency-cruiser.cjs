// The lines between the parts of the house. A domain imports others only through their public.ts (their factory.ts from
// a factory or a test, their schema.ts from a schema, for foreign keys) and only those before it in this list.
const DOMAINS = [
  ...['accounts', 'companies', 'catalog', 'billing', 'notifications', 'content'],
  ...['invitations'],
  ...['reviews', 'surveys', 'questions', 'senders'],
  ...['moderation', 'mediation', 'badges', 'imports', 'ledger'],
  ...['widgets', 'feeds', 'insights', 'integrations', 'partners', 'contact', 'privacy', 'directory'],
];
const anyOf = (names) => `(${names.join('|')})`;
const folder = (names) => `^engine/src/domains/${anyOf(names)}/`;
const TEST = '(\\.test\\.tsx?|/testing\\.ts|/testing/.*)$';
const TEST_HELP = '(\\.test\\.tsx?|/factory\\.ts|/testing\\.ts|/testing/.*)$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const upwards = DOMAINS.slice(0, -1).map((name, index) =>
  forbid(
    `${name}-only-downwards`,
    'A domain speaks upwards in events only.',
    { path: folder([name]), pathNot: TEST_HELP },
    { path: folder(DOMAINS.slice(index + 1)) },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circle',
      'Two files that need each other are one file, or three.',
      { pathNot: '(\\.next|\\.cache)/' },
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    forbid(
      'no-missing-file',
      'Everything imported exists.',
      {},
      {
        couldNotResolve: true,
        // An alias of Next's own, which tsc checks; a file that the site's build makes.
        pathNot: '^(@payload-config|\\./\\.fonts/sheet\\.json)$',
      },
    ),
    forbid(
      'domain-has-a-place',
      'A new domain gets its place in the list above.',
      { path: '^engine/src/domains/', pathNot: folder(DOMAINS) },
      {},
    ),
    forbid(
      'domain-through-its-door',
      'Another domain is entered through its public.ts.',
      { path: '^engine/src/domains/([^/]+)/', pathNot: `${TEST_HELP}|/schema[\\w-]*\\.ts$` },
      { path: '^engine/src/domains/', pathNot: '^engine/src/domains/($1/|[^/]+/public\\.ts$)' },
    ),
    forbid(
      'schema-to-schema',
      'A table may point at another domain’s table.',
      { path: '^engine/src/domains/([^/]+)/schema[\\w-]*\\.ts$' },
      { path: '^engine/src/domains/', pathNot: '^engine/src/domains/($1/|[^/]+/(public|schema[\\w-]*)\\.ts$)' },
    ),
    ...upwards,
    forbid(
      'kernel-is-pure',
      'The kernel knows nothing above it.',
      { path: '^engine/src/kernel/' },
      { path: '^engine/src/(platform|domains|http|entry)/' },
    ),
    forbid(
      'platform-below-domains',
      'The platform serves domains and knows none.',
      { path: '^engine/src/platform/', pathNot: TEST },
      { path: '^engine/src/(domains|http|entry)/' },
    ),
    forbid(
      'contracts-are-a-leaf',
      'Contracts import nothing of ours.',
      { path: '^engine/contracts/', pathNot: TEST },
      { path: '^(engine/src|search|cms|site|locales|scripts|tests)/' },
    ),
    forbid(
      'locales-are-a-leaf',
      'Texts import nothing of ours.',
      { path: '^locales/', pathNot: TEST },
      { path: '^(engine|search|cms|site|scripts|tests)/' },
    ),
    forbid(
      'search-knows-no-engine',
      'The engine imports search, never the reverse.',
      { path: '^search/', pathNot: TEST },
      { path: '^(engine|cms|site|scripts|tests)/' },
    ),
    forbid(
      'cms-apart',
      'cms and engine meet over HTTP only.',
      { path: '^cms/', pathNot: TEST },
      { path: '^(engine/src|search|site|scripts|tests)/' },
    ),
    forbid(
      'engine-apart',
      'cms and engine meet over HTTP only.',
      { path: '^engine/', pathNot: TEST },
      { path: '^(cms|site|scripts|tests)/' },
    ),
    forbid(
      'site-apart',
      'The site knows contracts, texts and the types of what the cms exports.',
      { path: '^site/', pathNot: TEST },
      {
        path: '^(engine/src|search|cms|scripts|tests)/',
        pathNot: '^cms/src/export/types\\.ts$',
      },
    ),
    forbid(
      'cms-export-as-types',
      'Of the cms the site takes types alone.',
      { path: '^site/', pathNot: TEST },
      {
        path: '^cms/src/export/types\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'nothing-imports-entries',
      'Entries, scripts and tests use; they are not used.',
      { pathNot: `^(scripts|tests|engine/src/entry|cms/src/entry)/|^cms/src/instrumentation\\.ts$|${TEST}` },
      { path: '^(scripts|tests|engine/src/entry|cms/src/entry)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.next|\\.cache|public|\\.data|stubs)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
    },
    builtInModules: { add: ['node:test'] },
  },
};
