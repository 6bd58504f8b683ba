/** The site's pages, each file in a browser-like environment of its own. What runs in Node alone stands in the root's configuration. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

export default {
  displayName: 'site',
  rootDir: import.meta.dirname,
  roots: ['src', 'testing'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.cache/', '/public/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/', '<rootDir>/public/'],
  testEnvironment: '<rootDir>/testing/jest/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/../tests/support/jest-setup.ts', '<rootDir>/testing/jest/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/testing/jest/css-module.ts',
    '^gatsby$': '<rootDir>/testing/jest/gatsby.cjs',
  },
};
