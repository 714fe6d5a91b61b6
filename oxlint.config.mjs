import { defineConfig } from 'oxlint';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import * as bans from './tools/lint/bans.mjs';

/** @typedef {import('./tools/lint/bans.mjs').SyntaxBan} SyntaxBan */

const everywhere = [...bans.rawHtmlSinks, ...bans.inheritedNames];

/** @type {(...list: SyntaxBan[]) => ['error', ...SyntaxBan[]]} */
const syntax = (...list) => ['error', ...list];

/** The compiler's rules of React, as the plugin recommends them; the two that the linter has itself are named apart. */
const compilerRules = Object.fromEntries(
  Object.entries(reactHooks.configs.flat.recommended.rules)
    .filter(([name]) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(name))
    .map(([name, severity]) => [name.replace('react-hooks/', 'react-compiler/'), severity]),
);

/**
 * How a pattern is spelt, not what it matches: many patterns are composed of parts
 * that bring their own groups and bounds, and those that the contract
 * publishes are JSON Schema, which has no flags.
 */
const spelling = [
  'match-any',
  'negation',
  'no-obscure-range',
  'no-useless-assertions',
  'no-useless-non-capturing-group',
  'prefer-character-class',
  'prefer-d',
  'prefer-range',
  'prefer-w',
  'use-ignore-case',
].map((name) => `regexp/${name}`);

/** What the plugin of regular expressions recommends, each rule as an error. */
const patternRules = Object.fromEntries(
  Object.entries(regexp.configs.recommended.rules)
    .filter(
      ([name, severity]) => name.startsWith('regexp/') && severity !== 'off' && !spelling.includes(name),
    )
    .map(([name]) => /** @type {const} */ ([name, 'error'])),
);

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [
    './tools/lint/syntax-plugin.mjs',
    { name: 'react-compiler', specifier: 'eslint-plugin-react-hooks' },
    'eslint-plugin-regexp',
  ],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    denyWarnings: true,
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
    '/dist',
    '**/.cache',
    'tools/types',
    '.data',
    '.stryker-tmp',
    '/reports',
    '/docs',
    '/public',
    'native/android',
    'native/www',
    '**/node_modules',
  ],
  rules: {
    'syntax/banned': syntax(...everywhere),
    'no-var': 'error',
    'prefer-const': ['error', { destructuring: 'any', ignoreReadBeforeAssign: false }],
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/await-thenable': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'no-array-constructor': 'error',
    'typescript/no-array-delete': 'error',
    'typescript/no-base-to-string': 'error',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-deprecated': 'error',
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-duplicate-type-constituents': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-for-in-array': 'error',
    'typescript/no-generated-empty-object-type': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-meaningless-void-operator': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-misused-spread': 'error',
    'typescript/no-mixed-enums': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-redundant-type-constituents': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-type-parameters': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-enum-assignment': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-unary-minus': 'error',
    'no-unused-expressions': [
      'error',
      { allowShortCircuit: false, allowTaggedTemplates: false, allowTernary: false },
    ],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-constructor': 'error',
    'typescript/no-useless-default-assignment': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/prefer-reduce-type-parameter': 'error',
    'typescript/prefer-return-this-type': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/triple-slash-reference': 'error',
    'typescript/unbound-method': 'error',
    'typescript/unified-signatures': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    eqeqeq: ['error', 'always'],
    'no-console': 'error',
    'no-eval': ['error', { allowIndirect: false }],
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      // At the boundary a decoded value may be asserted to its type; in flows 'syntax/banned' says what may be asserted.
      files: [
        'src/adapters/**',
        'src/domain/**/codec*.ts',
        'src/domain/**/codec/**',
        'gateway/src/**/adapters/**',
        'tests/**',
        'src/application/**',
      ],
      rules: { 'typescript/consistent-type-assertions': 'off' },
    },
    {
      files: ['src/**'],
      rules: {
        'syntax/banned': syntax(
          ...everywhere,
          ...bans.navigation,
          ...bans.unheardActors,
          ...bans.startedByViews,
        ),
      },
    },
    { files: ['src/adapters/**'], rules: { 'syntax/banned': syntax(...everywhere) } },
    {
      // The server writes its page as text, and hydration leaves that as it stands; in the browser nothing is written.
      files: ['src/ui/kit/rich-text/rich-text.tsx'],
      rules: {
        'syntax/banned': syntax(
          ...bans.sinksBesideReact,
          ...bans.inheritedNames,
          ...bans.navigation,
          ...bans.unheardActors,
          ...bans.startedByViews,
        ),
      },
    },
    {
      files: ['src/ui/frame/page-frame/**', 'src/wiring/**'],
      rules: { 'syntax/banned': syntax(...everywhere, ...bans.navigation, ...bans.unheardActors) },
    },
    {
      files: ['src/main/**', 'src/main.tsx', 'src/server/**', 'src/server.tsx'],
      rules: { 'syntax/banned': syntax(...everywhere, ...bans.unheardActors) },
    },
    {
      files: ['src/{domain,ports,application}/**', 'gateway/src/domain/**'],
      rules: {
        'syntax/banned': syntax(...everywhere, ...bans.navigation, ...bans.impurity),
        'no-restricted-globals': ['error', ...bans.globalsOfPureCode],
      },
    },
    {
      files: ['src/application/**'],
      rules: {
        'syntax/banned': syntax(
          ...everywhere,
          ...bans.navigation,
          ...bans.impurity,
          ...bans.assertionsInFlows,
        ),
      },
    },
    {
      files: ['src/ui/**'],
      rules: {
        ...compilerRules,
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'no-restricted-globals': ['error', ...bans.globalsOfViews],
        'no-restricted-properties': ['error', ...bans.membersOfViews],
        'no-restricted-imports': ['error', bans.importsOfViews],
      },
    },
    {
      // The router's navigator is the frame's: it sends the navigation machine an event, which decides (LAY-19).
      files: ['src/ui/kit/page/use-back.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // The library's own way to make its toast work with React 19; deprecated because its next major needs none.
      files: ['src/ui/kit/design/antd-mobile.ts'],
      rules: {
        'typescript/no-deprecated': [
          'error',
          { allow: [{ from: 'package', package: 'antd-mobile', name: 'unstableSetRender' }] },
        ],
      },
    },
    { files: ['tests/**'], rules: { 'syntax/banned': syntax(...bans.emptyTests) } },
    {
      files: [
        'tools/**',
        'gateway/src/**/logger.ts',
        'gateway/src/**/logger/**',
        'src/adapters/log-console/**',
      ],
      rules: { 'no-console': 'off' },
    },
    { files: ['contract/**', 'src/domain/**', 'gateway/src/**'], rules: patternRules },
    {
      // A part of the amount is looked ahead at, so that 3亿 is one figure and 3亿5000万 are two.
      files: ['contract/values/typed-amount.ts'],
      rules: { 'regexp/no-contradiction-with-assertion': 'off' },
    },
    { files: ['src/**', 'gateway/src/**'], rules: { 'typescript/prefer-readonly': 'error' } },
  ],
});
