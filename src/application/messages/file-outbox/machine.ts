import { goingOn } from '../../kit/going-on';
import type { FileOutboxEvent } from './events';
import { fileOutboxSetup, type FileOutboxContext } from './setup';
import { nextToUpload } from '../../../domain/chat/waiting-file';

type Of<Type extends FileOutboxEvent['type']> = { readonly event: Extract<FileOutboxEvent, { type: Type }> };
type Shelved = Extract<FileOutboxEvent, { type: 'shelf.read' }>;

/** The number of waiting files is limited; beyond the limit the user keeps the file in the composer. */
const chosen = {
  guard: { type: 'hasSpace', params: ({ event }: Of<'files.chosen'>) => event },
  actions: [
    { type: 'add', params: ({ event }: Of<'files.chosen'>) => event },
    { type: 'shelve', params: ({ event }: Of<'files.chosen'>) => event.chosen },
  ],
} as const;
const retried = [
  { type: 'noteRetried', params: ({ event }: Of<'files.retried'>) => event },
  { type: 'shelve', params: ({ event }: Of<'files.retried'>) => event },
] as const;
const discarded = [
  { type: 'takeOut', params: ({ event }: Of<'files.discarded'>) => event },
  { type: 'unshelve', params: ({ event }: Of<'files.discarded'>) => event },
] as const;
/** One that is given up while it is under way makes room for the next. */
const discardedNow = [
  {
    guard: { type: 'isUnderWay', params: ({ event }: Of<'files.discarded'>) => event },
    target: 'choosing',
    actions: [...discarded, 'forgetTries'],
  },
  { actions: discarded },
] as const;
const kept = { type: 'addKept', params: ({ event }: { readonly event: Shelved }) => event } as const;

/** While the file under way waits to go up again. */
const untilItGoes = {
  'line.opened': { target: 'choosing', actions: 'forgetTries' },
  'files.retried': [
    {
      guard: { type: 'isUnderWay', params: ({ event }: Of<'files.retried'>) => event },
      target: 'choosing',
      actions: 'forgetTries',
    },
    { actions: retried },
  ],
  'files.discarded': discardedNow,
} as const;

/**
 * Files that were chosen in conversations: kept on the device, uploaded one after the other, each then a message of the
 * outbox. Source: SOC-06, SCR-11.
 */
export const fileOutboxMachine = fileOutboxSetup.createMachine({
  id: 'fileOutbox',
  description: 'The files that were chosen here and are not uploaded yet.',
  meta: { requirements: ['SOC-06', 'SCR-11'] },
  context: { userId: null, files: [], sent: 0, tries: 0 },
  invoke: [
    {
      id: 'shelf',
      src: 'shelf',
      onError: { actions: { type: 'reportNotKept', params: { failure: { kind: 'unavailable' } } } },
    },
    { id: 'outbox', src: 'outbox', onError: goingOn },
    { id: 'line', src: 'line', onError: goingOn },
  ],
  on: {
    'shelf.failed': { actions: { type: 'reportNotKept', params: ({ event }) => event } },
    // A page that ends between the two has the file still, and its message is taken once.
    'outbox.kept': { actions: { type: 'unshelve', params: ({ event }) => event } },
    // Its user has logged out.
    'shelf.read': goingOn,
    // Where no file waits for it, the line changes nothing.
    'line.opened': goingOn,
  },
  initial: 'away',
  states: {
    away: {
      description: 'No user is logged in; files that the device keeps for a user wait for their login.',
      meta: { requirements: ['SOC-06'] },
      on: {
        'files.memberCame': { target: 'here', actions: { type: 'keepMember', params: ({ event }) => event } },
        'files.memberLeft': { guard: { type: 'isChosen', params: ({ event }) => event }, actions: 'wipe' },
      },
    },
    here: {
      description: 'A user is logged in: the files that they choose are kept and uploaded.',
      meta: { requirements: ['SOC-06'] },
      entry: 'openShelf',
      exit: 'closeShelf',
      on: {
        'files.memberCame': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'here',
          reenter: true,
          actions: { type: 'keepMember', params: ({ event }) => event },
        },
        'files.memberLeft': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: 'away',
            actions: ['wipe', 'forgetMember'],
          },
          { target: 'away', actions: 'forgetMember' },
        ],
        'files.chosen': chosen,
        'files.retried': { actions: retried },
        'files.discarded': { actions: discarded },
        'shelf.read': { actions: kept },
      },
      initial: 'reading',
      states: {
        reading: {
          description: 'What the device kept is read first, so that it goes first.',
          meta: { requirements: ['SOC-06'] },
          on: {
            'shelf.read': { target: 'choosing', actions: kept },
            'shelf.failed': {
              target: 'choosing',
              actions: { type: 'reportNotKept', params: ({ event }) => event },
            },
          },
          after: { readLimit: 'choosing' },
        },
        choosing: {
          description: 'Whose turn it is.',
          meta: { requirements: ['SOC-06'] },
          always: [{ guard: 'somethingWaits', target: 'uploading' }, { target: 'resting' }],
        },
        uploading: {
          description: 'One file is read from its store and uploaded, with progress; its message follows.',
          meta: { requirements: ['SOC-06', 'SCR-11'] },
          entry: 'begin',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: underWay,
            onError: { target: 'choosing', actions: ['noteSilent', 'forgetTries'] },
          },
          after: { uploadLimit: 'unanswered' },
          on: {
            'upload.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
            'upload.ended': [
              {
                guard: { type: 'wasTaken', params: ({ event }) => event.result },
                target: 'choosing',
                actions: [
                  { type: 'handOver', params: ({ event }) => event.result },
                  'takeNext',
                  'forgetTries',
                ],
              },
              { guard: { type: 'cameNot', params: ({ event }) => event.result }, target: 'unanswered' },
              {
                target: 'choosing',
                actions: [{ type: 'noteRefused', params: ({ event }) => event.result }, 'forgetTries'],
              },
            ],
            'content.gone': { target: 'choosing', actions: ['unshelveNext', 'takeNext', 'forgetTries'] },
            'content.unread': { target: 'choosing', actions: ['noteUnread', 'forgetTries'] },
            'files.discarded': discardedNow,
          },
        },
        unanswered: {
          description: 'Whether it goes up once more by itself.',
          meta: { requirements: ['SOC-06'] },
          always: [{ guard: 'mayTryAgain', target: 'waiting' }, { target: 'stalled' }],
        },
        waiting: {
          description: 'No answer came: the file goes up again by itself, at once when the connection comes.',
          meta: { requirements: ['SOC-06'] },
          after: { againPause: 'choosing' },
          on: untilItGoes,
        },
        stalled: {
          description: 'Three attempts got no answer: the upload waits for a connection or a request.',
          meta: { requirements: ['SOC-06'] },
          on: untilItGoes,
        },
        resting: {
          description: 'No file waits.',
          meta: { requirements: ['SOC-06'] },
          on: {
            'files.chosen': { target: 'choosing', ...chosen },
            'files.retried': { target: 'choosing', actions: retried },
            'shelf.read': { target: 'choosing', actions: kept },
          },
        },
      },
    },
  },
});

function underWay({ context: { files } }: { readonly context: FileOutboxContext }) {
  return { file: nextToUpload(files) };
}

export type FileOutboxMachine = typeof fileOutboxMachine;
