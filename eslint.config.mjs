import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const SETTINGS_ONLY_ONCE = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings are parsed once, in a config.ts; take them from there.',
};

export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/.next/',
      '**/.cache/',
      'site/public/',
      '.data/',
      '**/next-env.d.ts',
      '**/importMap.js',
      'cms/src/payload-types.ts',
      'cms/src/migrations/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', SETTINGS_ONLY_ONCE],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['site/**/*.{ts,tsx}', 'cms/src/**/*.{ts,tsx}', 'engine/**/*.tsx'],
    ...hooks.configs.flat['recommended-latest'],
  },
  {
    files: ['site/**/*.{ts,tsx,js,mjs}', 'cms/src/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
  {
    // Programs that a person starts: they print, and they are where settings come in.
    files: [
      '**/config.ts',
      '**/*.config.{mjs,ts}',
      '**/entry/**',
      'scripts/**',
      'locales/check.ts',
      '**/gatsby-*.{mjs,ts,tsx}',
      'site/node/build.ts',
      'site/node/releases.ts',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    languageOptions: { globals: globals.jest },
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.commonjs },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
