import { spawnSync } from 'node:child_process';
import type { Finding } from '../finding';

/** The last commit before the rule. Later commits keep it. */
const base = 'c9911286c33fe72884fbd855ce7d5bff4ec66a40';

/** In characters. Terminals and mail show a longer subject cut. */
const longestSubject = 72;

export interface Commit {
  readonly id: string;
  readonly subject: string;
}

/** Returns the fault of a commit's subject. Its words are not counted: a landed commit cannot be reworded. */
export const subjectFindings = ({ id, subject }: Commit): readonly Finding[] => {
  const { length } = Array.from(subject);
  if (length <= longestSubject) return [];
  const message = `${length} characters: at most ${longestSubject}, the reason in the body (${subject})`;
  return [{ file: `commit ${id}`, message }];
};

const git = (...args: readonly string[]) => spawnSync('git', [...args], { encoding: 'utf8' });

/**
 * Returns the commits since the rule, the newest first. A shallow clone without the base holds only later ones. Without
 * git there are none.
 */
export const commitsSinceBase = (): readonly Commit[] => {
  const isKnown = git('cat-file', '-e', `${base}^{commit}`).status === 0;
  const isShallow = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true';
  if (!isKnown && !isShallow) return [];
  const { stdout } = git('log', '-z', '--format=%h%x09%s', isKnown ? `${base}..HEAD` : 'HEAD');
  return stdout
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const place = line.indexOf('\t');
      return { id: line.slice(0, place), subject: line.slice(place + 1) };
    });
};

/** Returns the files that differ from the base and still exist; `null` where git does not know the base. */
export const filesSinceBase = (): ReadonlySet<string> | null => {
  const { status, stdout } = git('diff', '--name-only', '--diff-filter=d', '-M100%', '-z', base);
  return status === 0 ? new Set(stdout.split('\0')) : null;
};
