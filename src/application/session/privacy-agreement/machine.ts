import { goingOn } from '../../kit/going-on';
import type { PrivacyEvent } from './events';
import { privacySetup, type KeptConsent } from './setup';

type Known = Extract<PrivacyEvent, { readonly type: 'privacy.memberKnown' }>;
const recordForMember = {
  type: 'recordForMember',
  params: ({ event }: { readonly event: Known }) => event,
} as const;

const noteConsent = {
  type: 'noteConsent',
  params: ({ event }: { readonly event: { readonly output: KeptConsent } }) => event.output,
} as const;
const grantedForThisRun = ['noteAgreed', 'reportNotKept', 'reportGranted'] as const;
/** What cannot even be tried to keep has no time that could be recorded. */
const heldWithoutRecord = {
  target: 'agreed.forThisRun',
  actions: ['noteNoConsent', ...grantedForThisRun],
} as const;
const stillHere = { target: 'declined', actions: 'noteExitFailed' } as const;

/**
 * The privacy agreement: in the app it comes before everything else; in a browser it is given with each login.
 * Source: product.md §4, PRI-01 … PRI-06.
 */
export const privacyMachine = privacySetup.createMachine({
  id: 'privacy',
  description: 'Whether the person has agreed to the privacy policy that holds now.',
  meta: { requirements: ['PRI-01', 'PRI-02', 'PRI-06'] },
  context: ({ input }) => ({ standing: input.standing, consent: input.kept, exitFailed: false }),
  invoke: {
    id: 'record',
    src: 'record',
    input: ({ context }) => ({ kept: context.consent }),
    onError: goingOn,
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides by what the device kept, before the first page is shown.',
      meta: { requirements: ['PRI-01'] },
      always: [
        { guard: 'isNotNeeded', target: 'notNeeded' },
        { guard: 'isGiven', target: 'agreed' },
        { target: 'asking' },
      ],
    },
    notNeeded: {
      description:
        'Outside the app the start asks no question: each login asks for the tick, which is recorded.',
      meta: { requirements: ['PRI-02', 'PRI-06'] },
      initial: 'unticked',
      on: {
        'privacy.ticked': { target: '.ticked', actions: 'recordTick' },
        'privacy.memberKnown': { actions: recordForMember },
        'privacy.consentTakenBack': { target: '.unticked', actions: ['forgetRecord', 'reportWithdrawn'] },
      },
      states: {
        unticked: {
          description: 'No user has logged in during this run.',
          meta: { requirements: ['PRI-06'] },
        },
        ticked: {
          description: 'A user has logged in, and ticked the agreement.',
          meta: { requirements: ['PRI-06'] },
        },
      },
    },
    asking: {
      description: 'The agreement is shown, and nothing else is loaded or sent.',
      meta: { requirements: ['PRI-02', 'PRI-06'] },
      on: {
        'privacy.accepted': 'keeping',
        'privacy.declined': 'declined',
      },
    },
    declined: {
      description: 'It is explained that the app cannot be used without the agreement; nothing is kept.',
      meta: { requirements: ['PRI-04'] },
      on: {
        'privacy.readAgainRequested': { target: 'asking', actions: 'forgetExit' },
        'privacy.exitRequested': { target: 'exiting', actions: 'forgetExit' },
      },
    },
    exiting: {
      description: 'The platform is asked to end the application.',
      meta: { requirements: ['PRI-04'] },
      invoke: {
        id: 'exitApp',
        src: 'exitApp',
        onDone: [
          { guard: { type: 'exits', params: ({ event }) => event.output }, target: 'declined' },
          stillHere,
        ],
        onError: stillHere,
      },
      after: { exitLimit: stillHere },
    },
    keeping: {
      description: 'The consent is given its time and kept on the device.',
      meta: { requirements: ['PRI-01', 'PRI-05'] },
      invoke: {
        id: 'keepConsent',
        src: 'keepConsent',
        onDone: [
          {
            guard: { type: 'deviceKeptIt', params: ({ event }) => event.output },
            target: 'agreed',
            actions: [noteConsent, 'noteAgreed', 'reportGranted'],
          },
          { target: 'agreed.forThisRun', actions: [noteConsent, ...grantedForThisRun] },
        ],
        onError: heldWithoutRecord,
      },
      after: { storageLimit: heldWithoutRecord },
    },
    agreed: {
      description: 'The application is in use; the consent is recorded for the user who logs in.',
      meta: { requirements: ['PRI-03', 'PRI-06'] },
      entry: 'recordConsent',
      initial: 'kept',
      on: {
        'privacy.ticked': { actions: 'recordTick' },
        'privacy.memberKnown': { actions: recordForMember },
        'privacy.consentTakenBack': {
          target: 'asking',
          actions: ['noteMissing', 'forgetRecord', 'reportWithdrawn'],
        },
      },
      states: {
        kept: { description: 'The device keeps the consent.', meta: { requirements: ['PRI-01'] } },
        forThisRun: {
          description:
            'The device could not keep it: it holds for this run, and is asked for again at the next.',
          meta: { requirements: ['PRI-05'] },
        },
      },
    },
  },
});

export type PrivacyMachine = typeof privacyMachine;
