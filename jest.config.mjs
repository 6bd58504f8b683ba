import { existsSync } from 'node:fs';

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

/** A project over one folder; `database` starts PostgreSQL once per run (see tests/support). */
const project = (displayName, folder, { database = true } = {}) => ({
  ...shared,
  displayName,
  roots: [`<rootDir>/${folder}`],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  ...(database && {
    globalSetup: '<rootDir>/tests/support/global-setup.ts',
    globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  }),
});

const folders = [
  project('engine', 'engine'),
  project('search', 'search'),
  project('locales', 'locales', { database: false }),
  project('cms', 'cms'),
  project('scripts', 'scripts'),
  project('support', 'tests/support'),
  project('integration', 'tests/integration'),
  project('contract', 'tests/contract'),
  project('faults', 'tests/faults'),
  project('security', 'tests/security'),
];

/** The site's pages need a browser-like environment and Babel: the site brings its own configuration. */
const site = ['site/jest.config.mjs', 'site/jest.config.cjs', 'site/jest.config.js'].filter((file) => existsSync(file));

export default {
  projects: [
    ...folders.filter(({ roots }) => existsSync(roots[0].replace('<rootDir>', import.meta.dirname))),
    ...site.map((file) => `<rootDir>/${file}`),
  ],
  maxWorkers: 2,
  // Modules of a test file are never quite given back: a worker that has grown so far is replaced by a fresh one.
  workerIdleMemoryLimit: '1200MB',
  watchman: false,
};
