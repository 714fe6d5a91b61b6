import { defaultCountryCode } from '../../../domain/session/phone-proof';
import { phoneFormSetup } from './setup';

/**
 * A phone of any country, the code that is sent to it, a new password where one is asked for, and the agreement:
 * what every way in by a code begins with. Source: LOG-09 … LOG-12, screens.md.
 */
export const phoneFormMachine = phoneFormSetup.createMachine({
  id: 'phoneForm',
  description: 'One form. It hands what was typed to the flow that owns it, and shows what came of it.',
  meta: { requirements: ['LOG-09', 'LOG-12', 'VAL-06'] },
  context: ({ input }) => ({
    ...input,
    userName: input.ownPhone ?? '',
    countryCode: defaultCountryCode,
    caption: '',
    password: '',
    agreed: false,
    ageStated: false,
    errors: {},
    focusField: null,
    query: '',
    code: null,
  }),
  invoke: [
    { id: 'drafts', src: 'drafts', onError: { actions: 'reportDraftsLost' } },
    {
      id: 'verificationCode',
      src: 'verificationCode',
      input: ({ context: { appid, mode } }) => ({ appid, mode }),
      onSnapshot: { actions: { type: 'keepCode', params: ({ event }) => event.snapshot } },
      onError: { actions: 'reportCodesLost' },
    },
  ],
  on: {
    'code.captchaDismissed': { actions: 'dismissCaptcha' },
    'code.captchaRetryRequested': { actions: 'retryCaptcha' },
  },
  initial: 'filling',
  states: {
    filling: {
      description: 'The person types. Nothing goes out before the agreement is ticked.',
      meta: { requirements: ['LOG-12', 'SES-07', 'VAL-06'] },
      on: {
        'form.userNameChanged': [
          {
            guard: 'phoneMayChange',
            actions: [{ type: 'keepUserName', params: ({ event }) => event }, 'keepDraft'],
          },
        ],
        'form.captionChanged': { actions: { type: 'keepCaption', params: ({ event }) => event } },
        'form.passwordChanged': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'form.agreementToggled': { actions: 'toggleAgreement' },
        'form.ageToggled': { actions: 'toggleAge' },
        'form.countryPickerOpened': [{ guard: 'phoneMayChange', target: 'choosingCountry' }],
        'form.codeRequested': [
          { guard: 'codeMayBeAskedFor', actions: ['forgetErrors', 'askForCode'] },
          { actions: 'noteCodeErrors' },
        ],
        'form.submitted': [
          { guard: 'nothingIsWrong', target: 'handedOver', actions: 'forgetErrors' },
          { actions: 'noteErrors' },
        ],
        'draft.recalled': [
          {
            guard: 'userNameIsEmpty',
            actions: { type: 'takeDraft', params: ({ event }) => event },
          },
        ],
      },
    },
    choosingCountry: {
      description: 'The dialling codes lie on the page; back closes them first.',
      meta: { requirements: ['LOG-12', 'LAY-19'] },
      exit: 'forgetQuery',
      invoke: { id: 'pickerLayer', src: 'pickerLayer', onError: 'filling' },
      on: {
        'form.countryQueryChanged': { actions: { type: 'keepQuery', params: ({ event }) => event } },
        'form.countryChosen': {
          target: 'filling',
          actions: [{ type: 'keepCountry', params: ({ event }) => event }, 'keepDraft'],
        },
        'form.countryPickerClosed': 'filling',
      },
    },
    handedOver: {
      description:
        'The flow that owns the form has the typed values; the form accepts no typing until it answers.',
      meta: { requirements: ['LOG-02', 'LOG-13'] },
      entry: 'handOver',
      on: {
        'form.answered': { target: 'filling', actions: { type: 'noteAnswer', params: ({ event }) => event } },
      },
    },
  },
});

export type PhoneFormMachine = typeof phoneFormMachine;
