import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { User } from '../../../domain/user/user';
import { notWired } from '../../kit/not-wired';
import { userInfoDelays } from './delays';
import type { UserInfoEvent, UserInfoFact } from './events';
import { unwiredWait } from '../../kit/from-wait';

interface UserInfoContext {
  readonly user: User | null;
}

interface UserInfoTypes {
  readonly context?: UserInfoContext;
  readonly events?: UserInfoEvent;
  readonly emitted?: UserInfoFact;
}

const types: UserInfoTypes = {};

export type UserAnswer = Either<GatewayFailure, User>;

/** Failures that another part answers (401: SES-07), or that mean that nobody is asked for any more. */
const answeredElsewhere: readonly GatewayFailure['kind'][] = ['unauthenticated', 'notLoggedIn', 'cancelled'];

const defect: GatewayFailure = { kind: 'malformed', field: '' };

/** The words that user info's chart is written in. */
export const userInfoSetup = setup({
  types,
  actors: {
    loadUser: fromPromise<UserAnswer>(notWired('user info', 'loadUser')),
    connectionBack: unwiredWait('user info', 'connectionBack'),
  },
  delays: userInfoDelays,
  guards: {
    accountIsDeactivated: (_, answer: UserAnswer) => isRight(answer) && answer.right.isRemoved,
    userCame: (_, answer: UserAnswer) => isRight(answer),
    failureIsAnsweredElsewhere: (_, answer: UserAnswer) =>
      isLeft(answer) && answeredElsewhere.includes(answer.left.kind),
  },
  actions: {
    keepUser: assign((_, answer: UserAnswer) => (isRight(answer) ? { user: answer.right } : {})),
    forgetUser: assign({ user: null }),
    reportDeactivated: emit({ type: 'userInfo.deactivated' }),
    reportAnswer: emit((_, answer: UserAnswer) =>
      isRight(answer)
        ? { type: 'userInfo.loaded' as const, user: answer.right }
        : { type: 'userInfo.failed' as const, failure: answer.left },
    ),
    reportDefect: emit({ type: 'userInfo.failed', failure: defect }),
    reportTimeout: emit({ type: 'userInfo.failed', failure: { kind: 'timeout' } }),
    reportLoginAgain: emit({ type: 'userInfo.loginAgain' }),
  },
});
