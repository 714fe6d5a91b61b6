import { goingOn } from '../../kit/going-on';
import { discarded, refused, retried, taken, written } from './changes';
import { lookingForOthers, type Read } from './others';
import { nothingKnown, outboxSetup } from './setup';

/** While nothing waits: what comes goes out at once. */
const goesOut = {
  'outbox.written': { target: 'choosing', actions: written },
  'outbox.retried': { target: 'choosing', actions: retried },
  'shelf.read': { target: 'choosing', actions: { type: 'addKept', params: ({ event }: Read) => event } },
} as const;

/** Messages on their way: kept on the device, sent in order, one at a time, exactly once. Source: SOC-06, SOC-08. */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  description: 'The messages that were written here and are not yet taken.',
  meta: { requirements: ['SOC-06'] },
  context: ({ input }) => ({ ...nothingKnown, confirms: input.confirms }),
  invoke: {
    id: 'shelf',
    src: 'shelf',
    onError: { actions: { type: 'reportNotKept', params: { failure: { kind: 'unavailable' } } } },
  },
  on: {
    'shelf.failed': { actions: { type: 'reportNotKept', params: ({ event }) => event } },
    // The user for whom the device was read has logged out.
    'shelf.read': goingOn,
    // It is looked for once the line is up, and nothing waits here.
    'outbox.othersKeep': goingOn,
  },
  initial: 'away',
  states: {
    away: {
      description:
        'No user is logged in. Messages kept on the device wait for their user; the login of another user deletes them.',
      meta: { requirements: ['SOC-06'] },
      on: {
        'outbox.memberCame': {
          target: 'here',
          actions: { type: 'keepMember', params: ({ event }) => event },
        },
        'outbox.memberLeft': {
          guard: { type: 'isChosen', params: ({ event }) => event },
          actions: 'wipe',
        },
      },
    },
    here: {
      description:
        'A user is logged in: what they write is kept and sent. Messages of other users are deleted from the device.',
      meta: { requirements: ['SOC-06', 'SOC-08'] },
      entry: 'openShelf',
      exit: 'closeShelf',
      on: {
        'outbox.memberCame': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'here',
          reenter: true,
          actions: { type: 'keepMember', params: ({ event }) => event },
        },
        'outbox.memberLeft': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: 'away',
            actions: ['wipe', 'forgetMember'],
          },
          { target: 'away', actions: 'forgetMember' },
        ],
        'outbox.written': { actions: written },
        'outbox.retried': { actions: retried },
        'outbox.discarded': { actions: discarded },
        'line.taken': { actions: taken },
        'line.refused': { actions: refused },
      },
      initial: 'reading',
      states: {
        reading: {
          description:
            'The messages kept for this user are read first, so that they go first; those of other users are deleted.',
          meta: { requirements: ['SOC-06'] },
          on: {
            'shelf.read': { target: 'known', actions: { type: 'addKept', params: ({ event }) => event } },
            'shelf.failed': {
              target: 'known',
              actions: { type: 'reportNotKept', params: ({ event }) => event },
            },
          },
          after: { readLimit: 'known' },
        },
        known: {
          description: 'All that is to be sent is known.',
          meta: { requirements: ['SOC-06'] },
          invoke: { id: 'line', src: 'line', onError: goingOn },
          on: {
            // It came too late to go first; it goes all the same.
            'shelf.read': { actions: { type: 'addKept', params: ({ event }) => event } },
          },
          initial: 'apart',
          states: {
            apart: {
              description: 'The line is down: everything waits.',
              meta: { requirements: ['SOC-06'] },
              on: { 'line.opened': [{ guard: 'mayTakeOver', target: 'looking' }, { target: 'linked' }] },
            },
            looking: lookingForOthers,
            linked: {
              description: 'The line is up: one message after the other goes out.',
              meta: { requirements: ['SOC-06'] },
              entry: 'forgetTries',
              on: { 'line.lost': { target: 'apart', actions: 'noteUnconfirmed' } },
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'Whose turn it is.',
                  meta: { requirements: ['SOC-06'] },
                  always: [
                    {
                      guard: 'somethingGoesUnconfirmed',
                      target: 'choosing',
                      reenter: true,
                      actions: ['sendNext', 'noteSent'],
                    },
                    { guard: 'somethingWaits', target: 'sending', actions: ['sendNext', 'noteSent'] },
                    { guard: 'somethingIsUnanswered', target: 'listening' },
                    { target: 'resting' },
                  ],
                },
                sending: {
                  description: 'One message is under way; the gateway takes it, or says why not.',
                  meta: { requirements: ['SOC-06'] },
                  after: {
                    answerLimit: [
                      { guard: 'mayTryAgain', target: 'choosing' },
                      { target: 'choosing', actions: 'noteSilent' },
                    ],
                  },
                  on: {
                    'line.taken': [
                      {
                        guard: { type: 'isUnderWay', params: ({ event }) => event },
                        target: 'choosing',
                        actions: taken,
                      },
                      { actions: taken },
                    ],
                    'line.refused': [
                      {
                        guard: { type: 'isUnderWay', params: ({ event }) => event },
                        target: 'choosing',
                        actions: refused,
                      },
                      { actions: refused },
                    ],
                    'outbox.discarded': [
                      {
                        guard: { type: 'isUnderWay', params: ({ event }) => event },
                        target: 'choosing',
                        actions: discarded,
                      },
                      { actions: discarded },
                    ],
                  },
                },
                listening: {
                  description:
                    'Everything went out to a gateway that takes no client ids; 10 s it is listened to.',
                  meta: { requirements: ['SOC-06'] },
                  after: { answerLimit: { target: 'resting', actions: 'noteUnconfirmed' } },
                  on: {
                    'outbox.written': { target: 'choosing', actions: written },
                    'outbox.retried': { target: 'choosing', actions: retried },
                  },
                },
                resting: {
                  description: 'Nothing waits.',
                  meta: { requirements: ['SOC-06'] },
                  on: {
                    ...goesOut,
                    'outbox.othersKeep': { guard: 'mayTakeOver', target: 'watching' },
                  },
                },
                watching: {
                  description:
                    'Nothing waits here, but something that another tab wrote: it may have been closed.',
                  meta: { requirements: ['SOC-06'] },
                  after: { othersLimit: '#outbox.here.known.looking' },
                  on: goesOut,
                },
              },
            },
          },
        },
      },
    },
  },
});

export type OutboxMachine = typeof outboxMachine;
