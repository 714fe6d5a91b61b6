import type { RenewalEvent } from './events';
import { renewalSetup } from './setup';

type Known = Extract<RenewalEvent, { readonly type: 'renewal.memberKnown' }>;
const known = ({ event }: { readonly event: Known }) => event;
const isAnother = { type: 'isAnother', params: known } as const;
const keepMember = { type: 'keepMember', params: known } as const;

/** Before the question: a member who logs in is checked, and one who logs out is forgotten. */
const unasked = {
  'renewal.memberKnown': [{ guard: isAnother, target: 'deciding', actions: keepMember }],
  'renewal.memberLeft': { target: 'resting', actions: 'forgetMember' },
} as const;
/** During the question; a consent that was given in another tab meanwhile settles it too. */
const asked = {
  'renewal.memberKnown': [
    { guard: isAnother, target: 'deciding', actions: ['forgetQuestion', keepMember, 'reportDropped'] },
  ],
  'renewal.memberLeft': { target: 'resting', actions: ['forgetMember', 'reportDropped'] },
} as const;
const readsRecord = [{ guard: 'memberCanBeAsked', target: 'reading' }, { target: 'resting' }] as const;

/**
 * Asks a member again whose consent is to an earlier version, where the start asks no question: in a browser and in
 * WeChat. A consent given at a login or in the app is put on record here too. Source: PRI-06.
 */
export const renewalMachine = renewalSetup.createMachine({
  id: 'renewal',
  description: 'Whether the consent of who is logged in is on record, and to what holds now.',
  meta: { requirements: ['PRI-06'] },
  context: ({ input }) => ({ environment: input.environment, member: null, previous: null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description:
        'No member is logged in, or none is to be asked; a failed step is tried again with the next news.',
      meta: { requirements: ['PRI-06'] },
      on: {
        'renewal.memberKnown': { target: 'deciding', actions: keepMember },
        'renewal.memberLeft': { actions: 'forgetMember' },
      },
    },
    deciding: {
      description: 'What the device knows of comes first: it may not be on record yet.',
      meta: { requirements: ['PRI-06'] },
      always: [{ guard: 'somethingWasGiven', target: 'recording' }, ...readsRecord],
    },
    recording: {
      description: 'The consent that the device knows of is put on record.',
      meta: { requirements: ['PRI-06'] },
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context }) => ({ member: context.member }),
        onDone: [...readsRecord],
      },
      on: unasked,
    },
    reading: {
      description: 'The record says to which versions the member agreed.',
      meta: { requirements: ['PRI-06'] },
      invoke: {
        id: 'loadConsents',
        src: 'loadConsents',
        input: ({ context }) => ({ member: context.member }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'asking',
            actions: [{ type: 'keepPrevious', params: ({ event }) => event.output }, 'reportWanted'],
          },
          { target: 'resting' },
        ],
      },
      on: unasked,
    },
    asking: {
      description:
        'The question is shown with the changes of the texts, and with the reason of the last failure.',
      meta: { requirements: ['PRI-06'] },
      on: {
        ...asked,
        'renewal.accepted': { target: 'agreeing', actions: 'forgetFailure' },
        'renewal.declined': { target: 'declined', actions: 'forgetFailure' },
      },
    },
    agreeing: {
      description: 'The consent is put on record; the question stays until that succeeds.',
      meta: { requirements: ['PRI-06'] },
      invoke: {
        id: 'agree',
        src: 'agree',
        input: ({ context }) => ({ member: context.member }),
        onDone: [
          {
            guard: { type: 'isRecorded', params: ({ event }) => event.output },
            target: 'resting',
            actions: ['forgetQuestion', 'reportAgreed'],
          },
          { target: 'asking', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
      on: asked,
    },
    declined: {
      description: 'It is explained what refusing means; nothing is done yet.',
      meta: { requirements: ['PRI-04', 'PRI-06'] },
      on: {
        ...asked,
        'renewal.readAgainRequested': { target: 'asking', actions: 'forgetFailure' },
        'renewal.logoutRequested': { target: 'leaving', actions: ['forgetFailure', 'reportLogoutWanted'] },
      },
    },
    leaving: {
      description: 'The member is being logged out.',
      meta: { requirements: ['PRI-06', 'LOG-08'] },
      after: { leaveLimit: { target: 'declined', actions: 'noteTimeout' } },
      on: asked,
    },
  },
});

export type RenewalMachine = typeof renewalMachine;
