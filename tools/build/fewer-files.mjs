import { fileURLToPath } from 'node:url';

const module = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What a visit begins with: the entry, and the home page. */
const roots = ['src/main.tsx', 'src/pages/home.ts'].map(module);

/** The form that most visits come to next; its parts are those of other forms. */
const form = module('src/pages/code-login.ts');

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
 * small files compress worse, and each is a request. What else a page loads on demand is left to the bundler.
 * @returns {(id: string, graph: Graph) => string | null} the name of a module's file, null for no wish
 */
export function fewerFiles() {
  /** @type {{ first: Set<string>, forms: Set<string> } | undefined} */
  let known;
  return (id, graph) => {
    known ??= { first: loadedWith(graph, roots), forms: loadedWith(graph, [form]) };
    if (id === form || roots.includes(id)) return null;
    if (known.first.has(id)) return 'first-load';
    if (pageStates.test(id)) return 'page-states';
    // A library names all of its parts at once, of which most belong to other pages.
    return known.forms.has(id) && !id.includes('/node_modules/') ? 'forms' : null;
  };
}
