/** The path of the search over all kinds: by itself, for every page has a way to it. */
export const findPath = '/search';
