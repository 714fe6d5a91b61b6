const router = /\/react-router\/dist\/production\//;

/** Only the router's own framework fetches pages before a link is pressed; for it every link would carry the matching of routes. */
const prefetched = /shouldPrefetch && !isAbsolute \? .* : link;/g;
const prefetching = /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g;

/** A class with a parent is not known to be free of effects; the framework's brings its scripts and error pages along. */
const boundary = /^var (\w+ErrorBoundary) = (class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm;

/** What the router writes on the page for tools of its framework. */
const versionNoted = /^try \{\n {2}if \(isBrowser2\) \{[\s\S]*?\n\} catch \(e\) \{\n\}$/m;

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
      return { code: marked, map: null };
    },
  };
}
