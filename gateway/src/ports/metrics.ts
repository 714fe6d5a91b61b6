import type { RefusalName } from '../../../contract/refusal/refusal';

/** `failed`: the gateway or its storage is at fault; `refused`: any other refusal. */
export type CallOutcome = 'ok' | 'refused' | 'failed';

/** `missing`: the address has no content; `failed`: the renderer threw. */
export type RenderOutcome = 'page' | 'missing' | 'failed';

/** Connections to the database, and the callers that wait for one. */
export interface PoolLoad {
  /** `embedded` is the single connection of the embedded database. */
  readonly pool: 'embedded' | 'reading' | 'writing';
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * Measurements for the operator. Every value that becomes a label is one of a closed list of the code: a path, an id, a
 * phone number or a parameter is never handed in. Times are in seconds.
 */
export interface Metrics {
  /** A call was answered; `name` is its name in the contract. */
  readonly callAnswered: (name: string, outcome: CallOutcome, seconds: number) => void;
  readonly refused: (name: RefusalName) => void;
  /** A transaction was rolled back in favour of another one, and runs again. */
  readonly transactionGivenWay: () => void;
  /** An event of another instance was heard, so long after the database had kept it. */
  readonly eventHeard: (seconds: number) => void;
  readonly pageRendered: (outcome: RenderOutcome, seconds: number) => void;
  /** `count` returns the message sockets that are open; it is called at each reading. */
  readonly watchSockets: (count: () => number) => void;
  /** `read` returns the load of each pool of the database; it is called at each reading. */
  readonly watchPools: (read: () => readonly PoolLoad[]) => void;
}
