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
  floorImportsOnly(
    'application-kit-knows-no-area',
    '^src/application/kit/',
    [
      '^src/application/kit/',
      '^src/ports/',
      '^src/domain/',
      '^contract/',
      functional,
      'node_modules/xstate/',
    ],
    'Every area is built from the kit; if the kit imported an area, no area could be understood or changed by itself.',
  ),
  {
    name: 'ui-kit-knows-no-application',
    comment:
      'The kit holds parts that any application could show: they get values and callbacks, and know no machine, no port and no page.',
    severity: 'error',
    from: { path: '^src/ui/kit/' },
    to: { path: ['^src/application/', '^src/ports/', '^src/ui/(frame|features|screens)/'] },
  },
  {
    name: 'ui-frame-knows-no-feature',
    comment:
      'The frame runs any page; it gets the parts of features from the composition root, so that a feature can change without it.',
    severity: 'error',
    from: { path: '^src/ui/frame/' },
    to: { path: '^src/ui/(features|screens)/' },
  },
  {
    name: 'ui-features-know-no-screen',
    comment:
      'Several screens share a feature; a feature that imported a screen would load that page with every other.',
    severity: 'error',
    from: { path: '^src/ui/features/' },
    to: { path: '^src/ui/screens/' },
  },
  {
    name: 'screens-know-no-other-screen',
    comment:
      'Each page loads its own screen; a screen that imported another would load that page with it. What two screens show is a feature.',
    severity: 'error',
    from: { path: '^src/ui/screens/([^/]+)/' },
    to: { path: '^src/ui/screens/[^/]+/', pathNot: '^src/ui/screens/$1/' },
  },
  {
    name: 'frame-context-knows-no-frame',
    comment:
      'Every part of the frame reads the context; a context that imported a part would close a circle, types included.',
    severity: 'error',
    from: { path: '^src/ui/frame/context/' },
    to: { path: '^src/ui/frame/', pathNot: '^src/ui/frame/context/' },
  },
  {
    name: 'frame-parts-know-no-page-frame',
    comment:
      'The page frame runs the flows of a page and places the member frame; layout, notices and placeholders are shown without a page.',
    severity: 'error',
    from: { path: '^src/ui/frame/(layout|notices|loading-page|member-frame)/' },
    to: { path: '^src/ui/frame/(page-frame|overlays|error-screen)/' },
  },
  {
    name: 'page-frame-knows-no-layout',
    comment:
      'A page runs the same inside any layout and under any overlay; what lies around and over it is the work of frame/app.',
    severity: 'error',
    from: { path: '^src/ui/frame/page-frame/' },
    to: { path: '^src/ui/frame/(layout|notices|loading-page|overlays|error-screen)/' },
  },
  {
    name: 'frame-app-is-for-roots',
    comment:
      'frame/app shows the pages; a page that imported it would close a circle. Pages read what it gives them in frame/context.',
    severity: 'error',
    from: { path: '^src/ui/', pathNot: '^src/ui/frame/app/' },
    to: { path: '^src/ui/frame/app/' },
  },
  floorImportsOnly(
    'pages-name-flows-and-a-screen',
    '^src/pages/',
    [
      '^src/pages/',
      '^src/ui/(frame/page-frame|features/page|screens)/',
      '^src/application/',
      '^src/ports/',
      '^src/domain/',
      '^contract/',
      functional,
    ],
    'A page says which flows its ports give it, from which definition it is made, and which screen shows them.',
  ),
  {
    name: 'pages-are-found-by-their-folder',
    comment:
      'The first page and the login are known by name, every other by the folder: whoever imported one besides would load it with its own code.',
    severity: 'error',
    from: { path: '^(src|tools|gateway)/', pathNot: '^src/main/page-frames\\.ts$' },
    to: { path: '^src/pages/' },
  },
  {
    name: 'the-map-of-pages-is-for-the-bundler',
    comment:
      'It asks the bundler for the files of a folder; a program that runs without one would fail at it.',
    severity: 'error',
    from: {
      path: '^(src|tools|gateway)/',
      pathNot: ['^src/main/page-frames\\.ts$', '^src/server\\.tsx$', '^tools/gallery/scene/'],
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
    name: 'main-is-wiring-of-the-browser',
    comment:
      'src/main names the adapters of the browser and holds no rule. A rule that tests or tools need belongs to src/application, src/adapters or src/wiring.',
    severity: 'error',
    from: { path: '^(src|contract|gateway|tools|tests)/', pathNot: ['^src/main\\.tsx$', '^src/main/'] },
    to: { path: '^src/main/' },
  },
  {
    name: 'roots-are-imported-by-none',
    comment: 'A composition root knows every floor; whoever imports it knows every floor too.',
    severity: 'error',
    from: { path: '^src/', pathNot: compositionRoots },
    to: { path: compositionRoots },
  },
];
