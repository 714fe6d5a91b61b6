import { isLeft, isRight } from 'fp-ts/Either';
import { assign, fromPromise, raise, setup } from 'xstate';
import type { OwnTickets } from '../../../../contract/gate/gate';
import { failureTextOf, unwiredCall, type Answer } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';
import { notWired } from '../../kit/not-wired';
import {
  hasCode,
  isKnown,
  isOfAnotherDevice,
  isOfThisDevice,
  isValid,
  restOf,
  shownTicket,
  type FromDevice,
  type Registering,
  type Signed,
  type Signing,
  type TicketCodeTypes,
} from './context';

const types: TicketCodeTypes = {};

/** The words that the chart of a ticket's code is written in. */
export const ticketCodeSetup = setup({
  types,
  actors: {
    recall: fromPromise<FromDevice<OwnTickets | null>, { readonly userId: string }>(
      notWired('ticket-code', 'recall'),
    ),
    keep: fromPromise<FromDevice<void>, { readonly userId: string; readonly tickets: OwnTickets | null }>(
      notWired('ticket-code', 'keep'),
    ),
    ownKey: fromPromise<FromDevice<string>, { readonly userId: string }>(notWired('ticket-code', 'ownKey')),
    sign: fromPromise<Signed, Signing>(notWired('ticket-code', 'sign')),
    list: unwiredCall<OwnTickets, undefined>('ticket-code', 'list'),
    register: unwiredCall<OwnTickets, Registering>('ticket-code', 'register'),
    clock: fromPromise<number>(notWired('ticket-code', 'clock')),
    page: unwiredListener('ticket-code', 'page'),
    clockDoubts: unwiredListener('ticket-code', 'clockDoubts'),
    awake: unwiredListener('ticket-code', 'awake'),
  },
  delays: {
    /** The device itself answers; in milliseconds. */
    deviceLimit: 3_000,
    /** The tickets are listed again, to learn of a transfer, a refund or another device; in milliseconds. */
    refreshEvery: 60_000,
    /** Without an answer the server is asked again; in milliseconds. */
    retryEvery: 15_000,
    /** Until the window of the shown code ends, in milliseconds. */
    windowRest: ({ context }) => restOf(context),
  },
  guards: {
    isKnown: (_, kept: FromDevice<OwnTickets | null>) => isKnown(kept),
    isListed: (_, answer: Answer<OwnTickets>) => isRight(answer),
    isUnknown: ({ context }) => context.tickets === null,
    isEmpty: ({ context }) => shownTicket(context) === null,
    isOver: ({ context }) => !isValid(context),
    hasNoKey: ({ context }) => context.ownKey === null,
    isElsewhere: ({ context }) => isOfAnotherDevice(context),
    isHere: ({ context }) => isOfThisDevice(context),
    hasCode: ({ context }) => hasCode(context),
    hasNoCode: ({ context }) => !hasCode(context),
    isDone: (_, done: FromDevice<unknown>) => isRight(done),
  },
  actions: {
    choose: assign((_, number: string) => ({ number, code: null, failure: null })),
    keepRecalled: assign((_, kept: FromDevice<OwnTickets | null>) =>
      isRight(kept) ? { tickets: kept.right } : {},
    ),
    keepListed: assign((_, answer: Answer<OwnTickets>) =>
      isRight(answer) ? { tickets: answer.right, offlineSince: null, failure: null } : {},
    ),
    noteUnkept: assign((_, kept: FromDevice<unknown>) => ({ unkept: isLeft(kept) ? kept.left : null })),
    noteNotKept: assign({ unkept: { kind: 'unavailable' } }),
    noteOffline: assign(({ context }, now: number) => ({ offlineSince: context.offlineSince ?? now })),
    keepKey: assign((_, key: FromDevice<string>) => (isRight(key) ? { ownKey: key.right } : {})),
    keepCode: assign((_, signed: Signed) =>
      isRight(signed) ? { code: signed.right.shown, now: signed.right.at } : {},
    ),
    forgetCode: assign({ code: null }),
    noteFailure: assign((_, answer: Answer<unknown>) => ({ failure: failureTextOf(answer) })),
    noteAwake: assign((_, awake: boolean) => ({ awake })),
    noteDark: assign({ awake: false }),
    judgeAgain: raise({ type: 'code.outdated' }),
    keepRegistered: raise({ type: 'code.registered' }),
  },
});
