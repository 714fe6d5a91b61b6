import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import * as bans from './tools/lint/bans.mjs';

const everywhere = [...bans.rawHtmlSinks, ...bans.inheritedNames];
const productCode = ['src/**/*.{ts,tsx}', 'gateway/src/**/*.ts'];

/** Files at the boundary, where a decoded value may be asserted to its type: decoders and adapters. */
const boundaries = [
  'src/adapters/**/*.{ts,tsx}',
  'src/domain/**/codec*.ts',
  'src/domain/**/codec/**/*.ts',
  'gateway/src/**/adapters/**/*.ts',
  'tests/**/*.{ts,tsx}',
];

/** @typedef {import('./tools/lint/bans.mjs').SyntaxBan} SyntaxBan */

/** @type {(...list: SyntaxBan[]) => ['error', ...SyntaxBan[]]} */
const syntax = (...list) => ['error', ...list];

export default defineConfig(
  {
    ignores: [
      'dist',
      '**/.cache',
      'tools/types',
      '.data',
      '.stryker-tmp',
      'reports',
      'docs',
      'public',
      'native/android',
      'native/www',
      '**/node_modules',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-restricted-syntax': syntax(...everywhere),
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Libraries name their option objects as classes; a literal is what they ask for.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: boundaries, rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/adapters/**', 'src/main.tsx', 'src/main/**', 'src/server.tsx', 'src/server/**'],
    rules: {
      'no-restricted-syntax': syntax(
        ...everywhere,
        ...bans.navigation,
        ...bans.unheardActors,
        ...bans.begunByViews,
      ),
    },
  },
  {
    // The server writes its page as text, and hydration leaves that as it stands; in the browser nothing is written.
    files: ['src/ui/rich-text/rich-text.tsx'],
    rules: {
      'no-restricted-syntax': syntax(
        ...bans.sinksBesideReact,
        ...bans.inheritedNames,
        ...bans.navigation,
        ...bans.unheardActors,
        ...bans.begunByViews,
      ),
    },
  },
  {
    files: ['src/ui/room/**', 'src/wiring/**'],
    rules: {
      'no-restricted-syntax': syntax(...everywhere, ...bans.navigation, ...bans.unheardActors),
    },
  },
  {
    files: ['src/main/**', 'src/main.tsx', 'src/server/**', 'src/server.tsx'],
    rules: { 'no-restricted-syntax': syntax(...everywhere, ...bans.unheardActors) },
  },
  {
    files: ['src/{domain,ports,application}/**/*.ts', 'gateway/src/domain/**/*.ts'],
    rules: {
      'no-restricted-syntax': syntax(...everywhere, ...bans.navigation, ...bans.impurity),
      'no-restricted-globals': ['error', ...bans.globalsOfPureCode],
    },
  },
  {
    files: ['src/application/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      'no-restricted-syntax': syntax(
        ...everywhere,
        ...bans.navigation,
        ...bans.impurity,
        ...bans.assertionsInFlows,
      ),
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...bans.globalsOfViews],
      'no-restricted-properties': ['error', ...bans.membersOfViews],
      'no-restricted-imports': ['error', bans.importsOfViews],
    },
  },
  {
    // The library's own way to make its toast work with React 19; deprecated because its next major needs none.
    files: ['src/ui/design/antd-mobile.ts'],
    rules: {
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'antd-mobile', name: 'unstableSetRender' }] },
      ],
    },
  },
  { files: ['tests/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': syntax(...bans.emptyTests) } },
  {
    files: [
      'tools/**',
      'gateway/src/**/logger.ts',
      'gateway/src/**/logger/**',
      'src/adapters/log-console/**',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: productCode, rules: { '@typescript-eslint/prefer-readonly': 'error' } },
);
