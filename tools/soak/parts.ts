import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import { keep, readKept } from './kept-file';
import type { Figures } from './payment/judge';

/** Runs that are done in one go; what is done is kept part by part, so that a soak can be gone on with. */
const runsInPart = 100;

export const partsOf = (runs: number): number => Math.ceil(runs / runsInPart);

/** How many runs a part has: the last one what is left. */
export const runsOf = (part: number, runs: number): number => Math.min(runsInPart, runs - part * runsInPart);

const kept = t.type({
  runs: t.number,
  attempts: t.number,
  orders: t.number,
  charges: t.number,
  returned: t.number,
  doubleCharges: t.number,
  lostPayments: t.number,
  untoldOrders: t.number,
  faults: t.array(t.string),
});

const folderOf = (seed: number): string => join(process.cwd(), '.cache/soak/payment', String(seed));
const fileOf = (seed: number, part: number): string => join(folderOf(seed), `${part}.json`);

export const forgetParts = (seed: number): void => rmSync(folderOf(seed), { recursive: true, force: true });

export const keepPart = (seed: number, part: number, figures: Figures): void =>
  keep(fileOf(seed, part), figures);

/** What a part has come to; null when it is still to be done, with so many runs. */
const donePart = (seed: number, part: number, runs: number): Figures | null => {
  const read = readKept(fileOf(seed, part), kept);
  return read?.runs === runsOf(part, runs) ? read : null;
};

export const isDone = (seed: number, part: number, runs: number): boolean =>
  donePart(seed, part, runs) !== null;

/** What the parts of so many runs have come to. */
export const doneParts = (seed: number, runs: number): readonly Figures[] =>
  Array.from({ length: partsOf(runs) }, (_, part) => donePart(seed, part, runs)).filter(
    (figures) => figures !== null,
  );
