import type { Figures, Progress } from '../progress';
import type { Fault } from './fault';

/** So many faults come in turn on one cluster: about five minutes at full size. */
const mostInGroup = 4;

/** Faults that come in turn on one cluster, with their share of the messages and payments. */
export interface FaultGroup {
  readonly faults: readonly Fault[];
  readonly messages: number;
  readonly payments: number;
}

const share = (whole: number, count: number, all: number): number => Math.ceil((whole * count) / all);

/** The faults in groups, each with its share. */
export const faultGroups = (
  faults: readonly Fault[],
  { messages, payments }: Pick<FaultGroup, 'messages' | 'payments'>,
): readonly FaultGroup[] =>
  Array.from({ length: Math.ceil(faults.length / mostInGroup) }, (_, place) => {
    const group = faults.slice(place * mostInGroup, (place + 1) * mostInGroup);
    return {
      faults: group,
      messages: share(messages, group.length, faults.length),
      payments: share(payments, group.length, faults.length),
    };
  });

const partOf = ({ faults }: FaultGroup): string => faults.map(({ name }) => name).join('-and-');

const sizesOf = ({ messages, payments }: FaultGroup): string => `${messages} messages, ${payments} payments`;

/** The figures of a group; null where it is still to be run. */
export const groupDone = (group: FaultGroup, progress: Progress): Figures | null =>
  progress.read(partOf(group), sizesOf(group));

export const keepGroup = (group: FaultGroup, progress: Progress, figures: Figures): void =>
  progress.keep(partOf(group), sizesOf(group), figures);
