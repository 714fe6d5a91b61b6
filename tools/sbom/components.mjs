/**
 * One package of a lock file, as far as it matters here.
 * @typedef {{ version?: string, dev?: boolean, link?: boolean, optional?: boolean, license?: string, integrity?: string }} LockedPackage
 */

/** @param {string} integrity as in the lock file: 'sha512-' and base64 */
const hashOf = (integrity) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
});

/** @param {string} name @param {string} version @returns {string} https://github.com/package-url/purl-spec */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param {string} folder 'node_modules/a/node_modules/@b/c' */
const nameOf = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {[string, LockedPackage]} entry */
const componentOf = ([folder, { version = '', license, integrity, optional }]) => {
  const name = nameOf(folder);
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional === true ? 'optional' : 'required',
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(integrity?.startsWith('sha512-') === true ? { hashes: [hashOf(integrity)] } : {}),
  };
};

/**
 * The packages that are delivered, each version once, as CycloneDX components, in the order of their names.
 * @param {Record<string, LockedPackage>} packages of a lock file, by folder
 */
export function componentsOf(packages) {
  const delivered = Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && dev !== true && link !== true)
    .map(componentOf);
  const once = new Map(delivered.map((component) => [component.purl, component]));
  return [...once.values()].sort((one, other) => one.purl.localeCompare(other.purl, 'en'));
}
