import { fileURLToPath } from 'node:url';

const module = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What a visit begins with: the entry, and the home page. */
const roots = ['src/main.tsx', 'src/pages/home.ts'].map(module);

/** The form that most visits come to next; its parts are those of other forms. */
const form = module('src/pages/code-login.ts');

/** What every page but the first is wired to. */
const ports = module('src/main/page-ports.ts');

/** How things are read, one or a list, until when they are believed, and the parts above them. */
const reading = [
  'contract/codec/list-of.ts',
  'src/application/kit/clock-doubts.ts',
  'src/application/kit/change-feed.ts',
  'src/application/kit/listing/definition.ts',
  'src/application/kit/resource/changing.ts',
  'src/application/kit/resource/definition.ts',
  'src/ui/kit/action/filter-tabs/filter-tabs.tsx',
  'src/ui/kit/state/notice-bar/earlier-notice.tsx',
].map(module);

/** A list that is pulled and loads more near its end, and the page around it. */
const pulled = /\/src\/ui\/features\/(?:list\/endless-list\/|page\/list-)/;

const page = (/** @type {string} */ name) => module(`src/pages/${name}.ts`);

/**
 * A form beside its list, what it shows of the page that comes of it, what came for one's own deal, and what is typed into
 * to bid on another's: nothing of them is what any page may load.
 */
const asNeeded = [
  'screens/new-buy/publication-form',
  'screens/new-buy/preview-part',
  'features/deal-action/bid/received-bids',
  'features/deal-action/bid/bid-sheet',
  'screens/assistant/understood',
  'screens/assistant/list-way',
].map((name) => module(`src/ui/${name}.tsx`));

/** Pages of deals, by kind: who is on one comes to the next. */
const kinds = {
  lists: ['sale-list', 'buy-list', 'transfer-list'].map(page),
  details: ['sale-detail', 'buy-detail', 'transfer-detail'].map(page),
  publishing: ['new-buy'].map(page),
};

/** Other pages on which deals stand. */
const withDeals = ['sale-marks', 'sale-landing', 'buy-landing', 'buy-hundred', 'bidder-sales', 'favourites']
  .concat([
    'favourite-sales',
    'favourite-buys',
    'favourite-transfers',
    'favourite-conferences',
    'favourite-activities',
    'sale-compare',
    'search',
    'matching-service',
    'investors-stats',
    'share',
    'own-tickets',
    'ticket-detail',
    'conference-register',
    'conference-success',
    'qr-code',
    'qr-scan',
  ])
  .concat(
    ['fund', 'soe', 'investor', 'organization', 'presentation', 'park', 'conference', 'activity'].flatMap(
      (kind) => [`${kind}-list`, `${kind}-detail`],
    ),
  )
  .map(page);

const pages = new Set([...Object.values(kinds).flat(), ...withDeals, ...asNeeded]);

/** What comes in the quiet moment after any first page: the calls, and what may lie over a page. */
const quiet = [
  'src/main/container.ts',
  'src/ui/frame/overlays/overlays.tsx',
  'src/ui/features/payment/payment-sheet/payment-overlay.tsx',
  'src/ui/frame/notices/fine-notices.tsx',
].map(module);

/** What lies over any page, which asks for it once it is hydrated: it brings no other file along. */
const overPage = module('src/ui/frame/overlays/overlays.tsx');

/** What a member's messages wait in, opened on every page. */
const outbox = module('src/main/open-outbox.ts');

/** A library names all of its parts at once, of which most belong to other pages; fp-ts's are small and stand by themselves. */
const isOfALibrary = (/** @type {string} */ id) => /\/node_modules\/(?!fp-ts\/)/.test(id);

/** What stands on a page while it loads, and when it did not come, with its words: most pages need all of it. */
const pageStates =
  /\/src\/(?:ui\/kit\/state\/(?:advice|skeleton|state-panel)\/|domain\/gateway\/failure-sentence\.ts$)/;

/** How calls fail: every page but the first reads it. */
const failures = module('src/domain/gateway/failure.ts');

/** Words that the error screen shares with the calls, for which it does not wait. */
const codeWords = module('src/domain/gateway/default-message.ts');

/** What is sent and answered, and the rules over it: small files, of which every page comes to need most. */
const rules = /\/(?:contract|src\/domain)\//;

/** Machines of forms, questions and copying, which pages of every kind load: they go with the calls. */
const kit = /\/src\/application\/kit\//;

/** The frame of a page about one thing, which news and orders have too. */
const detail = /\/src\/ui\/features\/page\/(?:detail-page|use-resource|thing-flow)\./;

/** Sharing: pages of things have it, and 我的 and articles, which share nothing else with them. */
const sharing =
  /\/src\/(?:application\/deals\/share\/|ui\/features\/deal-action\/share\/|domain\/share\/|domain\/poster\/poster-address)/;

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[] } | null }} Graph */

/**
 * All that some modules import at once, and what that imports.
 * @param {Graph} graph
 * @param {readonly string[]} from ids of modules
 * @returns {Set<string>} ids of modules
 */
function loadedWith(graph, from) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * All that is loaded on demand from some modules on, each time by itself.
 * @param {Graph} graph
 * @param {readonly string[]} from ids of modules
 * @returns {Set<string>} ids of the modules that are asked for
 */
function asked(graph, from) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const loaded of loadedWith(graph, [id]))
      for (const next of graph.getModuleInfo(loaded)?.dynamicallyImportedIds ?? [])
        if (!found.has(next)) waiting.push((found.add(next), next));
  return found;
}

/**
 * How the files of deals are told apart: by which kinds of pages load a module.
 * @param {Graph} graph
 * @param {Set<string>} onDemand ids of all modules that are asked for
 * @returns {(id: string) => string | null}
 */
function dealFiles(graph, onDemand) {
  const loadersOf = (/** @type {readonly string[]} */ kind) => {
    const loaded = kind.map((each) => loadedWith(graph, [each]));
    return (/** @type {string} */ id) => loaded.filter((ids) => ids.has(id)).length;
  };
  const [lists, details, publishing] = [kinds.lists, kinds.details, kinds.publishing].map(loadersOf);
  const calls = loadedWith(graph, quiet);
  const elsewhere = loadedWith(
    graph,
    [...onDemand].filter((id) => !pages.has(id)),
  );
  return (id) => {
    const by = { list: lists?.(id) ?? 0, detail: details?.(id) ?? 0, form: publishing?.(id) ?? 0 };
    if (by.list + by.detail === 0) return null;
    if (calls.has(id)) return 'calls';
    if (detail.test(id)) return 'detail';
    if (elsewhere.has(id)) return kit.test(id) ? 'calls' : 'several';
    if (by.form > 0) return 'deals';
    if (by.list > 0 && by.detail > 0) return 'deals-read';
    if (by.list > 1) return 'deal-lists';
    return by.detail > 1 ? 'deal-details' : null;
  };
}

/**
 * Puts all that the first visit loads into one file instead of twenty, what forms are made of into another, and what
 * stands for a page that loads or failed into a third:
 * small files compress worse, and each is a request, of which a browser makes six at a time. What all pages but the first
 * stand on, how things are read, and what is pulled are a file each. What pages of deals share is told apart by which
 * kinds of them load it. What is sent and answered, with the rules over it, goes with the calls, which come in the quiet
 * moment after any page: a third of the files of a visit were such rules; those of the outbox go with it, so that it
 * waits for no other file. What else a page loads is left to the bundler.
 * @returns {(id: string, graph: Graph) => string | null} the name of a module's file, null for no wish
 */
export function fewerFiles() {
  /** @type {{ first: Set<string>, forms: Set<string>, ports: Set<string>, reading: Set<string>, quiet: Set<string>, over: Set<string>, outbox: Set<string>, asked: Set<string>, dealFile: (id: string) => string | null } | undefined} */
  let known;
  return (id, graph) => {
    if (known === undefined) {
      const onDemand = asked(graph, roots);
      known = {
        first: loadedWith(graph, roots),
        forms: loadedWith(graph, [form]),
        ports: loadedWith(graph, [ports]),
        reading: loadedWith(graph, reading),
        quiet: loadedWith(graph, quiet),
        over: loadedWith(graph, [overPage]),
        outbox: loadedWith(graph, [outbox]),
        asked: onDemand,
        dealFile: dealFiles(graph, onDemand),
      };
    }
    if ([form, ports, codeWords, ...roots].includes(id)) return null;
    if (known.first.has(id)) return 'first-load';
    if (known.over.has(id) && id !== overPage) return known.forms.has(id) ? 'over-forms' : 'over';
    if (pageStates.test(id)) return 'page-states';
    if (pulled.test(id)) return known.asked.has(id) ? null : 'pulled';
    if (isOfALibrary(id)) return known.dealFile(id) === null ? null : 'sheets';
    if (known.ports.has(id) || id === failures) return 'ports';
    if (sharing.test(id) && !known.asked.has(id)) return 'sharing';
    if (known.reading.has(id)) return 'reading';
    if (known.forms.has(id)) return 'forms';
    if (known.outbox.has(id) && rules.test(id)) return 'outbox';
    if (known.quiet.has(id) && rules.test(id)) return 'calls';
    return known.asked.has(id) ? null : known.dealFile(id);
  };
}
