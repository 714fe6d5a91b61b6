import { floorImportsOnly } from './rule.mjs';

/** @typedef {import('./rule.mjs').Rule} Rule */

/** @type {Rule[]} */
export const gatewayRules = [
  floorImportsOnly(
    'gateway-domain-knows-only-itself',
    '^gateway/src/domain/',
    // nzh reads Chinese numerals, and does nothing else.
    ['^gateway/src/domain/', '^contract/', 'node_modules/(fp-ts|io-ts|nzh)/'],
    'The rules of the gateway hold whatever the database or the wire; they must be testable with nothing else present.',
  ),
  floorImportsOnly(
    'gateway-ports-know-only-the-domain',
    '^gateway/src/ports/',
    ['^gateway/src/ports/', '^gateway/src/domain/', '^contract/', 'node_modules/fp-ts/'],
    'A port says what is needed in words of the domain or of the contract, so that embedded and external databases can both serve it.',
  ),
  floorImportsOnly(
    'gateway-application-knows-ports-and-domain',
    '^gateway/src/application/',
    ['^gateway/src/(application|ports|domain)/', '^contract/', 'node_modules/(fp-ts|io-ts)/'],
    'A use case reaches database, bus, clock and chance through ports only, so that tests can decide them.',
  ),
  {
    name: 'gateway-database-knows-no-use-case',
    comment:
      'What stores or transports serves ports; the HTTP and socket sides call use cases, the database side never.',
    severity: 'error',
    from: { path: '^gateway/src/adapters/(database|bus)/' },
    to: { path: '^gateway/src/application/' },
  },
  {
    name: 'client-and-gateway-meet-on-the-wire',
    comment:
      'The two are built and deployed apart, and any other gateway must do: they share a protocol (contract), no other code.',
    severity: 'error',
    from: { path: '^(src|gateway/src)/' },
    to: { path: '^(src|gateway/src)/', pathNot: '^$1/' },
  },
];
