const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // Node strips types, and @app/jsx compiles JSX.
  transform: {},
  testPathIgnorePatterns: ['/node_modules/', '/\\.data/', '/\\.next/', '/\\.cache/', '/public/'],
  modulePathIgnorePatterns: [
    '<rootDir>/\\.data/',
    '<rootDir>/site/public/',
    '<rootDir>/site/\\.cache/',
    '<rootDir>/cms/\\.next/',
  ],
};

/** Those that `npm run test:long` runs alone: a project of their own, wherever they stand. */
const LONG = '\\.long\\.test\\.tsx?$';

/** Tests of the site's pages need a window, but for those that stand for the server. */
const OF_PAGES = '/site/src/.*(?<!\\.node)\\.test\\.tsx?$';

/** A database server that is started once per run (see tests/support). */
const database = {
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
};

/**
 * A project over some folders, in plain Node: modules are evaluated once per worker, not once per file (see
 * docs/decisions/0008). `long`: those tests alone that `npm test` leaves to `npm run test:long`.
 */
const project = (displayName, folders, { long = false } = {}) => ({
  ...shared,
  ...database,
  displayName,
  runner: '<rootDir>/tests/support/light-runner.mjs',
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testMatch: long ? ['**/*.long.test.ts'] : ['**/*.test.ts', '**/*.test.tsx'],
  ...(!long && { testPathIgnorePatterns: [...shared.testPathIgnorePatterns, LONG, OF_PAGES] }),
  setupFilesAfterEnv: ['<rootDir>/tests/support/light-setup.ts'],
});

/** Parts that can be run alone; their folders. */
const PARTS = {
  engine: ['engine'],
  search: ['search'],
  locales: ['locales'],
  cms: ['cms'],
  site: ['site/server', 'site/node', 'site/dev', 'site/src'],
  scripts: ['scripts'],
  support: ['tests/support'],
  security: ['tests/security'],
};

const projects = [
  ...Object.entries(PARTS).map(([name, folders]) => project(name, folders)),
  // All of them with the same workers, which evaluate what they share once.
  project('unit', Object.values(PARTS).flat()),
  {
    ...project('pages', ['site/src']),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.node\\.test\\.ts$'],
    setupFiles: ['modules.mjs', 'globals.mjs'].map((name) => `<rootDir>/site/testing/browser/${name}`),
    setupFilesAfterEnv: ['<rootDir>/tests/support/light-setup.ts', '<rootDir>/site/testing/browser/setup.ts'],
  },
  project('integration', ['tests/integration']),
  project('faults', ['tests/faults']),
  project('long', ['engine', 'cms', 'tests'], { long: true }),
];

export default {
  projects,
  testSequencer: '<rootDir>/tests/support/slowest-first.mjs',
  // Modules of a test file are never quite given back: a worker that has grown so far is replaced by a fresh one, which
  // costs the start of a process.
  workerIdleMemoryLimit: '2500MB',
  watchman: false,
};
