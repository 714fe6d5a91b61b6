import { isRight, type Either } from 'fp-ts/Either';
import { assign, emit, fromCallback, fromPromise, sendTo, setup, type EventObject } from 'xstate';
import { unwiredCall } from '../../kit/from-call';
import { goOn } from '../../kit/going-on';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { unansweredText } from '../../../domain/gateway/unanswered-text';
import { failureText } from '../../../domain/gateway/failure-text';
import type { Token } from '../../../../contract/account/token';
import { loginDelays } from '../login/delays';
import type { OpenSessionInput, Opening } from '../login/open-session';
import { loginText } from '../login/text';
import { notWired } from '../../kit/not-wired';
import type { FormCompleted, PhoneFormValues } from '../phone-form/events';
import { phoneFormMachine } from '../phone-form/machine';
import type { WayInEvent, WayInFact, WayInInput } from './events';

export interface WayInContext extends WayInInput {
  /** What the form handed over, while it is being sent; null otherwise. */
  readonly values: PhoneFormValues | null;
  readonly token: Token | null;
}

interface WayInTypes {
  readonly context?: WayInContext;
  readonly events?: WayInEvent;
  readonly input?: WayInInput;
  readonly emitted?: WayInFact;
  readonly children?: { form: 'form'; entrance: 'entrance'; enter: 'enter'; openSession: 'openSession' };
}

/** The input of the decision on who stays. */
export type EntranceInput = Pick<WayInInput, 'query'>;

const types: WayInTypes = {};

export type WayInAnswer = Either<GatewayFailure, Token>;

interface Rejected {
  /** What a call without an answer may have done, and how to find out; null where that is not said. */
  readonly mayBe: string | null;
  readonly answer: WayInAnswer;
}

const textOf = (failure: GatewayFailure, mayBe: string | null): string =>
  mayBe === null ? failureText(failure) : unansweredText(failure, mayBe);
const answered = (message: string) => ({ type: 'form.answered' as const, message });

/** The words that the chart of a way in is written in. */
export const wayInSetup = setup({
  types,
  actors: {
    form: phoneFormMachine,
    entrance: fromCallback<EventObject, EntranceInput>(notWired('way in', 'entrance')),
    enter: unwiredCall<Token, PhoneFormValues | null>('way in', 'enter'),
    openSession: fromPromise<Opening, OpenSessionInput>(notWired('way in', 'openSession')),
  },
  delays: loginDelays,
  guards: {
    tokenCame: (_, answer: WayInAnswer) => isRight(answer),
    tokenWasKept: (_, opening: Opening) => isRight(opening),
  },
  actions: {
    keepValues: assign((_, { values }: FormCompleted) => ({ values })),
    forgetValues: assign({ values: null }),
    keepToken: assign((_, answer: WayInAnswer) => ({ token: isRight(answer) ? answer.right : null })),
    forgetToken: assign({ token: null }),
    reportRejection: sendTo('form', (_, { answer, mayBe }: Rejected) =>
      answered(isRight(answer) ? '' : textOf(answer.left, mayBe)),
    ),
    reportCookiesOff: sendTo('form', answered(loginText.cookiesOff)),
    reportFormLost: emit({ type: 'way.formLost' }),
    goOn,
  },
});
