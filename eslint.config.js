import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { FLOORS, ROOMS } from './floors.js';
import { youngStatics } from './oldestBrowsers.js';

/** @param {string[]} parts */
const source = (...parts) => ['./src', ...parts].join('/');

/** No floor imports from one above it. */
const floorZones = FLOORS.flatMap((floor, level) =>
  FLOORS.slice(0, level).map((above) => ({
    target: source(floor),
    from: source(above),
    message: `src/${floor} lies below src/${above} and must not know of it (floors.js).`,
  })),
);

/** No page imports from another page, no feature from another feature. */
const roomZones = ROOMS.flatMap((floor) =>
  readdirSync(source(floor)).map((room) => ({
    target: source(floor, room),
    from: source(floor),
    except: [`./${room}`],
    message: `Rooms of src/${floor} must not import from one another; what they share belongs on a floor below.`,
  })),
);

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'coverage/', 'public/'] },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'scripts/browsers/inPage.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // The interfaces of Redux Toolkit and msw are made to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['*.js', 'scripts/browsers/inPage.js'], ...tseslint.configs.disableTypeChecked },
  // What the oldest browsers of `browserslist` (package.json) lack is refused; methods of objects by `lib` in tsconfig.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...youngStatics] },
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
      'import-x/no-restricted-paths': ['error', { zones: [...floorZones, ...roomZones] }],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/tour/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['intro.js', 'intro.js/*'], message: 'Tours and hints are made by src/ui/tour.' }] },
      ],
    },
  },
  {
    files: ['mocks/**', 'deploy/**', 'scripts/**', 'bench/**', 'vite/**', 'tests/**', '*.{ts,js}'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
);
