import { plainCode } from '../../../domain/verification-code/plain-code';
import { unsubscribeSetup } from './setup';

/** The second half: a code sent to the account's own phone, one more question, and the call. Source: SCR-10. */
export const proof = unsubscribeSetup.createStateConfig({
  description: 'The account’s own phone proves who asks. Going back leaves the account as it is.',
  meta: { requirements: ['SCR-10', 'LOG-09'] },
  initial: 'proving',
  exit: 'forgetCode',
  invoke: {
    id: 'verificationCode',
    src: 'verificationCode',
    input: ({ context: { appid } }) => ({ appid, mode: 3 }),
    onSnapshot: { actions: { type: 'keepCode', params: ({ event }) => event.snapshot } },
    onError: { target: '#unsubscribe.reading', actions: 'noteCodesLost' },
  },
  on: {
    'code.captchaDismissed': { actions: 'dismissCaptcha' },
    'code.captchaRetryRequested': { actions: 'retryCaptcha' },
  },
  states: {
    proving: {
      description: 'The person asks for a code and types it.',
      meta: { requirements: ['SCR-10'] },
      on: {
        'unsubscribe.codeRequested': { actions: ['forgetError', 'askForCode'] },
        'unsubscribe.codeTyped': { actions: { type: 'keepCaption', params: ({ event }) => event } },
        'unsubscribe.submitted': [
          { guard: 'codeIsGiven', target: 'confirming', actions: 'forgetError' },
          { actions: 'noteCodeError' },
        ],
        'unsubscribe.cancelled': '#unsubscribe.reading',
      },
    },
    confirming: {
      description: 'Asks once more, saying that it cannot be taken back; back closes the question first.',
      meta: { requirements: ['SCR-10', 'LAY-19'] },
      invoke: { id: 'confirmLayer', src: 'confirmLayer', onError: 'proving' },
      on: { 'unsubscribe.confirmed': 'submitting', 'unsubscribe.cancelled': 'proving' },
    },
    submitting: {
      description: 'The one call is under way.',
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: ({ context }) => ({ caption: plainCode(context.caption) }),
        onDone: [
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: '#unsubscribe.over' },
          { target: 'proving', actions: { type: 'noteRejection', params: ({ event }) => event.output } },
        ],
      },
    },
  },
});
