import { addedFiles, circles, initialFiles, pageModules } from './tools/check/budgets.mjs';
import { readManifest } from './tools/check/manifest.mjs';

const manifest = readManifest('dist/client/.vite/manifest.json');

const [circle] = circles(manifest);
if (circle !== undefined) throw new Error(`Files of the build wait for each other: ${circle}`);

const inClient = (/** @type {string[]} */ files) => files.map((file) => `dist/client/${file}`);

/**
 * Pages with a budget on their first load, and the lazy modules that each needs beside the entry (PER-01).
 * Compressed sizes are brotli's, as they go over the wire; CSS counts raw, since it is inlined. Pages without network add
 * 1.5 KiB of it, of 3 at most (LAY-18); what registers the worker, and the worker, come after the first view.
 */
const pages = [
  { name: 'home', modules: ['src/pages/home.ts'], js: '109.4 KiB', css: '13.3 KiB' },
  {
    name: 'login',
    modules: ['src/pages/code-login.ts', 'src/main/page-ports.ts'],
    js: '126.3 KiB',
    css: '28 KiB',
  },
];

/** What every page but the first is wired to and shown in. */
const shell = [
  'src/wiring/page-map.ts',
  'src/main/page-ports.ts',
  'src/main/container.ts',
  'src/ui/frame/overlays/overlays.tsx',
  'src/ui/frame/notices/fine-notices.tsx',
  // Opened for every member in the quiet moment after the first page.
  'src/main/open-outbox.ts',
];

/**
 * What paying adds to the page that starts it: the desk with its adapters, and its sheet. What lies over any page has
 * come by then: it is fetched in the quiet moment after the first view.
 */
const payment = addedFiles(
  manifest,
  [
    'src/main/payment-session.ts',
    'src/ui/features/payment/payment-sheet/payment-files.ts',
    'src/ui/features/payment/payment-sheet/payment-overlay.tsx',
  ],
  ['src/pages/member-pay.ts', ...shell],
);

const initial = pages.flatMap(({ name, modules, js, css }) => {
  const files = initialFiles(manifest, modules);
  return [
    { name: `${name}: initial JS`, path: inClient(files.js), limit: js, brotli: true },
    { name: `${name}: CSS`, path: inClient(files.css), limit: css, brotli: false, gzip: false },
  ];
});

/** What a page may add to the shell where it is more than others may: the figures of the market draw their charts. */
const routeLimits = new Map([['src/pages/investors-stats.ts', '60 KiB']]);

/** What comes with the worker after the first view: none of it may be among the files of the first load. */
const afterFirstView = ['src/main/offline.ts', 'src/main/without-payload.ts'];
for (const { name, modules } of pages) {
  const first = initialFiles(manifest, modules).js;
  const early = afterFirstView.filter((module) => first.includes(manifest[module]?.file ?? ''));
  if (early.length > 0) throw new Error(`The first load of ${name} holds ${early.join(', ')}.`);
}
const offline = addedFiles(manifest, afterFirstView, ['src/pages/home.ts', ...shell]);

/** What each page adds to the shell: the way from one page to another fetches so much at most. */
const routes = pageModules(manifest).map((module) => ({
  name: `${module.replace('src/pages/', '').replace('.ts', '')}: added by its route`,
  path: inClient(addedFiles(manifest, [module], shell).filter((file) => file.endsWith('.js'))),
  limit: routeLimits.get(module) ?? '40 KiB',
  brotli: true,
}));

export default [
  ...initial,
  ...routes,
  { name: 'offline: added after the first view', path: inClient(offline), limit: '4 KiB', brotli: true },
  { name: 'offline: the worker itself', path: 'dist/client/sw.js', limit: '9 KiB', brotli: true },
  { name: 'payment: added to its page', path: inClient(payment), limit: '25 KiB', brotli: true },
];
