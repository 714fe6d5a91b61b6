import type { RenewalEvent } from './events';
import { renewalSetup } from './setup';

type Known = Extract<RenewalEvent, { readonly type: 'renewal.memberKnown' }>;
const known = ({ event }: { readonly event: Known }) => event;
const isAnother = { type: 'isAnother', params: known } as const;
const keepMember = { type: 'keepMember', params: known } as const;

/** Before anybody is asked, whoever comes is looked at, and whoever leaves is forgotten. */
const unasked = {
  'renewal.memberKnown': [{ guard: isAnother, target: 'deciding', actions: keepMember }],
  'renewal.memberLeft': { target: 'resting', actions: 'forgetMember' },
} as const;
/** While somebody is asked; a consent that was given in another tab meanwhile settles the question too. */
const asked = {
  'renewal.memberKnown': [
    { guard: isAnother, target: 'deciding', actions: ['forgetQuestion', keepMember, 'reportDropped'] },
  ],
  'renewal.memberLeft': { target: 'resting', actions: ['forgetMember', 'reportDropped'] },
} as const;
const readsRecord = [{ guard: 'somebodyCanBeAsked', target: 'reading' }, { target: 'resting' }] as const;

/**
 * A member whose consent is to an earlier version is asked anew where nobody is asked at the start: in a browser and
 * in WeChat. What a login's tick or the app's agreement gave is put on record here too. Source: PRI-06.
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
        'Nobody is here, or nothing is to be asked; what failed is tried again with the next news.',
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
      description: 'The member is asked, and told what has changed; what failed before is said.',
      meta: { requirements: ['PRI-06'] },
      on: {
        ...asked,
        'renewal.accepted': { target: 'agreeing', actions: 'forgetFailure' },
        'renewal.declined': { target: 'declined', actions: 'forgetFailure' },
      },
    },
    agreeing: {
      description: 'The consent is put on record; until it stands there the question stays.',
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
