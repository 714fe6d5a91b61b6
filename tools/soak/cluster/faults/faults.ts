import type { Fault } from './fault';
import { kills } from './kills';
import { networkFaults } from './network-faults';
import { resourceFaults } from './resource-faults';
import { timeFaults } from './time-faults';

/** Every kind of fault, in the order in which they come. */
export const faults: readonly Fault[] = [...kills, ...networkFaults, ...resourceFaults, ...timeFaults];
