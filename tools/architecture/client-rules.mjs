import { compositionRoots, floorImportsOnly } from './rule.mjs';

/** @typedef {import('./rule.mjs').Rule} Rule */

const functional = 'node_modules/(fp-ts|io-ts)/';

/** @type {Rule[]} */
export const clientRules = [
  floorImportsOnly(
    'contract-knows-only-itself',
    '^contract/',
    ['^contract/', functional],
    'What client and gateway must agree on stands once and knows neither of them.',
  ),
  floorImportsOnly(
    'domain-knows-only-itself',
    '^src/domain/',
    // nzh writes numbers out in Chinese, and does nothing else.
    ['^src/domain/', '^contract/', functional, 'node_modules/nzh/'],
    'The domain is what is true whatever the screen or the server; it must be testable with nothing else present.',
  ),
  floorImportsOnly(
    'ports-know-only-the-domain',
    '^src/ports/',
    ['^src/ports/', '^src/domain/', '^contract/', 'node_modules/fp-ts/'],
    'A port says what is needed in words of the domain and of the calls that both sides agree on; if it knew a technology, that technology could not be exchanged.',
  ),
  floorImportsOnly(
    'application-knows-ports-and-domain',
    '^src/application/',
    ['^src/application/', '^src/ports/', '^src/domain/', '^contract/', functional, 'node_modules/xstate/'],
    'Machines decide what happens. They reach the outside through ports only, so that they can be explored exhaustively.',
  ),
  {
    name: 'ui-knows-no-adapter',
    comment:
      'Views render machine state and send events; who answers a port is decided in the composition roots.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: ['^src/adapters/', ...compositionRoots] },
  },
  {
    name: 'screens-know-no-shell',
    comment:
      'The shell shows pages; a screen that reached into it would make a ring of both. What views get from it stands in given.',
    severity: 'error',
    from: { path: '^src/ui/', pathNot: '^src/ui/app/' },
    to: { path: '^src/ui/app/' },
  },
  floorImportsOnly(
    'pages-name-flows-and-a-screen',
    '^src/pages/',
    [
      '^src/pages/',
      '^src/ui/(room|screens)/',
      '^src/application/',
      '^src/ports/',
      '^src/domain/',
      '^contract/',
      functional,
    ],
    'A page says which flows its ports give it and which screen shows them; what else it did would be done at a place where nobody looks.',
  ),
  {
    name: 'pages-are-found-by-their-folder',
    comment:
      'The first page and the login are known by name, every other by the folder: whoever imported one besides would load it with its own code.',
    severity: 'error',
    from: { path: '^(src|tools|gateway)/', pathNot: '^src/main/page-rooms\\.ts$' },
    to: { path: '^src/pages/' },
  },
  {
    name: 'the-map-of-pages-is-for-the-bundler',
    comment:
      'It asks the bundler for the files of a folder; a program that runs without one would fail at it.',
    severity: 'error',
    from: {
      path: '^(src|tools|gateway)/',
      pathNot: ['^src/main/page-rooms\\.ts$', '^src/server\\.tsx$', '^tools/gallery/scene/'],
    },
    to: { path: '^src/wiring/page-map\\.ts$' },
  },
  {
    name: 'stories-are-read-without-the-bundler',
    comment:
      'The gallery lists them and npm run check places them outside the bundler; only the drawn page may reach the map of pages.',
    severity: 'error',
    from: { path: '^tools/(check/|gallery/main\\.ts$|gallery/stories/)' },
    to: { path: '^src/wiring/page-map\\.ts$', reachable: true },
  },
  {
    name: 'adapters-know-ports-and-domain',
    comment:
      'An adapter serves a port; if it knew machines or views, the arrows would no longer point inwards.',
    severity: 'error',
    from: { path: '^src/adapters/' },
    to: { path: ['^src/application/', '^src/ui/', ...compositionRoots] },
  },
  {
    name: 'adapters-stand-alone',
    comment:
      'One folder, one technology: an adapter that imports its neighbour cannot be exchanged by itself.',
    severity: 'error',
    from: { path: '^src/adapters/([^/]+)/' },
    to: { path: '^src/adapters/[^/]+/', pathNot: '^src/adapters/$1/' },
  },
  {
    name: 'roots-are-imported-by-none',
    comment: 'A composition root knows every floor; whoever imports it knows every floor too.',
    severity: 'error',
    from: { path: '^src/', pathNot: compositionRoots },
    to: { path: compositionRoots },
  },
];
