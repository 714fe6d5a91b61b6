import { plainCode } from '../../../domain/verification-code/plain-code';
import { ndaSetup } from './setup';

/** The second step: the verified name, a code sent to the member's own phone, one confirmation, and the call. */
export const signing = ndaSetup.createStateConfig({
  description:
    'The member signs what was read: by name, by a code and by a confirmation that nothing ticks beforehand.',
  meta: { requirements: ['ENT-09', 'MKT-04'] },
  initial: 'typing',
  exit: 'forgetCode',
  invoke: {
    id: 'verificationCode',
    src: 'verificationCode',
    input: ({ context: { appid } }) => ({ appid, mode: 3 }),
    onSnapshot: { actions: { type: 'keepCode', params: ({ event }) => event.snapshot } },
    onError: { target: '#nda.open.reading', actions: 'noteCodesLost' },
  },
  on: {
    'code.captchaDismissed': { actions: 'dismissCaptcha' },
    'code.captchaRetryRequested': { actions: 'retryCaptcha' },
  },
  states: {
    typing: {
      description: 'The name, the code and the confirmation are given.',
      meta: { requirements: ['ENT-09'] },
      on: {
        'nda.typed': { actions: [{ type: 'keepTyped', params: ({ event }) => event }, 'keepDraft'] },
        'nda.agreedToggled': { actions: 'toggleAgreed' },
        'nda.codeRequested': { actions: ['forgetError', 'awaitCaption', 'askForCode'] },
        'nda.submitted': [
          { guard: 'isFit', target: 'sending', actions: 'forgetError' },
          { actions: 'noteErrors' },
        ],
        'nda.backRequested': { target: '#nda.open.reading', actions: 'forgetError' },
      },
    },
    sending: {
      description: 'The one call is under way; sent again after a lost answer, it is signed once.',
      meta: { requirements: ['ENT-09', 'GAT-08'] },
      invoke: {
        id: 'sign',
        src: 'sign',
        input: ({ context: { sale, standing, name, caption } }) => ({
          sale,
          version: standing?.version ?? '',
          sha256: standing?.sha256 ?? '',
          name: name.trim(),
          caption: plainCode(caption),
        }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: '#nda.open.settled',
            actions: [
              { type: 'keepStanding', params: ({ event }) => event.output },
              'startSigning',
              'discardDraft',
            ],
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event.output },
            target: '#nda.open.loading',
            actions: ['startSigning', { type: 'noteRejection', params: ({ event }) => event.output }],
          },
          { target: 'typing', actions: { type: 'noteUnsigned', params: ({ event }) => event.output } },
        ],
      },
    },
  },
});
