import { isRight, type Either } from 'fp-ts/Either';
import { assign, emit, fromPromise, setup, stateIn } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { notWired } from '../../kit/not-wired';
import { unreadCountDelays } from './delays';
import type { UnreadCountEvent, UnreadCountFact } from './events';

interface UnreadCountContext {
  readonly count: number;
}

interface UnreadCountTypes {
  readonly context?: UnreadCountContext;
  readonly events?: UnreadCountEvent;
  readonly emitted?: UnreadCountFact;
}

const types: UnreadCountTypes = {};

export type CountAnswer = Either<GatewayFailure, number>;

/** The words that the unread count's chart is written in. */
export const unreadCountSetup = setup({
  types,
  actors: { readCount: fromPromise<CountAnswer>(notWired('unread count', 'readCount')) },
  delays: unreadCountDelays,
  guards: {
    anotherFollows: stateIn({ refreshing: 'followed' }),
    oneWaits: stateIn({ pausing: 'followed' }),
  },
  actions: {
    keepAnswer: assign(({ context }, answer: CountAnswer) => ({
      count: isRight(answer) ? answer.right : context.count,
    })),
    keepKnown: assign((_, known: { readonly count: number }) => ({ count: known.count })),
    forgetCount: assign({ count: 0 }),
    reportTimeout: emit({ type: 'unread.refreshFailed', failure: { kind: 'timeout' } }),
    reportDefect: emit({ type: 'unread.refreshFailed', failure: { kind: 'malformed', field: '' } }),
  },
});
