import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { failureText } from '../../../domain/gateway/failure-text';
import { bridgeFailureText, type BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { Token } from '../../../../contract/account/token';
import type { WechatLogin, WechatLoginAnswer } from '../../../domain/session/wechat-login';
import type { WechatAuthorization } from '../../../ports/platform-bridge';
import type { Opening, OpenSessionInput } from '../login/open-session';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import { wechatLoginDelays } from './delays';
import type { Arrival, WechatLoginEvent, WechatLoginInput } from './events';
import { wechatLoginText } from './text';

/** How WeChat is asked, or why not: `notKept` when the device does not keep what the answer is compared with. */
export type Asking = Either<BridgeFailure | { readonly kind: 'notKept' }, WechatAuthorization>;

export interface HandOverInput {
  readonly weixinUserInfo: string;
  readonly address: string;
}

interface WechatLoginContext extends WechatLoginInput {
  readonly agreed: boolean;
  /** A new object each time the person must be led to the agreement; null as soon as it is ticked. */
  readonly focusRequest: object | null;
  /** What the last attempt ended with, when no state says it by itself. */
  readonly message: string;
  /** WeChat's page, to be left for. */
  readonly outside: string;
  /** WeChat's code, good for one call. */
  readonly login: WechatLogin;
  readonly token: Token | null;
  readonly weixinUserInfo: string;
}

interface WechatLoginTypes {
  readonly context?: WechatLoginContext;
  readonly events?: WechatLoginEvent;
  readonly input?: WechatLoginInput;
  /** WeChat is waited for, and the person may stop waiting. */
  readonly tags?: 'atWechat';
}

const types: WechatLoginTypes = {};

type Exchanged = Answer<WechatLoginAnswer>;
type Handed = Either<StorageFailure, void>;

const noLogin: WechatLogin = { code: '', channel: 'web' };

/** What nothing was obtained for yet, or was used up. */
export const nothingObtained = { outside: '', login: noLogin, token: null, weixinUserInfo: '' } as const;

const askingText = (asking: Asking): string => {
  if (isRight(asking)) return '';
  return asking.left.kind === 'notKept' ? wechatLoginText.notKept : bridgeFailureText(asking.left);
};

/** The words that the chart of the login by WeChat is written in. */
export const wechatLoginSetup = setup({
  types,
  actors: {
    arrival: fromPromise<Arrival>(notWired('wechatLogin', 'arrival')),
    authorize: fromPromise<Asking, { readonly address: string }>(notWired('wechatLogin', 'authorize')),
    leavePage: fromCallback<EventObject, { readonly outside: string }>(notWired('wechatLogin', 'leavePage')),
    exchange: unwiredCall<WechatLoginAnswer, WechatLogin>('wechatLogin', 'exchange'),
    openSession: fromPromise<Opening, OpenSessionInput>(notWired('wechatLogin', 'openSession')),
    handOver: fromPromise<Handed, HandOverInput>(notWired('wechatLogin', 'handOver')),
  },
  delays: wechatLoginDelays,
  guards: {
    isAgreed: ({ context }) => context.agreed,
    codeCame: (_, arrival: Arrival) => arrival.kind === 'code',
    denialCame: (_, arrival: Arrival) => arrival.kind === 'denied',
    strangeAnswerCame: (_, arrival: Arrival) => arrival.kind === 'wrongState',
    weChatCannotBeAsked: (_, arrival: Arrival) => arrival.kind === 'unavailable',
    pageIsToBeLeft: (_, asking: Asking) => isRight(asking) && asking.right.kind === 'leaving',
    codeIsHere: (_, asking: Asking) => isRight(asking) && asking.right.kind === 'code',
    wasCalledOff: (_, asking: Asking) => isLeft(asking) && asking.left.kind === 'cancelled',
    tokenCame: (_, answer: Exchanged) => isRight(answer) && answer.right.kind === 'token',
    phoneIsToBeBound: (_, answer: Exchanged) => isRight(answer) && answer.right.kind === 'bind',
    wasRefused: (_, answer: Exchanged) => isLeft(answer) && answer.left.kind === 'refused',
    tokenWasKept: (_, opening: Opening) => isRight(opening),
    wasHandedOver: (_, handed: Handed) => isRight(handed),
  },
  actions: {
    toggleAgreement: assign(({ context }) => ({ agreed: !context.agreed, focusRequest: null })),
    leadToAgreement: assign(() => ({ focusRequest: {} })),
    /** Who comes back with this page's own answer had agreed before it was left. */
    keepAgreement: assign({ agreed: true }),
    keepCodeThatCame: assign((_, arrival: Arrival) => ({
      login: arrival.kind === 'code' ? { code: arrival.code, channel: 'web' as const } : noLogin,
    })),
    keepPluginCode: assign((_, asking: Asking) => ({
      login:
        isRight(asking) && asking.right.kind === 'code'
          ? { code: asking.right.code, channel: 'app' as const }
          : noLogin,
    })),
    keepOutside: assign((_, asking: Asking) => ({
      outside: isRight(asking) && asking.right.kind === 'leaving' ? asking.right.address : '',
    })),
    keepToken: assign((_, answer: Exchanged) => ({
      token: isRight(answer) && answer.right.kind === 'token' ? answer.right.token : null,
    })),
    keepUserInfo: assign((_, answer: Exchanged) => ({
      weixinUserInfo: isRight(answer) && answer.right.kind === 'bind' ? answer.right.weixinUserInfo : '',
    })),
    noteAskingFailure: assign((_, asking: Asking) => ({ message: askingText(asking) })),
    noteExchangeFailure: assign((_, answer: Exchanged) => ({
      message: isLeft(answer) ? failureText(answer.left) : '',
    })),
    noteDefect: assign({ message: failureText({ kind: 'malformed', field: '' }) }),
    noteNoAnswer: assign({ message: wechatLoginText.noAnswer }),
    noteNotLeft: assign({ message: wechatLoginText.notLeft }),
    noteNotKept: assign({ message: wechatLoginText.notKept }),
    noteCookiesOff: assign({ message: wechatLoginText.cookiesOff }),
    forgetMessage: assign({ message: '' }),
    forgetObtained: assign(nothingObtained),
    forgetOutside: assign({ outside: '' }),
    forgetCode: assign({ login: noLogin }),
  },
});
