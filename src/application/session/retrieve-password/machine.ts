import { noProof, retrieveSetup } from './setup';

/** A forgotten password: the phone is proved by a code, then a new password is chosen. Source: LOG-12. */
export const retrievePasswordMachine = retrieveSetup.createMachine({
  id: 'retrievePassword',
  description: 'One visit to the page of the forgotten password. Leaving the page cancels what is under way.',
  meta: { requirements: ['LOG-12', 'LOG-13'] },
  context: ({ input }) => ({ ...input, proof: noProof, password: '', errors: {} }),
  invoke: {
    id: 'form',
    src: 'form',
    input: ({ context: { appid, ownPhone } }) => ({ appid, ownPhone, mode: 2, asksPassword: false }),
    onError: { target: '.formLost', actions: 'reportFormLost' },
  },
  initial: 'proving',
  states: {
    proving: {
      description: 'The form of the phone and its code is being filled in.',
      meta: { requirements: ['LOG-10', 'LOG-12'] },
      entry: 'forgetSecrets',
      on: {
        'form.completed': {
          target: 'checking',
          actions: { type: 'keepProof', params: ({ event }) => event },
        },
      },
    },
    checking: {
      description: 'The code is compared with the one that was sent; it stays good for the change.',
      meta: { requirements: ['LOG-12', 'LOG-13'] },
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => context.proof,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'choosing' },
          { target: 'proving', actions: { type: 'reportRejection', params: ({ event }) => event.output } },
        ],
      },
    },
    choosing: {
      description: 'A new password is typed. A weak one is not sent.',
      meta: { requirements: ['LOG-12', 'VAL-06'] },
      on: {
        'retrieve.passwordChanged': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'retrieve.submitted': [
          { guard: 'passwordIsRight', target: 'changing', actions: 'forgetErrors' },
          { actions: 'notePasswordFault' },
        ],
      },
    },
    changing: {
      description: 'The one call is under way; a second submit is refused.',
      meta: { requirements: ['LOG-12', 'LOG-13'] },
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { proof, password } }) => ({ ...proof, password }),
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'changed' },
          {
            guard: { type: 'isAboutTheCode', params: ({ event }) => event.output },
            target: 'proving',
            actions: { type: 'reportRejection', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'noteRejection', params: ({ event }) => event.output } },
        ],
      },
    },
    formLost: {
      description: 'The form broke: the error screen is shown in its place, with the ways on.',
      meta: { requirements: ['LAY-10', 'REL-04'] },
      type: 'final',
      entry: 'forgetSecrets',
    },
    changed: {
      description: 'The password is changed and every session has ended; the way on is the login.',
      meta: { requirements: ['LOG-12'] },
      type: 'final',
      entry: 'forgetSecrets',
    },
  },
});

export type RetrievePasswordMachine = typeof retrievePasswordMachine;
