import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { check, type Diagnostics } from 'recheck';
import type { Pattern } from './written';

/** What recheck says of a pattern; `attack` is the input of that many repetitions that costs the most. */
const verdict = t.intersection([
  t.type({ complexity: t.string, isSafe: t.boolean }),
  t.partial({
    attack: t.type({
      pumps: t.array(t.type({ prefix: t.string, pump: t.string })),
      suffix: t.string,
    }),
  }),
]);
export type Verdict = t.TypeOf<typeof verdict>;

const packageFile: unknown = createRequire(import.meta.url)('recheck/package.json');
const isVersioned = t.type({ version: t.string }).is;
const version = isVersioned(packageFile) ? packageFile.version : 'unknown';

/** For one pattern, in milliseconds. A pattern that takes longer is not shown to be linear. */
const timeout = 120_000;

/** The name of a pattern's verdict: other text, other flags or another recheck need another. */
export const verdictKey = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`${version}\n${flags}\n${source}`).digest('hex').slice(0, 32);

const told = (diagnostics: Diagnostics): Verdict => {
  if (diagnostics.status === 'unknown')
    return { complexity: `unknown: ${diagnostics.error.kind}`, isSafe: false };
  if (diagnostics.status === 'safe') return { complexity: diagnostics.complexity.type, isSafe: true };
  const { pumps, suffix } = diagnostics.attack;
  return {
    complexity: diagnostics.complexity.summary,
    isSafe: false,
    attack: { pumps: pumps.map(({ prefix, pump }) => ({ prefix, pump })), suffix },
  };
};

const folder = '.cache/patterns';
const keptFile = new URL('verdicts.json', import.meta.url);
/** A verdict that took longer is kept in the repository, in milliseconds. */
const slow = 300;

const keptVerdicts = t.record(t.string, verdict);

/**
 * What recheck says of patterns. A verdict depends on nothing but the pattern and recheck's version, so it is read from
 * `.cache` where the pattern was judged before. `verdicts.json` keeps those that took long: otherwise the check of a fresh
 * clone would take minutes. `npm run patterns` judges all patterns again and writes the file.
 */
export class Verdicts {
  private readonly kept: Readonly<Record<string, Verdict>>;
  private readonly slow = new Map<string, Verdict>();

  constructor(private readonly isAfresh: boolean) {
    const read = keptVerdicts.decode(JSON.parse(readFileSync(keptFile, 'utf8')));
    if (!isRight(read)) throw new Error('verdicts.json is not a record of verdicts');
    this.kept = read.right;
  }

  /** Judges a pattern, or reads what was judged before. */
  async of(pattern: Pattern): Promise<Verdict> {
    const key = verdictKey(pattern);
    const file = join(folder, `${key}.json`);
    const before = this.isAfresh ? null : this.before(key, file);
    if (before !== null) return before;
    const begin = performance.now();
    const judged = told(await check(pattern.source, pattern.flags, { timeout }));
    if (performance.now() - begin > slow && !judged.complexity.startsWith('unknown'))
      this.slow.set(key, judged);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(judged));
    return judged;
  }

  /** Writes the verdicts that took long. */
  keepSlow(): void {
    const sorted = [...this.slow].toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(keptFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }

  private before(key: string, file: string): Verdict | null {
    const kept = this.kept[key];
    if (kept !== undefined) return kept;
    if (!existsSync(file)) return null;
    const read = verdict.decode(JSON.parse(readFileSync(file, 'utf8')));
    return isRight(read) ? read.right : null;
  }
}
