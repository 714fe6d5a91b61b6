import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup, stateIn } from 'xstate';
import type { GateList, ScanResults } from '../../../../contract/gate/gate';
import { scanKey, type QueuedScan } from '../../../domain/gate/queued-scan';
import { bridgeFailureText, type BridgeFailure } from '../../../domain/platform/bridge-failure';
import { failureTextOf } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import * as found from './context';

const types: found.ScannerTypes = {};
const flow = 'gate-scanner';
const online = { running: { link: 'online' } } as const;
const offline = { running: { link: 'offline' } } as const;

/** What one request to the server needs. */
export interface Sending {
  readonly conf: string;
  readonly device: string;
  readonly scans: readonly QueuedScan[];
}

/** The words that the chart of a scanner is written in. */
export const scannerSetup = setup({
  types,
  actors: {
    open: fromPromise<found.Opened, found.OfGate>(notWired(flow, 'open')),
    list: fromPromise<found.Timed<GateList>, found.OfGate>(notWired(flow, 'list')),
    stamp: fromPromise<found.Stamp, ReturnType<typeof found.toVerify>>(notWired(flow, 'stamp')),
    send: fromPromise<found.Timed<ScanResults>, Sending>(notWired(flow, 'send')),
    scan: fromPromise<Either<BridgeFailure, string>>(notWired(flow, 'scan')),
    keep: fromPromise<found.FromDevice<void>, { readonly row: QueuedScan | null }>(notWired(flow, 'keep')),
    drop: fromPromise<found.FromDevice<void>, { readonly rows: readonly QueuedScan[] }>(
      notWired(flow, 'drop'),
    ),
  },
  delays: {
    /** The device itself answers; in milliseconds. */
    deviceLimit: 3_000,
    /** A line of people waits: without an answer by then the staff decides; in milliseconds. */
    askLimit: 8_000,
    /** The list comes whole: as long as any call that reads; in milliseconds. */
    listLimit: 35_000,
    /** Scans that wait are sent, and the list is read again; in milliseconds. */
    syncEvery: 30_000,
  },
  guards: {
    hasList: ({ context: { list } }) => list !== null,
    isListed: (_, { answer }: found.Timed<GateList>) => isRight(answer),
    isStranger: (_, { answer }: found.Timed<unknown>) =>
      isLeft(answer) && answer.left.kind === 'refused' && answer.left.code === 404,
    isAnswered: (_, { answer }: found.Timed<ScanResults>) => found.answeredVerdict(answer) !== null,
    isSent: (_, { answer }: found.Timed<ScanResults>) => isRight(answer),
    canScan: ({ context: { scansCodes } }) => scansCodes,
    isRead: (_, read: Either<BridgeFailure, string>) => isRight(read),
    isKept: (_, kept: found.FromDevice<void>) => isRight(kept),
    hasQueue: ({ context: { queue } }) => queue.length > 0,
    isOnline: stateIn(online),
    isOffline: stateIn(offline),
  },
  actions: {
    keepOpened: assign((_, { device, list, queue }: found.Opened) => ({
      device,
      list,
      queue,
      entry: list?.entries[0]?.id ?? 'main',
    })),
    keepList: assign(({ context }, timed: found.Timed<GateList>) => {
      if (isLeft(timed.answer)) return {};
      const { right: list } = timed.answer;
      const known = list.entries.some(({ id }) => id === context.entry);
      return {
        list,
        ...found.clockOf(timed),
        entry: known ? context.entry : (list.entries[0]?.id ?? 'main'),
      };
    }),
    noteFailure: assign((_, { answer }: found.Timed<unknown>) => ({ failure: failureTextOf(answer) })),
    name: assign((_, { subject, by }: found.Named) => ({
      named: { subject, by },
      scan: null,
      verdict: null,
    })),
    nameRead: assign((_, read: Either<BridgeFailure, string>) =>
      isRight(read) ? { named: { subject: read.right, by: 'code' as const }, scan: null, verdict: null } : {},
    ),
    noteUnread: assign((_, read: Either<BridgeFailure, string>) => ({
      failure: isLeft(read) && read.left.kind !== 'cancelled' ? bridgeFailureText(read.left) : null,
    })),
    stampQuestion: assign(({ context }, stamp: found.Stamp) => found.stampedScan(context, stamp, true)),
    stampDecision: assign(({ context }, stamp: found.Stamp) => found.stampedScan(context, stamp, false)),
    keepVerdict: assign(({ context }, timed: found.Timed<ScanResults>) => {
      const verdict = found.answeredVerdict(timed.answer);
      return {
        verdict,
        list: found.listWith(context.list, verdict?.ticket ?? null),
        ...found.clockOf(timed),
      };
    }),
    enqueue: assign(({ context }) => {
      const row = found.queuedScan(context);
      return row === null ? {} : { queue: [...context.queue, row] };
    }),
    takeBatch: assign(({ context }) => ({ sent: found.batchOf(context) })),
    dequeue: assign(({ context }) => {
      const sent = new Set(context.sent.map(scanKey));
      return { queue: context.queue.filter((one) => !sent.has(scanKey(one))) };
    }),
    noteClock: assign((_, timed: found.Timed<ScanResults>) => found.clockOf(timed)),
    forgetVerdict: assign({ named: null, scan: null, verdict: null }),
    chooseGate: assign((_, gate: string) => ({ gate })),
    chooseEntry: assign((_, entry: string) => ({ entry })),
  },
});
