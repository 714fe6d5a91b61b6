import { nothingObtained, wechatLoginSetup } from './setup';

const defect = { target: 'offering.failed', actions: 'noteDefect' } as const;
const cookiesOff = { target: 'offering.failed', actions: 'noteCookiesOff' } as const;
const notKept = { target: 'offering.failed', actions: 'noteNotKept' } as const;

/** What an actor ended with, for guards and actions. */
const output = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output;

/** While WeChat is waited for the person may stop waiting. */
const waiting = { 'wechatLogin.abandoned': 'offering' } as const;

/** Logging in by WeChat: its page or the app's plugin gives a code, which is exchanged once. Source: LOG-05, ENV-03. */
export const wechatLoginMachine = wechatLoginSetup.createMachine({
  id: 'wechatLogin',
  description: 'One visit to the page of the login by WeChat; coming back from WeChat’s page is a visit too.',
  meta: { requirements: ['LOG-01', 'LOG-05', 'LOG-13'] },
  context: ({ input }) => ({ ...input, ...nothingObtained, agreed: false, focusRequest: null, message: '' }),
  initial: 'arriving',
  states: {
    arriving: {
      description:
        'What came with the address from WeChat is taken, once; its state was compared already. The agreement can be ticked meanwhile.',
      meta: { requirements: ['ENV-02', 'LOG-05'] },
      invoke: {
        id: 'arrival',
        src: 'arrival',
        onDone: [
          {
            guard: { type: 'codeCame', params: output },
            target: 'exchanging',
            actions: ['keepAgreement', { type: 'keepCodeThatCame', params: output }],
          },
          { guard: { type: 'weChatCannotBeAsked', params: output }, target: 'unavailable' },
          {
            guard: { type: 'denialCame', params: output },
            target: 'offering.denied',
            actions: 'keepAgreement',
          },
          { guard: { type: 'strangeAnswerCame', params: output }, target: 'offering.wrongState' },
          { target: 'offering' },
        ],
        onError: defect,
      },
      after: { storageLimit: 'offering' },
      on: { 'wechatLogin.agreementToggled': { actions: 'toggleAgreement' } },
    },
    offering: {
      description:
        'The person ticks the agreement and asks for the login; what came of the last one is said.',
      meta: { requirements: ['LOG-05'] },
      initial: 'ready',
      on: {
        'wechatLogin.agreementToggled': { actions: 'toggleAgreement' },
        'wechatLogin.requested': [
          { guard: 'isAgreed', target: 'asking', actions: 'forgetMessage' },
          { target: '.unticked', actions: 'leadToAgreement' },
        ],
      },
      states: {
        ready: { description: 'Nothing was tried yet.', meta: { requirements: ['LOG-05'] } },
        unticked: {
          description: 'Nothing is sent before the agreement is ticked.',
          meta: { requirements: ['LOG-05'] },
          on: { 'wechatLogin.agreementToggled': { target: 'ready', actions: 'toggleAgreement' } },
        },
        denied: { description: 'The person did not agree at WeChat.', meta: { requirements: ['LOG-05'] } },
        wrongState: {
          description: 'The answer was not to what this page asked; its code is not used.',
          meta: { requirements: ['LOG-05', 'SEC-05'] },
        },
        refused: {
          description:
            'The server refused: the code was used or is too old, or for another reason that it gives.',
          meta: { requirements: ['LOG-02', 'LOG-05'] },
        },
        failed: { description: 'It failed; it is said why.', meta: { requirements: ['ENV-04', 'LOG-05'] } },
      },
    },
    asking: {
      tags: 'atWechat',
      description: 'The platform asks WeChat: by an address to leave for, or by the app’s plugin.',
      meta: { requirements: ['ENV-03', 'ENV-04', 'LOG-05'] },
      invoke: {
        id: 'authorize',
        src: 'authorize',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            guard: { type: 'pageIsToBeLeft', params: output },
            target: 'leaving',
            actions: { type: 'keepOutside', params: output },
          },
          {
            guard: { type: 'codeIsHere', params: output },
            target: 'exchanging',
            actions: { type: 'keepPluginCode', params: output },
          },
          { guard: { type: 'wasCalledOff', params: output }, target: 'offering.denied' },
          { target: 'offering.failed', actions: { type: 'noteAskingFailure', params: output } },
        ],
        onError: defect,
      },
      after: { askLimit: { target: 'offering.failed', actions: 'noteNoAnswer' } },
      on: waiting,
    },
    leaving: {
      tags: 'atWechat',
      description: 'The page is left for WeChat’s.',
      meta: { requirements: ['LOG-05'] },
      exit: 'forgetOutside',
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context }) => ({ outside: context.outside }),
        onError: defect,
      },
      after: { leaveLimit: { target: 'offering.failed', actions: 'noteNotLeft' } },
      on: waiting,
    },
    exchanging: {
      description: 'The one call is under way with its code.',
      meta: { requirements: ['LOG-01', 'LOG-02', 'LOG-05', 'LOG-13'] },
      exit: 'forgetCode',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => context.login,
        onDone: [
          {
            guard: { type: 'tokenCame', params: output },
            target: 'openingSession',
            actions: { type: 'keepToken', params: output },
          },
          {
            guard: { type: 'phoneIsToBeBound', params: output },
            target: 'handingOver',
            actions: { type: 'keepUserInfo', params: output },
          },
          {
            guard: { type: 'wasRefused', params: output },
            target: 'offering.refused',
            actions: { type: 'noteExchangeFailure', params: output },
          },
          { target: 'offering.failed', actions: { type: 'noteExchangeFailure', params: output } },
        ],
      },
    },
    openingSession: {
      description: 'The token is written to the device and handed to the session.',
      meta: { requirements: ['LOG-01', 'LOG-06'] },
      exit: 'forgetObtained',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => ({ token: context.token }),
        onDone: [{ guard: { type: 'tokenWasKept', params: output }, target: 'loggedIn' }, cookiesOff],
        onError: cookiesOff,
      },
      after: { storageLimit: cookiesOff },
    },
    handingOver: {
      description: 'Who WeChat says it is is kept for the page on which a phone is bound.',
      meta: { requirements: ['LOG-04', 'LOG-05'] },
      exit: 'forgetObtained',
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context: { weixinUserInfo, address } }) => ({ weixinUserInfo, address }),
        onDone: [{ guard: { type: 'wasHandedOver', params: output }, target: 'binding' }, notKept],
        onError: notKept,
      },
      after: { storageLimit: notKept },
    },
    unavailable: {
      description: 'WeChat cannot be asked from here: the page says where it can, and how else to log in.',
      meta: { requirements: ['ENV-02', 'LOG-05'] },
      type: 'final',
    },
    loggedIn: { description: 'The session goes on.', meta: { requirements: ['LOG-01'] }, type: 'final' },
    binding: { description: 'A phone is bound next.', meta: { requirements: ['LOG-04'] }, type: 'final' },
  },
});

export type WechatLoginMachine = typeof wechatLoginMachine;
