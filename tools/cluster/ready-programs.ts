import { buildIfChanged } from '../build-if-changed.mjs';
import { root } from '../setup.mjs';
import { clusterPrograms, type ClusterPrograms } from './cluster';

/**
 * What a cluster starts from: the installed programs and, unless the build is left as it is, a build of now.
 * @returns the exit code of the command where a program is missing, which is printed, or the build fails
 */
export const readyPrograms = async (builds = true): Promise<ClusterPrograms | number> => {
  const programs = clusterPrograms();
  if ('missing' in programs) {
    console.error(programs.missing);
    return 1;
  }
  const built = builds ? await buildIfChanged(root) : 0;
  return built === 0 ? programs : built;
};
