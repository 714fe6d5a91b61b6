import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { GatewayFailure } from '../../../../domain/gateway/failure';
import { failureText } from '../../../../domain/gateway/failure-text';
import type { PaymentIntent } from '../../../../domain/payment/intent';
import { orderAnswer } from '../../../../domain/payment/order-answer';
import { paymentOutcome, type PaymentCause, type PaymentOutcome } from '../../../../domain/payment/outcome';
import { AppPrepay, readPrepay, WechatPrepay } from '../../../../../contract/payment/prepay';
import type { BridgeFailure } from '../../../../domain/platform/bridge-failure';
import type { PaymentRequest, WechatAuthorization } from '../../../../ports/platform-bridge';
import { notWired } from '../../../kit/not-wired';
import type { ChannelEnd, ChannelInput, Keeping } from '../channel-end';
import { paymentDelays } from '../delays';
import type { KeepInput, LeaveAddress } from '../h5/setup';
import type { Prepared } from '../prepared';
import { unwiredCall } from '../../../kit/from-call';

interface PlatformContext extends ChannelInput {
  readonly openId: string | null;
  /** Whether the device knew it: then it may be out of date. */
  readonly openIdIsOld: boolean;
  /** WeChat's page, to be left for. */
  readonly address: string;
  /** What the pay host answered, undecoded. */
  readonly payload: unknown;
  /** What the platform is asked; null until its data are known to be complete. */
  readonly request: PaymentRequest | null;
  /** When the intent was kept last, in milliseconds since 1970. */
  readonly now: number;
  readonly end: 'left' | 'toCheck';
  readonly outcome: PaymentOutcome | null;
}

interface PlatformTypes {
  readonly context?: PlatformContext;
  readonly input?: ChannelInput;
  readonly output?: ChannelEnd;
}

const types: PlatformTypes = {};

export interface CodeInput {
  readonly code: string;
}
export interface PreparePlatform {
  readonly orderNo: string;
  /** Null asks for the data of the app's plugin. */
  readonly openId: string | null;
}
export type FoundOpenId =
  | { readonly kind: 'openId'; readonly openId: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'none' };
type Exchanged = Either<GatewayFailure, string>;
type Asking = Either<BridgeFailure, WechatAuthorization>;
type Paying = Either<BridgeFailure, void>;
type Leaving = Either<BridgeFailure, void>;

const asOpenId = (found: FoundOpenId) => (found.kind === 'openId' ? found.openId : null);

/** What the platform is asked, from complete data; null from others. */
const requestOf = ({ intent, means, payload }: PlatformContext): PaymentRequest | null => {
  if (intent.channel === 'wechat') {
    const data = readPrepay(WechatPrepay)(payload);
    return isRight(data) && means.appId !== null
      ? { kind: 'wechat', appId: means.appId, data: data.right }
      : null;
  }
  const data = readPrepay(AppPrepay)(payload);
  return isRight(data) ? { kind: 'app', data: data.right } : null;
};

const failed =
  (...kinds: readonly BridgeFailure['kind'][]) =>
  (_: unknown, paying: Paying): boolean =>
    isLeft(paying) && kinds.includes(paying.left.kind);

/** The intent as it is kept before the cashier is opened: from then on its order may be paid. */
export const departing = ({ intent }: PlatformContext): PaymentIntent => ({
  ...intent,
  stage: intent.channel === 'miniProgram' ? 'leftForH5' : 'paying',
  cashierOpened: true,
});

/** The words that the chart of paying on the platform's own cashier is written in. */
export const platformSetup = setup({
  types,
  actors: {
    findOpenId: fromPromise<FoundOpenId>(notWired('payment', 'findOpenId')),
    exchangeCode: unwiredCall<string, CodeInput>('payment', 'exchangeCode'),
    forgetOpenId: fromPromise<unknown>(notWired('payment', 'forgetOpenId')),
    askForCode: fromPromise<Asking>(notWired('payment', 'askForCode')),
    keepIntent: fromPromise<Keeping, KeepInput>(notWired('payment', 'keepIntent')),
    leavePage: fromPromise<Leaving, LeaveAddress>(notWired('payment', 'leavePage')),
    prepare: unwiredCall<unknown, PreparePlatform>('payment', 'preparePlatform'),
    pay: fromPromise<Paying, { readonly request: PaymentRequest | null }>(notWired('payment', 'pay')),
  },
  delays: paymentDelays,
  guards: {
    miniProgramIsNotSet: ({ context: { intent, means } }) =>
      intent.channel === 'miniProgram' && means.miniProgram === null,
    paysInMiniProgram: ({ context }) => context.intent.channel === 'miniProgram',
    paysInApp: ({ context }) => context.intent.channel === 'app',
    appIdIsMissing: ({ context }) => context.means.appId === null,
    codeIsHere: ({ context }) => context.code !== null,
    openIdIsKnown: (_, found: FoundOpenId) => found.kind === 'openId',
    codeWasFound: (_, found: FoundOpenId) => found.kind === 'code',
    openIdCame: (_, answer: Exchanged) => isRight(answer) && answer.right !== '',
    pageIsToBeLeft: (_, asking: Asking) => isRight(asking) && asking.right.kind === 'leaving',
    codeCame: (_, asking: Asking) => isRight(asking) && asking.right.kind === 'code',
    wasKept: (_, kept: Keeping) => isRight(kept),
    pageIsLeft: (_, left: Leaving) => isRight(left),
    payloadCame: (_, answer: Prepared) => isRight(answer),
    openIdIsWrong: ({ context }, answer: Prepared) =>
      context.openIdIsOld && orderAnswer(answer) === 'openIdWrong',
    wasPaidOnce: (_, answer: Prepared) => orderAnswer(answer) === 'paidOnce',
    orderIsClosed: (_, answer: Prepared) => orderAnswer(answer) === 'closed',
    dataIsComplete: ({ context }) => requestOf(context) !== null,
    leavesForMiniProgram: ({ context }, paying: Paying) =>
      context.intent.channel === 'miniProgram' && isRight(paying),
    wasCalledOff: failed('cancelled'),
    wechatIsMissing: failed('notInstalled'),
    pluginIsMissing: failed('versionTooLow'),
    cashierStayedShut: failed('notOpened'),
  },
  actions: {
    keepMiniProgram: assign(({ context: { means, orderNo } }) => ({
      request:
        means.miniProgram === null ? null : { kind: 'miniProgram' as const, ...means.miniProgram, orderNo },
    })),
    keepFound: assign((_, found: FoundOpenId) => ({
      openId: asOpenId(found),
      openIdIsOld: found.kind === 'openId',
      code: found.kind === 'code' ? found.code : null,
    })),
    keepCode: assign((_, asking: Asking) => ({
      code: isRight(asking) && asking.right.kind === 'code' ? asking.right.code : null,
    })),
    forgetCode: assign({ code: null }),
    forgetOpenId: assign({ openId: null, openIdIsOld: false }),
    keepOpenId: assign((_, answer: Exchanged) => ({
      openId: isRight(answer) ? answer.right : null,
      openIdIsOld: false,
    })),
    keepAddress: assign((_, asking: Asking) => ({
      address: isRight(asking) && asking.right.kind === 'leaving' ? asking.right.address : '',
    })),
    keepIntent: assign(({ context }, kept: Keeping) => (isRight(kept) ? kept.right : { now: context.now })),
    keepPayload: assign((_, answer: Prepared) => ({ payload: isRight(answer) ? answer.right : null })),
    keepRequest: assign(({ context }) => ({ request: requestOf(context) })),
    noteLeft: assign({ end: 'left' }),
    noteCause: assign((_, { cause }: { readonly cause: PaymentCause }) => ({
      outcome: paymentOutcome(cause),
    })),
    keepMessage: assign(({ context }, answer: Prepared) => ({
      outcome:
        context.outcome === null || isRight(answer)
          ? context.outcome
          : { ...context.outcome, text: failureText(answer.left) },
    })),
  },
});

/** What the machine ends with: an outcome, else what comes next. */
export const platformEnd = ({ outcome, end, intent, now }: PlatformContext): ChannelEnd => {
  if (outcome !== null) return { kind: 'ended', outcome };
  return { kind: end, intent, now };
};

export const platformContext = (input: ChannelInput): PlatformContext => ({
  ...input,
  openId: null,
  openIdIsOld: false,
  address: '',
  payload: null,
  request: null,
  now: input.intent.startedAt,
  end: 'toCheck',
  outcome: null,
});
