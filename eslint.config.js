import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { LAYERS, MODULAR_LAYERS, RESOURCE_ROOMS } from './layers.js';
import { unsupportedStatics } from './oldestBrowsers.js';
import { tables } from './tableKeys.js';

/** @param {string[]} parts */
const source = (...parts) => ['./src', ...parts].join('/');

/** None of these folders, from the top down, imports from one above it; types count too. @param {string[]} paths */
const downwards = (paths) =>
  paths.flatMap((path, level) =>
    paths.slice(0, level).map((higher) => ({
      target: path,
      from: higher,
      message: `${path} lies below ${higher} and must not import from it (layers.js).`,
    })),
  );

const layerZones = [
  ...downwards(LAYERS.map((layer) => source(layer))),
  ...downwards(RESOURCE_ROOMS.map((room) => source('resource', room))),
];

/** No page imports from another page, no feature from another feature. */
const moduleZones = MODULAR_LAYERS.flatMap((layer) =>
  readdirSync(source(layer)).map((module) => ({
    target: source(layer, module),
    from: source(layer),
    except: [`./${module}`],
    message: `Modules of src/${layer} must not import from one another; move what they share to a lower layer.`,
  })),
);

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'coverage/'] },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', 'public/unsupported.js'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // The interfaces of Redux Toolkit and msw are made to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['*.js', 'public/unsupported.js'],
    ...tseslint.configs.disableTypeChecked,
  },
  // What the oldest browsers of `browserslist` (package.json) lack is refused; methods of objects by `lib` in tsconfig.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...unsupportedStatics],
    },
  },
  // Texts come from outside: to read one must not take longer than in proportion to its length.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  // Keys come from outside, too.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { tables },
    rules: { 'tables/no-foreign-keys': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
      // Only files with these endings are looked into; by default that is .js alone.
      'import-x/extensions': ['.ts', '.tsx', '.js'],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones: [...layerZones, ...moduleZones] }],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/tour/**', 'src/ui/date/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['intro.js', 'intro.js/*'], message: 'Tours and hints are made by src/ui/tour.' }],
          paths: [{ name: 'antd', importNames: ['DatePicker'], message: 'Fields of dates are made by src/ui/date.' }],
        },
      ],
    },
  },
  {
    files: ['mocks/**', 'deploy/**', 'scripts/**', 'bench/**', 'vite/**', 'tests/**', '*.{ts,js}'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
);
