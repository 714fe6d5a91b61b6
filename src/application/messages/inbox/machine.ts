import { goingOn } from '../../kit/going-on';
import type { InboxEvent } from './events';
import { untouched, type InboxAct } from './inbox-context';
import { inboxSetup } from './setup';

type Of<T extends InboxEvent['type']> = { readonly event: Extract<InboxEvent, { type: T }> };

const keep = {
  read: {
    type: 'keepAct',
    params: ({ event }: Of<'inbox.readPressed'>): InboxAct => ({ kind: 'read', row: event.row }),
  },
  removal: {
    type: 'keepAct',
    params: ({ event }: Of<'inbox.removePressed'>): InboxAct => ({ kind: 'remove', row: event.row }),
  },
  readAll: {
    type: 'keepAct',
    params: ({ event }: Of<'inbox.readAllPressed'>): InboxAct => ({ kind: 'readAll', rows: event.rows }),
  },
} as const;

/**
 * The user's changes to the inbox: shown at once, saved one after the other, reverted where saving fails. Source:
 * SCR-11, SOC-08.
 */
export const inboxMachine = inboxSetup.createMachine({
  id: 'inbox',
  description: 'The changes to the rows of the inbox: opened, read, all read, removed and restored.',
  meta: { requirements: ['SCR-11', 'SOC-08'] },
  context: untouched,
  invoke: { id: 'ahead', src: 'ahead', onError: goingOn },
  on: { 'inbox.rowOpened': { actions: { type: 'askAhead', params: ({ event }) => event } } },
  type: 'parallel',
  states: {
    saving: {
      description: 'Takes what was done to the gateway, in its order.',
      meta: { requirements: ['SOC-08'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'All that was done is saved.',
          meta: { requirements: ['SOC-08'] },
          always: { guard: 'somethingWaits', target: 'sending' },
        },
        sending: {
          description: 'The earliest is being saved; the others wait.',
          meta: { requirements: ['SOC-08'] },
          entry: 'takeFirst',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => context.sent,
            onDone: [
              {
                guard: { type: 'wasSaved', params: ({ event }) => event.output },
                target: 'resting',
                actions: 'keepSaved',
              },
              { guard: 'wasRestoring', target: 'resting', actions: ['offerAgain', 'rollBack'] },
              { target: 'resting', actions: 'rollBack' },
            ],
          },
        },
      },
    },
    notifying: {
      description: 'What can be taken back.',
      meta: { requirements: ['SCR-11'] },
      initial: 'quiet',
      on: {
        'inbox.counted': { actions: { type: 'keepParts', params: ({ event }) => event } },
        'inbox.readPressed': { actions: keep.read },
        'inbox.readAllPressed': { actions: keep.readAll },
        'inbox.restoreFailed': {
          target: '.removed',
          actions: { type: 'keepLast', params: ({ event }) => event },
        },
        'inbox.removePressed': {
          target: '.removed',
          actions: [keep.removal, { type: 'keepLast', params: ({ event }) => event }],
        },
      },
      states: {
        quiet: {
          description: 'No notice is shown.',
          meta: { requirements: ['SCR-11'] },
        },
        removed: {
          description:
            'A row was taken out, and can be taken back for 5 s; again where its return was not saved.',
          meta: { requirements: ['SCR-11'] },
          after: { undoOffered: { target: 'quiet', actions: 'forgetLast' } },
          on: { 'inbox.undone': { target: 'quiet', actions: ['takeBack', 'forgetLast'] } },
        },
      },
    },
  },
});

export type InboxMachine = typeof inboxMachine;
