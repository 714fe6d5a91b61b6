import type { transferCalls } from '../../contract/transfer/calls';
import type { Asked } from './asked';

/** Share transfers; public, and safe to repeat. */
export type TransferGateway = Asked<typeof transferCalls>;
