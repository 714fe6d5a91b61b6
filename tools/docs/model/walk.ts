import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

/** The figures of a walk through every reachable state of a machine, as its exploration test records them. */
const WalkFigures = t.readonly(
  t.type({
    /** Inputs that the machine starts from. */
    starts: t.number,
    /** Combinations of a state of the chart with the facts of its context that the test tells apart. */
    states: t.number,
    /** Events tried in these states. */
    steps: t.number,
    /** The most steps that a walk from one start may try. */
    limit: t.number,
    /** The most actors that may be gone by defects at once; null: any number. */
    mostDefects: t.union([t.number, t.null]),
  }),
);

export type Walk = t.TypeOf<typeof WalkFigures>;

/** The folder of the recorded figures; exploration tests compare them with each walk. */
export const walksFolder = 'tests/application/walks';

/** The recorded walk of a machine; undefined when no exploration records one. @throws when the file is malformed */
export const readWalk = (root: string, name: string): Walk | undefined => {
  const path = join(root, walksFolder, `${name}.json`);
  if (!existsSync(path)) return undefined;
  const read = WalkFigures.decode(JSON.parse(readFileSync(path, 'utf8')));
  if (isRight(read)) return read.right;
  throw new Error(`${walksFolder}/${name}.json does not have the form of a walk`);
};

const grouped = (count: number): string => count.toLocaleString('en-US');

const counted = (count: number, one: string): string => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;

/** What was walked and within which bounds, in words. */
export const walkSentences = ({ starts, states, steps, limit, mostDefects }: Walk): string =>
  `Checked in ${counted(states, 'state')}, reached from ${counted(starts, 'start')} by ${counted(steps, 'step')}. A state is one ` +
  'of the chart with the facts of the context that the exploration tells apart; events have one payload for each branch of ' +
  `a guard. Bounds: ${grouped(limit)} steps from one start, ` +
  `${mostDefects === null ? 'any number of actors' : counted(mostDefects, 'actor')} gone by defects at once.`;
