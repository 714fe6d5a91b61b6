import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import { keep, readKept } from '../kept-file';

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
      const read = readKept(fileOf(part), Done);
      return read?.of === ofSizes(sizes) ? read.figures : null;
    },
    keep: (part, sizes, figures) => keep(fileOf(part), { of: ofSizes(sizes), figures }),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
};
