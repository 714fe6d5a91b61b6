import { isLeft, isRight } from 'fp-ts/Either';
import { assign, emit, setup } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { User } from '../../../domain/user/user';
import { unwiredCall, type Answer } from '../../kit/from-call';
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

type UserAnswer = Answer<User>;

/** Failures that another part answers (401: SES-07), or after which the user is no longer requested. */
const answeredElsewhere: readonly GatewayFailure['kind'][] = ['unauthenticated', 'notLoggedIn', 'cancelled'];

/** The words that user info's chart is written in. */
export const userInfoSetup = setup({
  types,
  actors: {
    loadUser: unwiredCall<User>('user info', 'loadUser'),
    connectionBack: unwiredWait('user info', 'connectionBack'),
  },
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
    reportLoginAgain: emit({ type: 'userInfo.loginAgain' }),
  },
});
