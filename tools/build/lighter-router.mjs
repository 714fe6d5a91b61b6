const router = /\/react-router\/dist\/production\//;

/** Only the router's own framework fetches pages before a link is pressed; for it every link would carry the matching of routes. */
const prefetched = /shouldPrefetch && !isAbsolute \? .* : link;/g;
const prefetching = /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g;

/** A class with a parent is not known to be free of effects; the framework's brings its scripts and error pages along. */
const boundary = /^var (\w+ErrorBoundary) = (class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm;

/** What the router writes on the page for tools of its framework. */
const versionNoted = /^try \{\n {2}if \(isBrowser2\) \{[\s\S]*?\n\} catch \(e\) \{\n\}$/m;

/** Values that no code here reads: tables of names and methods, and private fields. */
const tables = /^(var objectProtoNames2? = )(Object\.getOwnPropertyNames)/gm;
const sets = /^(var valid\w+Methods = )(new Set)/gm;
const fields = /^_\w+ = new WeakMap\(\);$/gm;

/** The branch of the framework's data router. Here the navigation machine decides, and `Router` is the only router. */
const navigates = 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();';

/** Warnings on the console, for development; each call is a statement. */
const warned = [
  /^ +warning\(activeRef\.current, navigateEffectWarning\);$/gm,
  /^ {2}warning\(\n {4}locationContext != null,\n[^\n]*\n {2}\);$/gm,
  /^ {6}warning\(\n {8}false,\n {8}`<Link to=[^\n]*\n {6}\);$/gm,
];

/** The message of a hook without a router above it; without the message it throws as well. */
const explained = /(invariant\(\s*!?useInRouterContext\(\)),(?:\s*\/\/[^\n]*)*\s*`[^`]*`\s*\)/g;

/** Each part that must exist, with its replacement. @type {readonly (readonly [RegExp | string, string])[]} */
const replaced = [
  [tables, '$1/* @__PURE__ */ $2'],
  [sets, '$1/* @__PURE__ */ $2'],
  [fields, ''],
  [navigates, 'return useNavigateUnstable();'],
  ...warned.map((call) => /** @type {const} */ ([call, ''])),
  [explained, '$1)'],
];

/** @param {string} code @returns {string} the main part of the router without branches that are never reached here */
const withoutUnreached = (code) => {
  let kept = code;
  for (const [part, text] of replaced) {
    const before = kept;
    kept = kept.replaceAll(part, text);
    if (kept === before) throw new Error(`lighter-router: the package has no ${part} now`);
  }
  return kept;
};

/**
 * Lets the bundler leave out what of the router nobody uses: its contexts and components are made by
 * calls that are not marked as free of effects, and named afterwards, so that all of them would stay.
 * @returns {import('vite').Plugin}
 */
export function lighterRouter() {
  return {
    name: 'lighter-router',
    apply: 'build',
    transform(code, id) {
      if (!router.test(id)) return null;
      const marked = code
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.(?:displayName|contextType) = [^;]*;$/gm, '')
        .replaceAll(boundary, 'var $1 = /* @__PURE__ */ (() => $2)();')
        .replace(versionNoted, '')
        .replaceAll(prefetched, 'link;')
        .replaceAll(prefetching, 'let prefetchRef, prefetchHandlers;');
      return { code: marked.includes(navigates) ? withoutUnreached(marked) : marked, map: null };
    },
  };
}
