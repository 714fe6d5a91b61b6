import { fileURLToPath } from 'node:url';

const module = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What a visit begins with: the entry, and the home page. */
const roots = ['src/main.tsx', 'src/pages/home.ts'].map(module);

/** The form that most visits come to next; its parts are those of other forms. */
const form = module('src/pages/code-login.ts');

/** What every page but the first is wired to. */
const ports = module('src/main/page-ports.ts');

/** What is read, one thing or a list, and what stands above it. */
const reading = [
  'contract/codec/list-of.ts',
  'src/application/fresh-news.ts',
  'src/application/listing/definition.ts',
  'src/application/resource/definition.ts',
  'src/ui/parts/filter-tabs/filter-tabs.tsx',
  'src/ui/parts/notice-bar/earlier-notice.tsx',
].map(module);

/** What is pulled and goes on near its end. */
const pulled =
  /\/src\/ui\/parts\/endless-list\/|\/node_modules\/(?:@use-gesture\/|ahooks\/es\/useUnmount\/|antd-mobile\/es\/(?:utils\/sleep|components\/(?:pull-to-refresh|infinite-scroll|dot-loading)\/))/;

/** A library names all of its parts at once, of which most belong to other pages; fp-ts's are small and stand by themselves. */
const isOfALibrary = (/** @type {string} */ id) => /\/node_modules\/(?!fp-ts\/)/.test(id);

/** What stands on a page while it loads, and when it did not come: most pages need all of it. */
const pageStates = /\/src\/ui\/parts\/(?:skeleton|state-panel)\//;

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} Graph */

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
 * Puts all that the first visit loads into one file instead of twenty, what forms are made of into another, and what
 * stands for a page that loads or failed into a third:
 * small files compress worse, and each is a request, of which a browser makes six at a time. What all pages but the first
 * stand on, how things are read, and what is pulled are a file each; what else a page loads on demand is left to the bundler.
 * @returns {(id: string, graph: Graph) => string | null} the name of a module's file, null for no wish
 */
export function fewerFiles() {
  /** @type {{ first: Set<string>, forms: Set<string>, ports: Set<string>, reading: Set<string> } | undefined} */
  let known;
  return (id, graph) => {
    known ??= {
      first: loadedWith(graph, roots),
      forms: loadedWith(graph, [form]),
      ports: loadedWith(graph, [ports]),
      reading: loadedWith(graph, reading),
    };
    if (id === form || id === ports || roots.includes(id)) return null;
    if (known.first.has(id)) return 'first-load';
    if (pageStates.test(id)) return 'page-states';
    if (pulled.test(id)) return 'pulled';
    if (isOfALibrary(id)) return null;
    if (known.ports.has(id)) return 'ports';
    if (known.reading.has(id)) return 'reading';
    return known.forms.has(id) ? 'forms' : null;
  };
}
