/**
 * A rule of dependency-cruiser: what may not be imported, and why.
 * @typedef {{ path?: string | string[], pathNot?: string | string[], [option: string]: unknown }} Side
 * @typedef {{ name: string, comment: string, severity: 'error', from: Side, to: Side }} Rule
 */

/**
 * Files under `floor` may import only what matches `allowed` (packages: folders of node_modules).
 * @param {string} name
 * @param {string} floor a regular expression on paths
 * @param {string[]} allowed regular expressions on paths
 * @param {string} comment the reason
 * @returns {Rule}
 */
export function floorImportsOnly(name, floor, allowed, comment) {
  return { name, comment, severity: 'error', from: { path: floor }, to: { pathNot: allowed } };
}

/**
 * A package may be imported from the named places alone.
 * @param {string} name
 * @param {string} packages a regular expression on package names
 * @param {string[]} places regular expressions on paths
 * @param {string} comment the reason
 * @returns {Rule}
 */
export function packageBelongsTo(name, packages, places, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: '^(src|gateway/src)/', pathNot: places },
    to: { path: `node_modules/(${packages})(/|$)` },
  };
}

/** Where the whole client is known: the browser's composition root, the server's, and what both share. */
export const compositionRoots = [
  '^src/main\\.tsx$',
  '^src/main/',
  '^src/server\\.tsx$',
  '^src/server/',
  '^src/wiring/',
];
