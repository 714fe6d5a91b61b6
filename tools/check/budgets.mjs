/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/**
 * The entry and the given modules with all that they import at once: what a page loads before it is whole.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules keys of the manifest
 * @returns {Set<string>} keys
 */
function closureOf(manifest, modules) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}: mend the list of budgets.`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return seen;
}

/**
 * The files of a page's initial load.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules the lazily imported modules that the page needs beside the entry
 * @returns {{ js: string[], css: string[] }} paths inside dist/client
 */
export function initialFiles(manifest, modules) {
  const chunks = [...closureOf(manifest, ['index.html', ...modules])].map((key) => manifest[key]);
  const present = chunks.filter((chunk) => chunk !== undefined);
  return {
    js: [...new Set(present.map((chunk) => chunk.file))].sort(),
    css: [...new Set(present.flatMap((chunk) => chunk.css ?? []))].sort(),
  };
}

/**
 * The files that modules add to a page that is whole already.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules what is fetched then
 * @param {readonly string[]} before the lazily imported modules that the page has
 * @returns {string[]} paths inside dist/client, scripts and styles
 */
export function addedFiles(manifest, modules, before) {
  const has = initialFiles(manifest, before);
  const all = initialFiles(manifest, [...before, ...modules]);
  const known = new Set([...has.js, ...has.css]);
  return [...all.js, ...all.css].filter((file) => !known.has(file));
}

/**
 * The modules of the pages that are fetched when somebody goes there.
 * @param {Manifest} manifest
 * @returns {string[]} keys
 */
export function pageModules(manifest) {
  return Object.keys(manifest)
    .filter((key) => /^src\/pages\/[^/]+\.ts$/.test(key))
    .sort();
}

/**
 * Files that wait for each other: what one of them stands on may not be there yet when it runs.
 * @param {Manifest} manifest
 * @returns {string[]} each circle, its keys one after the other
 */
export function circles(manifest) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {string} */ key, /** @type {string[]} */ above) => {
    if (above.includes(key)) found.push([...above.slice(above.indexOf(key)), key].join(' → '));
    if (above.includes(key) || done.has(key)) return;
    manifest[key]?.imports?.forEach((next) => visit(next, [...above, key]));
    done.add(key);
  };
  Object.keys(manifest).forEach((key) => visit(key, []));
  return found;
}
