import { moreTransfers } from './transfers-two';
import { someTransfers } from './transfers-one';
import type { SeedTransfer } from '../transfer-type';

/** Share transfers of the demonstration. */
export const seedTransfers: readonly SeedTransfer[] = [...someTransfers, ...moreTransfers];
