import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

const Done = t.type({ of: t.string, figures: t.record(t.string, t.number) });

/** The figures of a part of the soak, by name. */
export type Figures = Readonly<Record<string, number>>;

/** The figures of each part, kept in a folder for a later run of the same command. */
export interface Progress {
  /** @returns null where nothing is done of it with this gateway and these sizes */
  readonly read: (part: string, sizes: string) => Figures | null;
  readonly keep: (part: string, sizes: string, figures: Figures) => void;
  readonly forget: () => void;
}

/**
 * What was done with another program than this one counts for nothing.
 * @param program the file of the gateway that is soaked
 */
export const progressIn = (folder: string, program: string): Progress => {
  const digest = createHash('sha256').update(readFileSync(program)).digest('hex');
  const fileOf = (part: string): string => join(folder, `${part}.json`);
  const ofSizes = (sizes: string): string => `${digest} ${sizes}`;
  return {
    read: (part, sizes) => {
      if (!existsSync(fileOf(part))) return null;
      const read = Done.decode(JSON.parse(readFileSync(fileOf(part), 'utf8')));
      return isRight(read) && read.right.of === ofSizes(sizes) ? read.right.figures : null;
    },
    keep: (part, sizes, figures) => {
      mkdirSync(folder, { recursive: true });
      const draft = `${fileOf(part)}.draft`;
      writeFileSync(draft, JSON.stringify({ of: ofSizes(sizes), figures }));
      renameSync(draft, fileOf(part));
    },
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
};
