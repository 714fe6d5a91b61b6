import { whenBack } from '../connection/actors';
import type { ProfileEditEvent } from './events';
import { noFields, profileEditSetup } from './setup';

type Typed = Extract<ProfileEditEvent, { readonly type: 'profile.typed' }>;
const typed = ({ event }: { readonly event: Typed }) => event;
const fieldIsFree = { type: 'fieldIsFree', params: typed } as const;
const keepTyped = { type: 'keepTyped', params: typed } as const;

/** Seeing and editing one's own profile. Source: SCR-10, VAL-06, SES-07. */
export const profileEditMachine = profileEditSetup.createMachine({
  id: 'profileEdit',
  description: 'One visit to the page of the profile. What was typed survives a reload.',
  meta: { requirements: ['SCR-10', 'VAL-06', 'SES-07'] },
  context: ({ input }) => ({
    userId: input.userId,
    profile: null,
    typed: noFields,
    errors: {},
    focusField: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The profile is being asked for; what was typed before a reload is laid over it.',
      meta: { requirements: ['SCR-10', 'SES-07'] },
      entry: 'forgetErrors',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: [
          {
            guard: { type: 'profileCame', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'keepLoaded', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'noteDefect' },
      },
      after: { answerLimit: { target: 'failed', actions: 'noteTimeout' } },
    },
    failed: {
      description:
        'The profile could not be loaded; the page offers to try again, and does so by itself when it can.',
      meta: { requirements: ['SCR-10', 'LAY-16'] },
      invoke: whenBack('loading'),
      on: {
        'profile.reloadRequested': 'loading',
      },
    },
    editing: {
      description: 'The person types; each change is kept as a draft.',
      meta: { requirements: ['SCR-10', 'VAL-06'] },
      initial: 'resting',
      on: {
        'profile.typed': [{ guard: fieldIsFree, target: '.drafting', actions: keepTyped }],
        'profile.submitted': [
          { guard: 'nothingIsWrong', target: 'saving', actions: 'forgetErrors' },
          { actions: 'noteErrors' },
        ],
      },
      states: {
        resting: {
          description: 'What is typed is kept, or is what the server has.',
          meta: { requirements: ['SES-07'] },
        },
        drafting: {
          description: 'What is typed is written to the device.',
          meta: { requirements: ['SES-07'] },
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: ({ context: { userId, typed: fields } }) => ({ userId, fields }),
            onDone: 'resting',
            onError: 'resting',
          },
        },
      },
    },
    saving: {
      description: 'The one call is under way.',
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { userId, typed: fields } }) => ({ userId, fields }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: 'keepSaved',
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'noteDefect' },
      },
      after: { answerLimit: { target: 'editing', actions: 'noteTimeout' } },
    },
    saved: {
      description: 'The profile is saved; typing goes on from it.',
      meta: { requirements: ['SCR-10'] },
      on: {
        'profile.typed': [{ guard: fieldIsFree, target: 'editing.drafting', actions: keepTyped }],
        'profile.reloadRequested': 'loading',
      },
    },
  },
});

export type ProfileEditMachine = typeof profileEditMachine;
