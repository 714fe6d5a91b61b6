/** @typedef {import('./rule.mjs').Rule} Rule */

/** What serves development alone, from the sources: there the tools are at hand. */
const runsFromSource = [
  '^gateway/src/main/development-client\\.ts$',
  '^gateway/src/main/captcha-files\\.ts$',
];

/** @type {Rule[]} */
export const hygieneRules = [
  {
    name: 'no-circles',
    comment:
      'Two files that import each other are one file in two pieces, and initialise in an order nobody chose; of two that only know each other’s types neither can be read first.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-unresolved',
    comment: 'An import that cannot be found fails at run time, on somebody else’s machine.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
  },
  {
    name: 'product-ships-no-tools',
    comment:
      'What is delivered must not depend on tests, tools, or packages that are there for development only.',
    severity: 'error',
    from: { path: '^(src|gateway/src)/', pathNot: runsFromSource },
    to: { path: '^(tests|tools)/' },
  },
  {
    name: 'product-ships-no-dev-packages',
    comment: 'A development package may be missing where the product runs.',
    severity: 'error',
    from: { path: '^(src|gateway/src)/', pathNot: runsFromSource },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'packages-are-declared',
    comment: 'A package that only happens to be installed goes with the next update of whoever brought it.',
    severity: 'error',
    from: { path: '^(src|gateway/src|tools|tests)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'support-is-for-tests',
    comment: 'Fakes and builders belong to tests alone.',
    severity: 'error',
    from: { path: '^(src|gateway/src|tools)/' },
    to: { path: '^tests/' },
  },
];
