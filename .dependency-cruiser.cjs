// The lines between the parts of the house. A domain imports others only through their public.ts (their testing.ts from
// test helpers or a test, their schema.ts from a schema, for foreign keys) and only those before it in this list.
const DOMAINS = [
  'accounts',
  'companies',
  'catalog',
  'pictures',
  'experts',
  'billing',
  'team',
  'partners',
  'content',
  'notifications',
  'managers',
  'splitter',
  'markets',
  'invitations',
  'reviews',
  'sharing',
  'feeds',
  'surveys',
  'questions',
  'senders',
  'moderation',
  'mediation',
  'badges',
  'imports',
  'ledger',
  'insights',
  'panel',
  'contact',
  'privacy',
  'staff',
  'directory',
  'widgets',
];
const anyOf = (names) => `(${names.join('|')})`;
const folder = (names) => `^engine/src/domains/${anyOf(names)}/`;
const TEST = '(\\.test\\.tsx?|/testing\\.ts|/testing/.*)$';

// What features, flows and the panel may import of a feature that is not theirs. Files instead of an index: an index
// would bring the whole feature, with its styles, into the bundle of every page that needs one part.
const FEATURE_DOORS = [
  'account/(account-form|partner-code-field|password-input|register-company|registered-address|website)',
  'partners/rates',
  'badges/badge-mark',
  'directory/(choices|directory-data|directory-names|list-layout\\.module|pager)',
  'find-company/(company-hit|search-box)',
  'map/(company-map|map-settings)',
  'mediation/conversation',
  'review-page/(crumbs|page-address|page-header|review-filters|verification-card|review-page\\.module|list/review-list|summary/summary)',
  'profile/(hours|own-facts)',
  'reviews/(answer-text|expert-note|expert-signature|origins|photo-viewer|report-dialog|review-card|review-photos|review-text|source-mark|withdrawn-notice)',
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const upwards = DOMAINS.slice(0, -1).map((name, index) =>
  forbid(
    `${name}-only-downwards`,
    'A domain speaks upwards in events only.',
    { path: folder([name]), pathNot: TEST },
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
      { circular: true },
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
      { path: '^engine/src/domains/([^/]+)/', pathNot: `${TEST}|/schema[\\w-]*\\.ts$` },
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
      'demo-on-top',
      'The demo uses the engine, never the reverse.',
      { path: '^engine/src/' },
      { path: '^engine/demo/' },
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
      'widgets-by-themselves',
      'What they import, every visitor of a shop loads.',
      { path: '^site/widgets/', pathNot: TEST },
      { path: '.', pathNot: '^(site/widgets|engine/contracts/widgets)/' },
    ),
    forbid(
      'site-lib-and-ui-below-features',
      'What features share knows none of them.',
      { path: '^site/src/(lib|ui)/', pathNot: TEST },
      { path: '^site/src/(app|features|flows|layouts|panel|routes|templates)/' },
    ),
    forbid(
      'site-lib-draws-nothing',
      'Components belong to ui.',
      { path: '^site/src/lib/', pathNot: TEST },
      { path: '^site/src/ui/' },
    ),
    forbid(
      'site-feature-through-its-door',
      'A feature is entered through the files named in FEATURE_DOORS.',
      { path: '^site/src/(features/[^/]+|flows|layouts|panel)/', pathNot: TEST },
      {
        path: '^site/src/features/',
        pathNot: `^site/src/($1/|features/${anyOf(FEATURE_DOORS)}\\.(tsx?|css)$)`,
      },
    ),
    forbid(
      'site-features-below-flows',
      'Features stand below flows, panel and templates; the form behind a QR code is shown on a profile.',
      { path: '^site/src/features/', pathNot: TEST },
      {
        path: '^site/src/(app|flows|panel|templates)/',
        pathNot: '^site/src/flows/entry/entry-slot\\.tsx$',
      },
    ),
    forbid(
      'nothing-imports-entries',
      'Entries, scripts and tests use; they are not used.',
      {
        pathNot: `^(scripts|tests|engine/src/entry|cms/src/entry)/|^engine/demo/seed\\.ts$|^cms/src/instrumentation\\.ts$|${TEST}`,
      },
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
