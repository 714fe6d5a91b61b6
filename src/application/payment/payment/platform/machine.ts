import { endsWith, leftForGood, output } from '../ending';
import { openIdStates } from './open-id';
import { departing, platformContext, platformEnd, platformSetup } from './setup';

/** Paying on the platform's own cashier: WeChat's, the app's plugin, the mini program. Source: PAY-07 … PAY-09. */
export const platformMachine = platformSetup.createMachine({
  id: 'paymentPlatform',
  description: 'One call of the platform’s cashier for one order; what it says is no proof of a payment.',
  meta: { requirements: ['PAY-07', 'PAY-08', 'PAY-09'] },
  context: ({ input }) => platformContext(input),
  output: ({ context }) => platformEnd(context),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Each platform needs something else first.',
      meta: { requirements: ['PAY-08', 'PAY-09'] },
      always: [
        { guard: 'miniProgramIsNotSet', ...endsWith('miniProgramPathMissing') },
        { guard: 'paysInMiniProgram', target: 'keepingDeparture', actions: 'keepMiniProgram' },
        { guard: 'paysInApp', target: 'preparing' },
        { guard: 'appIdIsMissing', ...endsWith('appIdMissing') },
        { guard: 'codeIsHere', target: 'obtainingOpenId' },
        { target: 'findingOpenId' },
      ],
    },
    ...openIdStates,
    preparing: {
      description: 'The pay host is asked, once, for what the platform’s cashier is called with.',
      meta: { requirements: ['PAY-07', 'PAY-12'] },
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context: { orderNo, openId } }) => ({ orderNo, openId }),
        onDone: [
          {
            guard: { type: 'payloadCame', params: output },
            target: 'validatingData',
            actions: { type: 'keepPayload', params: output },
          },
          { guard: { type: 'openIdIsWrong', params: output }, target: 'forgettingOpenId' },
          { guard: { type: 'wasPaidOnce', params: output }, target: 'toCheck' },
          {
            guard: { type: 'orderIsClosed', params: output },
            target: 'ended',
            actions: [
              { type: 'noteCause', params: { cause: 'orderNotPayable' } },
              { type: 'keepMessage', params: output },
            ],
          },
          {
            target: 'ended',
            actions: [
              { type: 'noteCause', params: { cause: 'prepayRefused' } },
              { type: 'keepMessage', params: output },
            ],
          },
        ],
      },
    },
    validatingData: {
      description: 'Every field must be there, or none of them is used.',
      meta: { requirements: ['PAY-07'] },
      always: [
        { guard: 'dataIsComplete', target: 'keepingDeparture', actions: 'keepRequest' },
        endsWith('dataIncomplete'),
      ],
    },
    keepingDeparture: {
      description:
        'That a cashier opens is kept first: a user who comes back is asked, and no other payment begins.',
      meta: { requirements: ['PAY-06', 'PAY-10'] },
      invoke: {
        id: 'keepIntent',
        src: 'keepIntent',
        input: ({ context }) => ({ intent: departing(context) }),
        onDone: [
          {
            guard: { type: 'wasKept', params: output },
            target: 'invoking',
            actions: { type: 'keepIntent', params: output },
          },
          endsWith('cashierNotReached'),
        ],
        onError: endsWith('cashierNotReached'),
      },
      after: { storageLimit: endsWith('cashierNotReached') },
    },
    invoking: {
      description: 'The platform’s cashier is open. After any answer but a refusal the gateway is asked.',
      meta: { requirements: ['PAY-04', 'PAY-09', 'PAY-11'] },
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ request: context.request }),
        onDone: [
          { guard: { type: 'leavesForMiniProgram', params: output }, ...leftForGood },
          { guard: { type: 'wasCalledOff', params: output }, ...endsWith('cancelledAtCashier') },
          { guard: { type: 'wechatIsMissing', params: output }, ...endsWith('appNotInstalled') },
          { guard: { type: 'pluginIsMissing', params: output }, ...endsWith('appTooOld') },
          { guard: { type: 'cashierStayedShut', params: output }, ...endsWith('cashierNotReached') },
          { target: 'toCheck' },
        ],
        onError: 'toCheck',
      },
      after: { cashierLimit: 'toCheck' },
    },
    left: {
      description: 'The page was left; the person comes back to it.',
      meta: { requirements: ['PAY-08', 'PAY-10'] },
      type: 'final',
    },
    toCheck: {
      description: 'The gateway must be asked whether it is paid.',
      meta: { requirements: ['PAY-04'] },
      type: 'final',
    },
    ended: {
      description: 'It failed, for the reason noted.',
      meta: { requirements: ['PAY-02', 'PAY-07', 'PAY-08', 'PAY-09'] },
      type: 'final',
    },
  },
});
