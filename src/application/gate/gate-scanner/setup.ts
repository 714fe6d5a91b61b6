import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup, stateIn } from 'xstate';
import type { GateList, ScanResults } from '../../../../contract/gate/gate';
import { mostScans } from '../../../../contract/gate/calls';
import { scanKey, type QueuedScan } from '../../../domain/gate/queued-scan';
import { bridgeFailureText, type BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { CameraFault } from '../../../ports/camera-codes';
import { failureTextOf } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';
import { notWired } from '../../kit/not-wired';
import * as found from './context';
import * as decided from './scan-decision';

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
    stamp: fromPromise<found.Stamp, ReturnType<typeof decided.toVerify>>(notWired(flow, 'stamp')),
    send: fromPromise<found.Timed<ScanResults>, Sending>(notWired(flow, 'send')),
    scan: fromPromise<Either<BridgeFailure, string>>(notWired(flow, 'scan')),
    camera: unwiredListener(flow, 'camera'),
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
    /** The browser asks for the camera; the person may look for the answer. In milliseconds. */
    promptLimit: 60_000,
    /** A camera that reads nothing is stopped, which saves the battery; in milliseconds. */
    filmLimit: 120_000,
  },
  guards: {
    hasList: ({ context: { list } }) => list !== null,
    isListed: (_, { answer }: found.Timed<GateList>) => isRight(answer),
    isStranger: (_, { answer }: found.Timed<unknown>) =>
      isLeft(answer) && answer.left.kind === 'refused' && answer.left.code === 404,
    isAnswered: (_, { answer }: found.Timed<ScanResults>) => decided.answeredVerdict(answer) !== null,
    isSent: (_, { answer }: found.Timed<ScanResults>) => isRight(answer),
    canScan: ({ context: { scansCodes } }) => scansCodes,
    isRead: (_, read: Either<BridgeFailure, string>) => isRight(read),
    isCalledOff: (_, read: Either<BridgeFailure, string>) => isLeft(read) && read.left.kind === 'cancelled',
    isCameraRefused: (_, fault: CameraFault) => fault === 'refused',
    isCameraMissing: (_, fault: CameraFault) => fault === 'missing',
    isCameraUnopened: (_, fault: CameraFault) => fault === 'unopened',
    isKept: (_, kept: found.FromDevice<void>) => isRight(kept),
    hasQueue: ({ context }) => found.batchOf(context).length > 0,
    isBatchRefused: (_, { answer }: found.Timed<ScanResults>) =>
      isLeft(answer) && answer.left.kind === 'refused' && answer.left.code === 400,
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
    forgetFailure: assign({ failure: null }),
    beginRound: assign({ syncFailure: null }),
    noteFailure: assign((_, { answer }: found.Timed<unknown>) => ({ failure: failureTextOf(answer) })),
    noteSyncFailure: assign((_, { answer }: found.Timed<unknown>) => ({
      syncFailure: failureTextOf(answer),
    })),
    name: assign((_, { subject, by }: found.Naming) => ({
      named: decided.namedBy({ subject, by }),
      scan: null,
      verdict: null,
    })),
    nameRead: assign((_, read: Either<BridgeFailure, string>) =>
      isRight(read)
        ? { named: decided.namedBy({ subject: read.right, by: 'code' }), scan: null, verdict: null }
        : {},
    ),
    noteUnread: assign((_, read: Either<BridgeFailure, string>) => ({
      failure: isLeft(read) ? bridgeFailureText(read.left) : null,
    })),
    stampQuestion: assign(({ context }, stamp: found.Stamp) => decided.stampedScan(context, stamp, true)),
    stampDecision: assign(({ context }, stamp: found.Stamp) => decided.stampedScan(context, stamp, false)),
    keepVerdict: assign(({ context }, timed: found.Timed<ScanResults>) => {
      const verdict = decided.answeredVerdict(timed.answer);
      return {
        verdict,
        list: found.listWith(context.list, verdict?.ticket ?? null),
        failure: null,
        ...found.clockOf(timed),
      };
    }),
    enqueue: assign(({ context }) => {
      const row = decided.queuedScan(context);
      return row === null ? {} : { queue: [...context.queue, row] };
    }),
    takeBatch: assign(({ context }) => ({ sent: found.batchOf(context) })),
    dequeue: assign(({ context }) => {
      const sent = new Set(context.sent.map(scanKey));
      return { queue: context.queue.filter((one) => !sent.has(scanKey(one))), mostSent: mostScans };
    }),
    partBatch: assign(({ context }) => found.partedBatch(context)),
    noteClock: assign((_, timed: found.Timed<ScanResults>) => found.clockOf(timed)),
    forgetVerdict: assign({ named: null, scan: null, verdict: null, failure: null }),
    chooseGate: assign((_, gate: string) => ({ gate })),
    chooseEntry: assign((_, entry: string) => ({ entry })),
  },
});
