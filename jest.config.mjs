/** TypeScript through swc. Two entries, because `<T>(x)` means another thing in a .tsx file. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx, dynamicImport: true, importAttributes: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
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

/** A project over some folders; `database` starts PostgreSQL once per run (see tests/support). */
const project = (displayName, folders, { database = true, long = false } = {}) => ({
  ...shared,
  displayName,
  roots: [folders].flat().map((folder) => `<rootDir>/${folder}`),
  testMatch: long ? ['**/*.long.test.ts'] : ['**/*.test.ts', '**/*.test.tsx'],
  ...(!long && { testPathIgnorePatterns: [...shared.testPathIgnorePatterns, LONG] }),
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  ...(database && {
    globalSetup: '<rootDir>/tests/support/global-setup.ts',
    globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  }),
});

const projects = [
  project('engine', 'engine'),
  project('search', 'search'),
  project('locales', 'locales', { database: false }),
  project('cms', 'cms'),
  project('scripts', 'scripts'),
  project('support', 'tests/support'),
  project('integration', 'tests/integration'),
  project('faults', 'tests/faults'),
  project('security', 'tests/security'),
  project('long', ['engine', 'tests'], { long: true }),
];

export default {
  // The site's pages need a browser-like environment: the site brings its own configuration.
  projects: [...projects, '<rootDir>/site/jest.config.mjs'],
  testSequencer: '<rootDir>/tests/support/slowest-first.mjs',
  // Modules of a test file are never quite given back: a worker that has grown so far is replaced by a fresh one, which
  // costs the start of a process.
  workerIdleMemoryLimit: '2500MB',
  watchman: false,
};
