import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs write themselves: it changes nothing that a test proves. */
const writtenByRuns = [':(exclude)docs/trace', ':(exclude)reports'];

const git = (root: string, args: readonly string[]): string =>
  execFileSync('git', [...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** A digest of everything that differs from the commit; '' when nothing does. */
function changesIn(root: string): string {
  const difference = git(root, ['diff', '--binary', 'HEAD', '--', '.', ...writtenByRuns]);
  const others = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.', ...writtenByRuns])
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  if (difference === '' && others.length === 0) return '';
  const digest = createHash('sha256').update(difference);
  for (const file of others) digest.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return digest.digest('hex').slice(0, 12);
}

/** The code version outside a repository: results cannot be tied to a commit there. */
export const noRepository = 'no repository';

/**
 * Names the code of the working tree: the commit, followed by `+` and a digest when files differ from it.
 * A test result proves something about this version alone (AUD-02).
 */
export function codeVersion(root: string): string {
  try {
    const commit = git(root, ['rev-parse', '--short=12', 'HEAD']).trim();
    const changes = changesIn(root);
    return changes === '' ? commit : `${commit}+${changes}`;
  } catch {
    return noRepository;
  }
}
