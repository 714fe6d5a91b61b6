import type { Cluster } from '../../../cluster/cluster';
import type { SmallDisk } from '../../full-disk/small-disk';

/** What faults may touch. */
export interface FaultGround {
  readonly cluster: Cluster;
  /** The disk of PostgreSQL; null where this user may not mount one. */
  readonly disk: SmallDisk | null;
}

/** A fault that has begun. */
export interface BegunFault {
  /** What fails, for the report. */
  readonly title: string;
  /** Ends it, and returns when what failed is up again. */
  readonly end: () => Promise<void>;
}

/** One kind of fault. */
export interface Fault {
  /** As `--only` names it. */
  readonly name: string;
  /** How long it lasts at least, in milliseconds. */
  readonly lastsMs: number;
  /** Whether clients reach the proxy meanwhile, which then must answer each of them. */
  readonly isReached: boolean;
  /**
   * Begins it.
   * @param lap how often it began before: each time it meets another gateway
   * @returns why it cannot begin on this machine, or its end
   */
  readonly begin: (ground: FaultGround, lap: number) => Promise<BegunFault | string>;
}

/** The element of a lap, in turn. */
export const inTurn = <A>(all: readonly A[], lap: number): A => {
  const one = all[lap % all.length];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};
