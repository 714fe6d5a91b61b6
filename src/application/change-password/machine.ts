import { changePasswordSetup } from './setup';

/** Changing one's password by the old one; every other login ends. Source: SCR-10, VAL-06. */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'changePassword',
  description: 'One visit to the page of the password. Leaving the page cancels its call.',
  meta: { requirements: ['SCR-10', 'VAL-06'] },
  context: ({ input }) => ({
    userName: input.userName,
    oldPassword: '',
    password: '',
    repeated: '',
    errors: {},
    focusField: null,
    ended: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person types. Nothing is sent before all three fields are right.',
      meta: { requirements: ['VAL-06'] },
      on: {
        'password.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'password.submitted': [
          { guard: 'nothingIsWrong', target: 'submitting', actions: 'forgetErrors' },
          { actions: 'noteErrors' },
        ],
      },
    },
    submitting: {
      description: 'The one call is under way.',
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { oldPassword, password } }) => ({ oldPassword, password }),
        onDone: [
          {
            guard: { type: 'wasChanged', params: ({ event }) => event.output },
            target: 'changed',
            actions: { type: 'keepEnded', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'noteRejection', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'noteDefect' },
      },
      after: { answerLimit: { target: 'editing', actions: 'noteTimeout' } },
    },
    changed: {
      description: 'The password is another one, and the passwords are forgotten here.',
      meta: { requirements: ['SCR-10'] },
      on: {
        'password.typed': {
          target: 'editing',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ChangePasswordMachine = typeof changePasswordMachine;
