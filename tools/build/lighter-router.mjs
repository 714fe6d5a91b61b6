const router = /\/react-router\/dist\/production\//;

/** Only the router's own framework fetches pages before a link is pressed; for it every link would carry the matching of routes. */
const prefetched = /shouldPrefetch && !isAbsolute \? .* : link;/g;
const prefetching = /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g;

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
        .replaceAll(prefetched, 'link;')
        .replaceAll(prefetching, 'let prefetchRef, prefetchHandlers;');
      return { code: marked, map: null };
    },
  };
}
