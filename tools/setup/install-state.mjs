import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One package of a lock file, as far as it matters here.
 * @typedef {{ version?: string, integrity?: string, inBundle?: boolean, optional?: boolean, link?: boolean }} LockedPackage
 */

/** @param {string} path @returns {number | null} modification time in milliseconds, null when absent */
function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** @param {unknown} lock @returns {lock is { packages: Record<string, LockedPackage> }} */
function isLockFile(lock) {
  return typeof lock === 'object' && lock !== null && 'packages' in lock && typeof lock.packages === 'object';
}

/** @param {string} path @returns {Record<string, LockedPackage>} packages by folder */
function packagesOf(path) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return isLockFile(lock) ? lock.packages : {};
}

/**
 * Whether each package that the lock file names is installed in that version. Packages for other
 * platforms (optional) and those that come inside another (nothing to fetch) may be absent.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
export function isSameInstall(wanted, installed) {
  return Object.entries(wanted).every(([folder, entry]) => {
    // The project itself and its workspaces are fetched from nowhere: they may differ, or be absent, in an install's own list.
    const isOwn = !folder.includes('node_modules/');
    if (isOwn || entry.inBundle === true || entry.link === true) return true;
    const found = installed[folder];
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Whether the packages that a workspace keeps beside itself are there: the list of what is installed lies in the
 * root's own folder and still names them when only that folder was copied.
 * @param {string} root
 * @param {Record<string, LockedPackage>} wanted
 */
function workspacesAreWhole(root, wanted) {
  return Object.entries(wanted).every(
    ([folder, entry]) =>
      !/^(?!node_modules\/).*node_modules\//.test(folder) ||
      entry.optional === true ||
      existsSync(join(root, folder)),
  );
}

/**
 * Whether `npm ci` is needed: nothing is installed, a workspace's own packages are missing, or the lock file is
 * newer than the install and names something else (a checkout alone changes its date).
 * @param {string} root
 */
export function needsInstall(root) {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  const lockedAt = modifiedAt(lock);
  const installedAt = modifiedAt(installed);
  if (installedAt === null || lockedAt === null) return true;
  const wanted = packagesOf(lock);
  if (!workspacesAreWhole(root, wanted)) return true;
  if (lockedAt <= installedAt) return false;
  return !isSameInstall(wanted, packagesOf(installed));
}
