import { join } from 'node:path';
import { isBuilt } from './build/fingerprint.mjs';
import { runCommand } from './process/run-command.mjs';

/**
 * Builds unless dist holds what these sources make.
 * @param {string} root
 * @returns {Promise<number>} the exit code of the build; 0 when there was nothing to do
 */
export const buildIfChanged = async (root) =>
  isBuilt(root) ? 0 : runCommand(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root });
