import { goingOn } from '../../kit/going-on';
import { deeds } from './deeds';
import type { ThreadEvent } from './events';
import { older } from './older';
import { outgoing } from './outgoing';
import { opens } from './opens';
import { sight } from './sight';
import { missedInput, threadSetup } from './setup';

type Of<Type extends ThreadEvent['type']> = { readonly event: Extract<ThreadEvent, { type: Type }> };

const hear = { type: 'hear', params: ({ event }: Of<'news.arrived'>) => event } as const;
const missed = { type: 'mayHaveMissed', params: ({ event }: Of<'news.arrived'>) => event } as const;

/**
 * A conversation of two: its messages, arriving ones, and those of the outbox. Source: SCR-11, SOC-05, SOC-06, SOC-08.
 */
export const threadMachine = threadSetup.createMachine({
  id: 'thread',
  description: 'One conversation of two.',
  meta: { requirements: ['SCR-11', 'SOC-05'] },
  context: ({ input }) => ({
    peerId: input.peerId,
    thread: null,
    log: [],
    older: null,
    olderCursors: [],
    pending: null,
    taken: [],
    files: [],
    progress: null,
    readUpTo: null,
    lastHeard: null,
    failure: null,
    seesEnd: true,
    act: null,
    problem: null,
  }),
  invoke: [
    { id: 'news', src: 'news', onError: goingOn },
    { id: 'seen', src: 'seen', input: ({ context }) => ({ peerId: context.peerId }), onError: goingOn },
  ],
  on: {
    'news.arrived': { actions: hear },
  },
  type: 'parallel',
  states: {
    talk: {
      description: 'Whether what was written is here.',
      meta: { requirements: ['SCR-11'] },
      initial: 'opening',
      states: {
        opening: {
          description: 'The relation to the peer and the newest messages are being loaded.',
          meta: { requirements: ['SCR-11'] },
          ...opens,
        },
        unknown: {
          description: 'The peer does not exist, or may not be written to.',
          meta: { requirements: ['SCR-11'] },
          on: { 'thread.reloadRequested': 'opening' },
        },
        failed: {
          description:
            'The conversation was refused, or came broken; it is asked for again by hand, or once there is a connection.',
          meta: { requirements: ['SCR-11', 'LAY-16'] },
          on: {
            'thread.reloadRequested': 'opening',
            'news.arrived': [
              {
                guard: { type: 'mayBeAnything', params: ({ event }) => event },
                target: 'opening',
                actions: hear,
              },
            ],
          },
        },
        apart: {
          description: 'No answer came: earlier messages are not shown, and new ones wait in the outbox.',
          meta: { requirements: ['SCR-11', 'SOC-06'] },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'It is asked for again by hand, or once there is a connection.',
              meta: { requirements: ['SCR-11', 'LAY-16'] },
              on: {
                'thread.reloadRequested': 'asking',
                'news.arrived': [
                  {
                    guard: { type: 'mayBeAnything', params: ({ event }) => event },
                    target: 'asking',
                    actions: hear,
                  },
                ],
              },
            },
            asking: {
              description: 'It is asked for again.',
              meta: { requirements: ['SCR-11', 'LAY-16'] },
              ...opens,
            },
          },
        },
        here: {
          description: 'The conversation is shown.',
          meta: { requirements: ['SCR-11'] },
          type: 'parallel',
          states: {
            older,
            fresh: {
              description: 'The newest part of the conversation.',
              meta: { requirements: ['SOC-05'] },
              initial: 'current',
              states: {
                current: {
                  description: 'All that was written is here.',
                  meta: { requirements: ['SOC-05', 'SOC-08'] },
                  on: {
                    'news.arrived': [
                      { guard: missed, target: 'catching', actions: hear },
                      { actions: [hear, 'reportSeen'] },
                    ],
                  },
                },
                catching: {
                  description: 'Something may have been missed: it is asked for, back to what is known.',
                  meta: { requirements: ['SOC-05'] },
                  entry: 'noteAsked',
                  invoke: {
                    id: 'catchUp',
                    src: 'catchUp',
                    input: missedInput,
                    onDone: [
                      {
                        guard: { type: 'came', params: ({ event }) => event.output },
                        target: 'current',
                        actions: [{ type: 'keepCaught', params: ({ event }) => event.output }, 'reportSeen'],
                      },
                      { target: 'behind' },
                    ],
                    onError: 'behind',
                  },
                  after: { askLimit: 'behind' },
                  on: {
                    'news.arrived': [
                      { guard: missed, target: 'catching', reenter: true, actions: hear },
                      { actions: hear },
                    ],
                  },
                },
                behind: {
                  description: 'The missed messages did not load; they are requested again automatically.',
                  meta: { requirements: ['SOC-05'] },
                  after: { behindPause: 'catching' },
                  on: {
                    'news.arrived': { target: 'catching', actions: hear },
                    'thread.reloadRequested': 'catching',
                  },
                },
              },
            },
            deeds,
          },
        },
      },
    },
    outgoing,
    sight,
  },
});

export type ThreadMachine = typeof threadMachine;
